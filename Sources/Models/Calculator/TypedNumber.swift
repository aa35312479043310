/// A number while it is being typed.
struct TypedNumber: Hashable {
    private var digits = 0
    private var digitCount = 1
    /// Digits after the point, once there is one.
    private var decimals: Int?

    /// A leading zero is replaced; digits beyond the ninth are ignored.
    mutating func append(_ digit: Int) {
        precondition((0...9).contains(digit), "a digit is 0 to 9")
        if digits == 0 && decimals == nil {
            digits = digit
        } else if digitCount < Calculator.maximumDigits {
            digits = digits * 10 + digit
            digitCount += 1
            decimals = decimals.map { $0 + 1 }
        }
    }

    /// A second point is ignored.
    mutating func appendPoint() { decimals = decimals ?? 0 }

    /// The double nearest to the number: both sides of the division are exact.
    var value: Double { Double(digits) / Double((0..<(decimals ?? 0)).reduce(1) { power, _ in power * 10 }) }

    var text: String {
        guard let decimals else { return String(digits) }
        let written = String(digits)
        let padded = String(repeating: "0", count: max(0, digitCount - written.count)) + written
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}
