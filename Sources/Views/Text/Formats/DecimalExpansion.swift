/// The exact decimal digits of a finite number, for formats with a fixed number of digits.
struct DecimalExpansion {
    /// The digits without leading zeros; empty for zero.
    private var digits: [UInt8]
    /// The number of digits after the point; negative for zeros before it.
    private var fractionCount: Int

    /// Expands the magnitude of a number.
    init(_ value: Double) {
        let magnitude = value.magnitude
        guard magnitude.isFinite, magnitude > 0 else {
            (digits, fractionCount) = ([], 0)
            return
        }
        // The number is `mantissa` times a power of two. One half is five tenths.
        let isNormal = magnitude.exponentBitPattern > 0
        var mantissa = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
        var exponent = (isNormal ? Int(magnitude.exponentBitPattern) : 1) - 1_075
        exponent += mantissa.trailingZeroBitCount
        mantissa >>= mantissa.trailingZeroBitCount
        var limbs = Limbs(mantissa)
        for _ in 0..<exponent.magnitude { limbs.multiply(by: exponent > 0 ? 2 : 5) }
        (digits, fractionCount) = (limbs.digits, Swift.max(0, -exponent))
    }

    /// The position of the first digit: 0 for units, 1 for tens, -1 for tenths.
    var firstPosition: Int { digits.count - fractionCount - 1 }

    /// The number of digits without zeros at the end.
    var significantCount: Int { (digits.lastIndex { $0 != 0 } ?? -1) + 1 }

    /// Rounds to a number of digits after the point, half to even.
    mutating func round(toFraction count: Int) {
        let dropped = fractionCount - count
        guard dropped > 0 else { return }
        let kept = digits.count - dropped
        let isUp = kept >= 0 && roundsUp(at: kept)
        digits = kept > 0 ? Array(digits[..<kept]) : []
        fractionCount = count
        guard isUp else { return }
        for index in digits.indices.reversed() {
            digits[index] = digits[index] == 9 ? 0 : digits[index] + 1
            if digits[index] != 0 { return }
        }
        digits.insert(1, at: 0)
    }

    private func roundsUp(at kept: Int) -> Bool {
        if digits[kept] != 5 { return digits[kept] > 5 }
        if digits[(kept + 1)...].contains(where: { $0 != 0 }) { return true }
        return kept > 0 && digits[kept - 1] % 2 == 1
    }

    /// Returns the digits before and after the point, with a fraction of `count` digits.
    func text(fraction count: Int) -> (whole: String, fraction: String) {
        let whole = (0...Swift.max(0, firstPosition)).reversed().map { digit(at: $0) }
        let fraction = (0..<count).map { digit(at: -1 - $0) }
        return (String(decoding: whole, as: UTF8.self), String(decoding: fraction, as: UTF8.self))
    }

    private func digit(at position: Int) -> UInt8 {
        let index = firstPosition - position
        return UInt8(ascii: "0") + (digits.indices.contains(index) ? digits[index] : 0)
    }
}

/// A natural number of any size, in base 1,000,000,000, the lowest part first.
private struct Limbs {
    private static let base: UInt64 = 1_000_000_000
    private var parts: [UInt64] = []

    init(_ value: UInt64) {
        var rest = value
        while rest > 0 {
            parts.append(rest % Self.base)
            rest /= Self.base
        }
    }

    mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for index in parts.indices {
            let product = parts[index] * factor + carry
            parts[index] = product % Self.base
            carry = product / Self.base
        }
        if carry > 0 { parts.append(carry) }
    }

    var digits: [UInt8] {
        let text = parts.reversed().enumerated().map { index, part in
            let digits = String(part)
            return index == 0 ? digits : String(repeating: "0", count: 9 - digits.count) + digits
        }
        return text.joined().utf8.map { $0 - UInt8(ascii: "0") }
    }
}
