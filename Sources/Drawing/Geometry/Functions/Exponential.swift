/// The only exponential function whose results may affect pixels: sums, products and exact powers of two, so that every
/// machine gets the same bits.
///
/// Relative error below 2e-15 for exponents of -700 to 700. Smaller exponents give 0, larger ones infinity.
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
    /// The natural logarithm of 2 in two parts. The first has 32 bits, so that its product with an integer is exact.
    private static let logarithmHigh = 0x1.62e42fee00000p-1
    private static let logarithmLow = 0x1.a39ef35793c76p-33

    /// Returns the Taylor series up to the fourteenth power, for at most half of the logarithm of 2. The next term is
    /// below 1e-19.
    private static func series(_ x: Double) -> Double {
        var sum = 1.0
        for power in stride(from: 14.0, through: 1, by: -1) { sum = 1 + x / power * sum }
        return sum
    }
}
