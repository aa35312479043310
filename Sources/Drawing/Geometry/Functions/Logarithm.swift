extension Exponential {
    /// Returns the natural logarithm: minus infinity for 0, NaN for negative numbers.
    ///
    /// Error below 2e-15, or below 2e-15 of the result if that is larger.
    package static func logarithm(_ number: Double) -> Double {
        guard number > 0 else { return number == 0 ? -.infinity : .nan }
        guard number.isFinite else { return .infinity }
        var (exponent, fraction) = (Double(number.exponent), number.significand)
        if fraction > 1.414_213_562_373_095_1 { (exponent, fraction) = (exponent + 1, fraction / 2) }
        return exponent * logarithmOfTwo + series(ofFraction: fraction)
    }

    /// Returns a power of a non-negative base. 0 to a positive power is 0.
    package static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0 else { return base == 0 ? (exponent > 0 ? 0 : exponent == 0 ? 1 : .infinity) : .nan }
        return power(logarithm(base) * exponent)
    }

    private static let logarithmOfTwo = 0.693_147_180_559_945_3

    /// Returns twice the inverse hyperbolic tangent of (x - 1) / (x + 1), which is at most 0.172; its twenty-first
    /// power is below 1e-16.
    private static func series(ofFraction x: Double) -> Double {
        let ratio = (x - 1) / (x + 1)
        let square = ratio * ratio
        var sum = 0.0
        // Whole numbers, because steps of `Double` are made by a fused operation.
        for divisor in stride(from: 21, through: 1, by: -2) { sum = sum * square + 1 / Double(divisor) }
        return 2 * ratio * sum
    }
}
