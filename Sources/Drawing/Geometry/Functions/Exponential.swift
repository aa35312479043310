/// The only exponential that may reach a pixel: sums, products and exact powers of two, so that every machine finds the
/// same bits.
///
/// Error: below 2e-15 of the result for exponents of -700 to 700; smaller ones give 0, larger ones infinity.
package enum Exponential {
    package static func power(_ exponent: Double) -> Double {
        guard exponent == exponent else { return .nan }
        if exponent < -700 { return 0 }
        if exponent > 700 { return .infinity }
        let doublings = (exponent * inverseLogarithm).rounded()
        let rest = (exponent - doublings * logarithmHigh) - doublings * logarithmLow
        return Double(sign: .plus, exponent: Int(doublings), significand: series(rest))
    }

    private static let inverseLogarithm = 1.442_695_040_888_963_4
    /// The natural logarithm of 2 in two parts: the first has 32 bits, so that its product with a count of doublings is exact.
    private static let logarithmHigh = 0x1.62e42fee00000p-1
    private static let logarithmLow = 0x1.a39ef35793c76p-33

    /// Taylor's series up to the fourteenth power for at most half a doubling; the next term is below 1e-19.
    private static func series(_ x: Double) -> Double {
        var sum = 1.0
        for power in stride(from: 14.0, through: 1, by: -1) { sum = 1 + x / power * sum }
        return sum
    }
}
