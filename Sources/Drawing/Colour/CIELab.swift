/// A colour in CIE Lab with white point D50, the space of standard colour differences.
package struct CIELab: Hashable, Sendable {
    /// The lightness, from 0 (black) to 100 (white).
    package let lightness: Double
    /// The position between green (negative) and red (positive).
    package let a: Double
    /// The position between blue (negative) and yellow (positive).
    package let b: Double

    package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    /// Creates the Lab coordinates of a colour. Ignores opacity.
    package init(_ color: ColorCoordinates) {
        let (lightness, a, b) = color.converted(to: .lab).numbers
        self.init(lightness: lightness, a: a, b: b)
    }

    /// Returns the CIEDE2000 difference: about 1 is just noticeable side by side, black and white differ by 100.
    ///
    /// After Sharma, Wu and Dalal 2005, "The CIEDE2000 Color-Difference Formula", equations 2 to 22, with all weights
    /// 1. Not a metric: the weights depend on both colours, so the triangle inequality may not hold.
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

    /// Returns the difference of the hues in degrees, by the shorter way. 0 if one colour is grey.
    private static func turn(from one: Polar, to two: Polar) -> Double {
        guard one.chroma * two.chroma > 0 else { return 0 }
        let turn = two.hue - one.hue
        return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }

    /// Returns the mean hue by the shorter way. If one colour is grey, returns the sum, because the grey's hue is 0.
    private static func meanHue(_ one: Polar, _ two: Polar) -> Double {
        let sum = one.hue + two.hue
        guard one.chroma * two.chroma > 0 else { return sum }
        guard abs(one.hue - two.hue) > 180 else { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    /// A colour as lightness, chroma and hue in degrees.
    private struct Polar {
        let lightness: Double
        let chroma: Double
        let hue: Double

        init(lightness: Double, chroma: Double, hue: Double) {
            (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
        }

        /// Creates polar coordinates. Near grey, the red-green axis is stretched depending on the mean chroma of both
        /// colours.
        init(_ color: CIELab, beside other: CIELab) {
            let stretch = 1.5 - 0.5 * CIELab.saturation((color.plainChroma + other.plainChroma) / 2)
            let a = color.a * stretch
            lightness = color.lightness
            chroma = (a * a + color.b * color.b).squareRoot()
            let degrees = a == 0 && color.b == 0 ? 0 : Trigonometry.arcTangent(y: color.b, x: a) * 180 / .pi
            hue = degrees < 0 ? degrees + 360 : degrees
        }
    }

    /// The weights of lightness, chroma and hue differences at a colour.
    private struct Weights {
        let lightness: Double
        let chroma: Double
        let hue: Double
        /// The rotation term for blue colours.
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

    /// Returns a weight from 0 (grey) towards 1 (saturated colours).
    private static func saturation(_ chroma: Double) -> Double {
        let seventh = chroma * chroma * chroma * chroma * chroma * chroma * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }
}

extension SRGBColor {
    /// Returns the CIEDE2000 difference of two colours, ignoring opacity: about 1 is just noticeable side by side,
    /// black and white differ by 100.
    public func ciede2000(from other: SRGBColor) -> Double {
        CIELab(ColorCoordinates(self)).difference(from: CIELab(ColorCoordinates(other)))
    }
}
