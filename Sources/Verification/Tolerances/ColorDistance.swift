import FramewrightDrawing

/// Components of an opaque sRGB colour, 0 to 1.
typealias EncodedColor = (red: Double, green: Double, blue: Double)

extension PremultipliedPixel {
    /// Returns the colour composited over a grey of 0 to 255.
    func over(_ background: Int) -> EncodedColor {
        let rest = Double((255 - Int(alpha)) * background) / 255
        return ((Double(red) + rest) / 255, (Double(green) + rest) / 255, (Double(blue) + rest) / 255)
    }
}

extension OKLab {
    /// Returns the Euclidean distance of two colours.
    static func distance(_ first: EncodedColor, _ second: EncodedColor) -> Double {
        let old = OKLab(red: first.red, green: first.green, blue: first.blue)
        let new = OKLab(red: second.red, green: second.green, blue: second.blue)
        let (lightness, a, b) = (old.lightness - new.lightness, old.a - new.a, old.b - new.b)
        return (lightness * lightness + a * a + b * b).squareRoot()
    }
}

extension CIELab {
    /// Converts an encoded sRGB colour (IEC 61966-2-1) relative to its own white point D65, as image comparison tools
    /// do.
    init(_ color: EncodedColor) {
        let light = (OKLab.decoded(color.red), OKLab.decoded(color.green), OKLab.decoded(color.blue))
        let x = Self.response((0.412453 * light.0 + 0.357580 * light.1 + 0.180423 * light.2) / 0.95047)
        let y = Self.response(0.212671 * light.0 + 0.715160 * light.1 + 0.072169 * light.2)
        let z = Self.response((0.019334 * light.0 + 0.119193 * light.1 + 0.950227 * light.2) / 1.08883)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    private static func response(_ value: Double) -> Double {
        value > 216.0 / 24389 ? Exponential.power(value, 1.0 / 3) : (24389.0 / 27 * value + 16) / 116
    }

    static func distance(_ first: EncodedColor, _ second: EncodedColor) -> Double {
        CIELab(first).difference(from: CIELab(second))
    }
}
