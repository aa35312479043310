/// How a result is written: as C's `%.9g` would.
public enum CalculatorFormat {
    /// Significant digits.
    public static let precision = 9

    /// Up to nine significant digits, rounded from the exact value (ties to even), without trailing zeros; plain from
    /// 0.0001 up to 999 999 999, else with an exponent of at least two digits: "1.5e-07". Zero is "0", whatever its
    /// sign.
    ///
    /// Not a number and infinity are written "nan" and "inf", which no calculator shows.
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
