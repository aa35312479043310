/// The first decimal digits of a number, rounded from its exact value.
///
/// Computed with big integers. Rounding the shortest digits of `Double.description` would round twice: 0.1234567895 is
/// stored as a slightly smaller number, so its ninth digit is that of ...789, not ...790.
struct SignificantDigits: Hashable {
    /// The digits from the first that is not 0, without trailing zeros.
    private(set) var digits: [Int]
    /// The power of ten of the first digit.
    private(set) var exponent: Int

    /// Creates the digits of `value`, which must be finite and positive.
    init(_ value: Double, count: Int) {
        // value = significand · 2^power
        let significand = UInt64(value.significandBitPattern) | (value.isNormal ? 1 << 52 : 0)
        let power = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1075
        var whole = LongNatural(significand)
        // 1152 fraction bits hold the lowest bit of any double.
        whole.shiftLeft(LongNatural.fractionBits + power)
        (digits, exponent) = ([], 0)
        let ahead = whole.wholeDigits()
        var following = ahead.drop { $0 == 0 }
        exponent = following.count - 1
        while digits.count <= count {
            let digit = following.popFirst() ?? whole.nextFractionDigit()
            if digits.isEmpty && digit == 0 { exponent -= 1 } else { digits.append(digit) }
        }
        let isExact = following.allSatisfy { $0 == 0 } && whole.isFractionZero
        round(to: count, isExact: isExact)
    }

    /// Rounds `digits`, which has one more digit than `count`. `isExact` is true if only zeros would follow it.
    private mutating func round(to count: Int, isExact: Bool) {
        let last = digits.removeLast()
        if last > 5 || last == 5 && (!isExact || digits[count - 1] % 2 == 1) { increment() }
        while digits.last == 0 { digits.removeLast() }
    }

    private mutating func increment() {
        var index = digits.count - 1
        while index >= 0, digits[index] == 9 {
            digits[index] = 0
            index -= 1
        }
        if index >= 0 {
            digits[index] += 1
        } else {
            digits[0] = 1
            exponent += 1
        }
    }
}

/// A fixed-point number of 2304 bits, of which the lower 1152 are the fraction.
private struct LongNatural {
    static let fractionBits = 1152
    private static let fractionLimbs = fractionBits / 32
    private var limbs = [UInt32](repeating: 0, count: 2 * fractionLimbs)

    init(_ value: UInt64) {
        limbs[0] = UInt32(truncatingIfNeeded: value)
        limbs[1] = UInt32(truncatingIfNeeded: value >> 32)
    }

    var isFractionZero: Bool { limbs.prefix(Self.fractionLimbs).allSatisfy { $0 == 0 } }

    /// Shifts left. Bits beyond the top are lost; a double has none there.
    mutating func shiftLeft(_ bits: Int) {
        let (whole, part) = (bits / 32, UInt64(bits % 32))
        for index in stride(from: limbs.count - 1, through: 0, by: -1) {
            let high = index >= whole ? UInt64(limbs[index - whole]) : 0
            let low = index > whole ? UInt64(limbs[index - whole - 1]) : 0
            limbs[index] = UInt32(truncatingIfNeeded: ((high << 32 | low) << part) >> 32)
        }
    }

    /// Returns the decimal digits of the integer part, and sets that to 0.
    mutating func wholeDigits() -> [Int] {
        var digits: [Int] = []
        while limbs.dropFirst(Self.fractionLimbs).contains(where: { $0 != 0 }) {
            var remainder: UInt64 = 0
            for index in stride(from: limbs.count - 1, through: Self.fractionLimbs, by: -1) {
                let (quotient, rest) = (remainder << 32 | UInt64(limbs[index])).quotientAndRemainder(dividingBy: 10)
                limbs[index] = UInt32(quotient)
                remainder = rest
            }
            digits.append(Int(remainder))
        }
        return digits.reversed()
    }

    /// Returns the next digit after the point. The integer part must be 0.
    mutating func nextFractionDigit() -> Int {
        var carry: UInt64 = 0
        for index in 0..<Self.fractionLimbs {
            let product = UInt64(limbs[index]) * 10 + carry
            limbs[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        return Int(carry)
    }
}
