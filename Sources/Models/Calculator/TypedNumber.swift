/// A number while it is being typed.
struct TypedNumber: Hashable {
    private var digits = 0
    private var digitCount = 1
    /// The number of digits after the point. Nil if there is no point.
    private var decimals: Int?

    /// Appends a digit. A leading zero is replaced; digits after the ninth are ignored.
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

    /// Appends the point. A second one is ignored.
    mutating func appendPoint() { decimals = decimals ?? 0 }

    /// The nearest double, because both operands of the division are exact.
    var value: Double { Double(digits) / Double((0..<(decimals ?? 0)).reduce(1) { power, _ in power * 10 }) }

    var text: String {
        guard let decimals else { return String(digits) }
        let written = String(digits)
        let padded = String(repeating: "0", count: max(0, digitCount - written.count)) + written
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}
