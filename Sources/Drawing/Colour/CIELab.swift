/// A colour in CIE's Lab of the white D50, for the distance by which people in colour industries agree that two colours differ.
package struct CIELab: Hashable, Sendable {
    /// 0 black, 100 white.
    package let lightness: Double
    /// Green to red.
    package let a: Double
    /// Blue to yellow.
    package let b: Double

    package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    /// Opacity aside.
    package init(_ color: ColorCoordinates) {
        let (lightness, a, b) = color.converted(to: .lab).numbers
        self.init(lightness: lightness, a: a, b: b)
    }

    /// CIEDE2000: about 1 is just to be seen side by side, black and white are 100 apart.
    ///
    /// Sharma, Wu and Dalal 2005, "The CIEDE2000 Color-Difference Formula", equations 2 to 22, all weights 1. Lightness and hue
    /// are weighed by where the two lie, so the three of a triangle need not keep to its inequality.
    package func difference(from other: CIELab) -> Double {
        let (one, two) = (Polar(self, beside: other), Polar(other, beside: self))
        let mean = Polar(
            lightness: (one.lightness + two.lightness) / 2, chroma: (one.chroma + two.chroma) / 2,
            hue: Self.meanHue(one, two))
        let weights = Weights(mean)
        let lightness = (two.lightness - one.lightness) / weights.lightness
        let chroma = (two.chroma - one.chroma) / weights.chroma
        let hue =
            2 * (one.chroma * two.chroma).squareRoot()
            * Trigonometry.sine(Self.turn(from: one, to: two) / 2 * .pi / 180) / weights.hue
        let square = lightness * lightness + chroma * chroma + hue * hue + weights.rotation * chroma * hue
        return max(0, square).squareRoot()
    }

    /// Degrees from one hue to another by the shorter way; none for a gray.
    private static func turn(from one: Polar, to two: Polar) -> Double {
        guard one.chroma * two.chroma > 0 else { return 0 }
        let turn = two.hue - one.hue
        return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }

    /// Halfway by the shorter way; with a gray the sum, whose weight is nothing.
    private static func meanHue(_ one: Polar, _ two: Polar) -> Double {
        let sum = one.hue + two.hue
        guard one.chroma * two.chroma > 0 else { return sum }
        guard abs(one.hue - two.hue) > 180 else { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    /// Lightness, chroma and hue in degrees.
    private struct Polar {
        let lightness: Double
        let chroma: Double
        let hue: Double

        init(lightness: Double, chroma: Double, hue: Double) {
            (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
        }

        /// Near gray the red-green axis is stretched, by the mean chroma of the two.
        init(_ color: CIELab, beside other: CIELab) {
            let stretch = 1.5 - 0.5 * CIELab.saturation((color.plainChroma + other.plainChroma) / 2)
            let a = color.a * stretch
            lightness = color.lightness
            chroma = (a * a + color.b * color.b).squareRoot()
            let degrees = a == 0 && color.b == 0 ? 0 : Trigonometry.arcTangent(y: color.b, x: a) * 180 / .pi
            hue = degrees < 0 ? degrees + 360 : degrees
        }
    }

    /// How much a step counts at a place.
    private struct Weights {
        let lightness: Double
        let chroma: Double
        let hue: Double
        /// Blues are tilted.
        let rotation: Double

        init(_ mean: Polar) {
            let cosine = { (factor: Double, degrees: Double) in
                Trigonometry.cosine((factor * mean.hue + degrees) * .pi / 180)
            }
            let t =
                1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63)
            let away = (mean.lightness - 50) * (mean.lightness - 50)
            lightness = 1 + 0.015 * away / (20 + away).squareRoot()
            chroma = 1 + 0.045 * mean.chroma
            hue = 1 + 0.015 * mean.chroma * t
            let blue = (mean.hue - 275) / 25
            let tilt = 30 * Exponential.power(-blue * blue)
            rotation = -2 * CIELab.saturation(mean.chroma) * Trigonometry.sine(2 * tilt * .pi / 180)
        }
    }

    private var plainChroma: Double { (a * a + b * b).squareRoot() }

    /// 0 for gray, nearing 1 for strong colours.
    private static func saturation(_ chroma: Double) -> Double {
        let seventh = chroma * chroma * chroma * chroma * chroma * chroma * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }
}

extension Color {
    /// How far apart two colours look, by CIEDE2000 and opacity aside: about 1 is just to be seen side by side, black and white
    /// are 100 apart.
    public func ciede2000(from other: Color) -> Double {
        CIELab(ColorCoordinates(self)).difference(from: CIELab(ColorCoordinates(other)))
    }
}
