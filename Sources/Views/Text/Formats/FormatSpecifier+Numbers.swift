extension FormatSpecifier {
    /// Returns a value in this format, with the symbols of a language.
    func text(of argument: LocalizedStringKey.Argument, _ symbols: NumberSymbols) -> String {
        switch argument {
        case .string(let text): padded(sign: "", precision.map { String(text.prefix($0)) } ?? text)
        case .text: ""
        case .integer(let number):
            isDecimalFraction
                ? fraction(Double(number), symbols) : whole(number.magnitude, isNegative: number < 0, symbols)
        case .unsigned(let number):
            isDecimalFraction ? fraction(Double(number), symbols) : whole(number, isNegative: false, symbols)
        case .number(let number):
            "duxXoc".contains(conversion)
                ? whole(UInt64(clamping: Int64(clampedOf: number).magnitude), isNegative: number < 0, symbols)
                : fraction(number, symbols)
        }
    }

    private var isDecimalFraction: Bool { "feg".contains(conversion) }

    private func whole(_ magnitude: UInt64, isNegative: Bool, _ symbols: NumberSymbols) -> String {
        let sign = isNegative ? "-" : hasSign ? "+" : hasSpace ? " " : ""
        switch conversion {
        case "x": return padded(sign: isAlternate ? "0x" : "", String(magnitude, radix: 16))
        case "X": return padded(sign: isAlternate ? "0X" : "", String(magnitude, radix: 16, uppercase: true))
        case "o": return padded(sign: "", String(magnitude, radix: 8))
        case "c": return padded(sign: "", Unicode.Scalar(UInt32(clamping: magnitude)).map { String($0) } ?? "")
        default:
            var digits = String(magnitude)
            if let precision { digits = String(repeating: "0", count: max(0, precision - digits.count)) + digits }
            return padded(sign: sign, symbols.grouped(digits))
        }
    }

    private func fraction(_ value: Double, _ symbols: NumberSymbols) -> String {
        let sign = value.sign == .minus && !value.isNaN ? "-" : hasSign ? "+" : hasSpace ? " " : ""
        guard value.isFinite else { return padded(sign: sign, value.isNaN ? "NaN" : "∞") }
        switch conversion {
        case "e": return padded(sign: sign, scientific(value, digits: precision ?? 6, symbols))
        case "g", "@", "s": return padded(sign: sign, general(value, symbols))
        default: return padded(sign: sign, fixed(value, digits: precision ?? 6, symbols))
        }
    }

    private func fixed(_ value: Double, digits: Int, _ symbols: NumberSymbols) -> String {
        var decimal = DecimalExpansion(value)
        decimal.round(toFraction: digits)
        let text = decimal.text(fraction: digits)
        return symbols.grouped(text.whole) + (digits > 0 ? symbols.decimal + text.fraction : "")
    }

    private func scientific(_ value: Double, digits: Int, _ symbols: NumberSymbols) -> String {
        var decimal = DecimalExpansion(value)
        decimal.round(toFraction: digits - decimal.firstPosition)
        let exponent = value == 0 ? 0 : decimal.firstPosition
        let all = decimal.text(fraction: max(0, digits - exponent))
        let figures = (all.whole + all.fraction).drop { $0 == "0" }
        let padded = figures + String(repeating: "0", count: max(0, digits + 1 - figures.count))
        let power = String(exponent.magnitude)
        return padded.prefix(1) + (digits > 0 ? symbols.decimal + padded.dropFirst().prefix(digits) : "")
            + (exponent < 0 ? "e-" : "e+") + (power.count < 2 ? "0" : "") + power
    }

    /// Returns six significant digits, or as many as the precision demands, without zeros at the end.
    private func general(_ value: Double, _ symbols: NumberSymbols) -> String {
        let figures = max(1, precision ?? 6)
        var decimal = DecimalExpansion(value)
        decimal.round(toFraction: figures - 1 - decimal.firstPosition)
        let exponent = value == 0 ? 0 : decimal.firstPosition
        guard exponent >= -4, exponent < figures else {
            let digits = isAlternate ? figures - 1 : decimal.significantCount - 1
            return scientific(value, digits: min(figures - 1, max(0, digits)), symbols)
        }
        let text = decimal.text(fraction: max(0, figures - 1 - exponent))
        var fraction = text.fraction[...]
        while !isAlternate, fraction.hasSuffix("0") { fraction = fraction.dropLast() }
        return symbols.grouped(text.whole) + (fraction.isEmpty ? "" : symbols.decimal + fraction)
    }

    private func padded(sign: String, _ text: String) -> String {
        let missing = width - sign.count - text.count
        guard missing > 0 else { return sign + text }
        if isLeftAligned { return sign + text + String(repeating: " ", count: missing) }
        if isZeroPadded, conversion != "@", conversion != "s" {
            return sign + String(repeating: "0", count: missing) + text
        }
        return String(repeating: " ", count: missing) + sign + text
    }
}

extension Int64 {
    /// Creates the nearest integer towards zero.
    fileprivate init(clampedOf number: Double) {
        self = number.isNaN ? 0 : Int64(Swift.min(Swift.max(number, -9e18), 9e18))
    }
}
