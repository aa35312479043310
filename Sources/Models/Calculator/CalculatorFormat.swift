/// Formats results like C's `%.9g`.
public enum CalculatorFormat {
    /// The number of significant digits.
    public static let precision = 9

    /// Returns up to nine significant digits, rounded from the exact value (ties to even), without trailing zeros: in
    /// decimal notation from 0.0001 to 999 999 999, otherwise with an exponent of at least two digits, such as
    /// "1.5e-07". Zero is "0", regardless of its sign.
    ///
    /// NaN and infinity give "nan" and "inf", which no calculator displays.
    public static func text(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard value != 0 else { return "0" }
        let decimal = SignificantDigits(value.magnitude, count: precision)
        let isPlain = (-4..<precision).contains(decimal.exponent)
        return (value < 0 ? "-" : "") + (isPlain ? plain(decimal) : scientific(decimal))
    }

    private static func plain(_ decimal: SignificantDigits) -> String {
        let digits = decimal.digits.map(String.init).joined()
        guard decimal.exponent >= 0 else { return "0." + zeros(-decimal.exponent - 1) + digits }
        let whole = decimal.exponent + 1
        guard digits.count > whole else { return digits + zeros(whole - digits.count) }
        return digits.prefix(whole) + "." + digits.dropFirst(whole)
    }

    private static func scientific(_ decimal: SignificantDigits) -> String {
        let digits = decimal.digits.map(String.init).joined()
        let mantissa = digits.count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst(1)
        let magnitude = String(abs(decimal.exponent))
        return mantissa + (decimal.exponent < 0 ? "e-" : "e+") + zeros(2 - magnitude.count) + magnitude
    }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
