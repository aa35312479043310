extension SVGScanner {
    /// Parses a number in the syntax of path data: `-.5`, `1.`, `3e-2`. It ends where the next may start, so `1.5.5`
    /// is two.
    ///
    /// Returns nil without advancing if there is none. Clamps to `SVGLimits.magnitude`, so that sums stay finite.
    mutating func number() -> Double? {
        let start = position
        let isNegative = consume("-")
        if !isNegative { _ = consume("+") }
        var decimal = Decimal()
        while let byte = next, byte.isDigit { decimal.append(byte); position += 1 }
        if consume(".") {
            while let byte = next, byte.isDigit { decimal.appendFraction(byte); position += 1 }
        }
        guard decimal.hasDigits else {
            position = start
            return nil
        }
        decimal.exponent += exponent()
        let size = min(decimal.value, SVGLimits.magnitude)
        return isNegative ? -size : size
    }

    /// Parses an exponent. Returns 0 without advancing if no digit follows the `e`, as in `2em`.
    private mutating func exponent() -> Int {
        guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return 0 }
        let start = position
        position += 1
        let isNegative = consume("-")
        if !isNegative { _ = consume("+") }
        guard let first = next, first.isDigit else {
            position = start
            return 0
        }
        var value = 0
        while let byte = next, byte.isDigit {
            value = min(value * 10 + Int(byte & 15), 9999)
            position += 1
        }
        return isNegative ? -value : value
    }

    /// Parses a flag: one character, `0` or `1`, that needs no separator.
    mutating func flag() -> Bool? {
        if consume("1") { return true }
        return consume("0") ? false : nil
    }
}

/// Decimal digits with a power of ten.
private struct Decimal {
    private var digits: UInt64 = 0
    var exponent = 0
    private(set) var hasDigits = false

    /// Appends a digit; digits after the eighteenth only change the exponent.
    mutating func append(_ digit: UInt8) {
        hasDigits = true
        if digits < 100_000_000_000_000_000 {
            digits = digits * 10 + UInt64(digit & 15)
        } else {
            exponent = min(exponent + 1, 9999)
        }
    }

    mutating func appendFraction(_ digit: UInt8) {
        let places = exponent
        append(digit)
        exponent = exponent > places ? places : places - 1
    }

    /// The value. If digits and power are exact doubles, computes it exactly (Clinger's fast path). Otherwise uses the
    /// standard library's parser.
    var value: Double {
        if digits == 0 || exponent < -400 { return 0 }
        if digits < 1 << 53, abs(exponent) <= 22 {
            let power = Self.powers[abs(exponent)]
            return exponent < 0 ? Double(digits) / power : Double(digits) * power
        }
        return Double("\(digits)e\(exponent)") ?? SVGLimits.magnitude
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]
}
