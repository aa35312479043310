/// The only sine, cosine and arc tangent that may reach a pixel: sums, products and quotients of `Double`, so that
/// every machine finds the same bits. The C library's differ from one version to the next.
///
/// Error: below 2e-15 for sine and cosine of up to a million radians and for the arc tangent. Beyond a million radians
/// a sine is still between -1 and 1 but says nothing about the angle; of NaN and infinity everything is NaN.
package enum Trigonometry {
    package static func sine(_ radians: Double) -> Double { value(radians, quarterTurnsAhead: 0) }

    package static func cosine(_ radians: Double) -> Double { value(radians, quarterTurnsAhead: 1) }

    /// The angle of the direction (`x`, `y`) from the positive x axis, -pi to pi; 0 for no direction.
    package static func arcTangent(y: Double, x: Double) -> Double {
        let (width, height) = (abs(x), abs(y))
        guard width > 0 || height > 0 else { return width.isNaN || height.isNaN ? .nan : 0 }
        guard width.isFinite, height.isFinite else { return .nan }
        let steep = height > width
        let octant = firstOctant(steep ? width / height : height / width)
        let quadrant = steep ? Double.pi / 2 - octant : octant
        let half = x < 0 ? Double.pi - quadrant : quadrant
        return y < 0 ? -half : half
    }

    private static func value(_ radians: Double, quarterTurnsAhead: Int) -> Double {
        guard radians.isFinite else { return .nan }
        let (quarter, rest) = reduced(radians)
        switch (quarter + quarterTurnsAhead) & 3 {
        case 0: return sineSeries(rest)
        case 1: return cosineSeries(rest)
        case 2: return -sineSeries(rest)
        default: return -cosineSeries(rest)
        }
    }

    /// Whole quarter turns and what is left, at most an eighth of a turn to either side.
    ///
    /// Cody and Waite: a quarter turn in three parts of 33 bits, so that products with up to 20 bits of quarters are exact.
    private static func reduced(_ radians: Double) -> (quarter: Int, rest: Double) {
        let count = (radians * (2 / Double.pi)).rounded()
        guard abs(count) < 1_048_576 else { return (0, 0) }
        let rest = ((radians - count * quarterHigh) - count * quarterMiddle) - count * quarterLow
        return (Int(count), rest)
    }

    private static let quarterHigh = 0x1.921fb54400000p+0
    private static let quarterMiddle = 0x1.0b4611a600000p-34
    private static let quarterLow = 0x1.3198a2e037073p-69

    /// Taylor's series up to the fifteenth power; the next term is below 5e-17.
    private static func sineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 1.0
        sum = 1 - square / 210 * sum
        sum = 1 - square / 156 * sum
        sum = 1 - square / 110 * sum
        sum = 1 - square / 72 * sum
        sum = 1 - square / 42 * sum
        sum = 1 - square / 20 * sum
        return x - x * (square / 6 * sum)
    }

    /// Taylor's series up to the sixteenth power; the next term is below 2e-18.
    private static func cosineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 1.0
        sum = 1 - square / 240 * sum
        sum = 1 - square / 182 * sum
        sum = 1 - square / 132 * sum
        sum = 1 - square / 90 * sum
        sum = 1 - square / 56 * sum
        sum = 1 - square / 30 * sum
        sum = 1 - square / 12 * sum
        return 1 - square / 2 * sum
    }

    /// The arc tangent of 0 to 1: halved once where the series would be slow.
    private static func firstOctant(_ slope: Double) -> Double {
        guard slope > 0.414_213_562_373_095_1 else { return arcTangentSeries(slope) }
        return Double.pi / 4 - arcTangentSeries((1 - slope) / (1 + slope))
    }

    /// Gregory's series for up to tan(pi/8); after 21 terms the next is below 1e-17.
    private static func arcTangentSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for power in stride(from: 41.0, through: 1, by: -2) { sum = 1 / power - square * sum }
        return x * sum
    }
}
