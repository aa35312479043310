/// The only sine, cosine and arc tangent whose results may affect pixels: sums, products and quotients of `Double`, so
/// that every machine gets the same bits. The C library's differ between versions.
///
/// Error below 2e-15 for the arc tangent, and for sine and cosine of up to a million radians. Beyond that, results are
/// between -1 and 1 but meaningless. NaN and infinity give NaN.
package enum Trigonometry {
    package static func sine(_ radians: Double) -> Double { value(radians, quarterTurnsAhead: 0) }

    package static func cosine(_ radians: Double) -> Double { value(radians, quarterTurnsAhead: 1) }

    /// Returns the angle of the direction (`x`, `y`) from the positive x axis, -pi to pi. Returns 0 for a zero vector.
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

    /// Returns the number of quarter turns and the remainder, at most an eighth of a turn in either direction.
    ///
    /// After Cody and Waite: a quarter turn in three parts of 33 bits, so that products with integers of up to 20 bits
    /// are exact.
    private static func reduced(_ radians: Double) -> (quarter: Int, rest: Double) {
        let count = (radians * (2 / Double.pi)).rounded()
        guard abs(count) < 1_048_576 else { return (0, 0) }
        let rest = ((radians - count * quarterHigh) - count * quarterMiddle) - count * quarterLow
        return (Int(count), rest)
    }

    private static let quarterHigh = 0x1.921fb54400000p+0
    private static let quarterMiddle = 0x1.0b4611a600000p-34
    private static let quarterLow = 0x1.3198a2e037073p-69

    /// Returns the Taylor series up to the fifteenth power. The next term is below 5e-17.
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

    /// Returns the Taylor series up to the sixteenth power. The next term is below 2e-18.
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

    /// Returns the arc tangent of 0 to 1: that of the nearest sixteenth from a table, plus a series for the rest.
    ///
    /// The argument of the series is at most 1/32, and the sixth term is below 3e-18.
    @inline(__always)
    private static func firstOctant(_ slope: Double) -> Double {
        let nearest = Int(slope * 16 + 0.5)
        let known = Double(nearest) / 16
        let x = (slope - known) / (1 + slope * known)
        let square = x * x
        let sum = 1 - square * (third - square * (fifth - square * (seventh - square * ninth)))
        return sixteenths[nearest] + x * sum
    }

    private static let third = 1.0 / 3
    private static let fifth = 1.0 / 5
    private static let seventh = 1.0 / 7
    private static let ninth = 1.0 / 9

    /// The arc tangents of 0/16 to 16/16, rounded to nearest.
    private static let sixteenths: [Double] = [
        0, 0.062_418_809_995_957_35, 0.124_354_994_546_761_44, 0.185_347_949_995_694_76,
        0.244_978_663_126_864_14, 0.302_884_868_374_971_4, 0.358_770_670_270_572_25, 0.412_410_441_597_387_3,
        0.463_647_609_000_806_1, 0.512_389_460_310_737_7, 0.558_599_315_343_562_4, 0.602_287_346_134_964_2,
        0.643_501_108_793_284_4, 0.682_316_554_874_748_1, 0.718_829_999_621_624_5, 0.753_151_280_962_194_4,
        0.785_398_163_397_448_3,
    ]
}
