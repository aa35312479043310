/// Conversion of every space to and from XYZ with white point D65 (CSS Color 4, 10.12 and 18).
extension ColorSpace {
    func xyz(of numbers: Matrix3.Vector) -> Matrix3.Vector {
        if let (primaries, curve) = rgb {
            let light = (curve.decoded(numbers.0), curve.decoded(numbers.1), curve.decoded(numbers.2))
            let xyz = primaries.toXYZ * light
            return self == .proPhotoRGB ? White.d50ToD65 * xyz : xyz
        }
        return switch self {
        case .hsl: ColorSpace.sRGB.xyz(of: HueModels.rgb(hue: numbers.0, saturation: numbers.1, lightness: numbers.2))
        case .hwb: ColorSpace.sRGB.xyz(of: HueModels.rgb(hue: numbers.0, whiteness: numbers.1, blackness: numbers.2))
        case .lch: ColorSpace.lab.xyz(of: Self.rectangular(numbers))
        case .okLCh: ColorSpace.okLab.xyz(of: Self.rectangular(numbers))
        case .lab: White.d50ToD65 * Self.xyzD50(ofLab: numbers)
        case .okLab: Self.xyz(ofOKLab: numbers)
        case .xyzD50: White.d50ToD65 * numbers
        default: numbers
        }
    }

    func numbers(ofXYZ xyz: Matrix3.Vector) -> Matrix3.Vector {
        if let (primaries, curve) = rgb {
            let light = primaries.fromXYZ * (self == .proPhotoRGB ? White.d65ToD50 * xyz : xyz)
            return (curve.encoded(light.0), curve.encoded(light.1), curve.encoded(light.2))
        }
        return switch self {
        case .hsl: HueModels.hsl(of: ColorSpace.sRGB.numbers(ofXYZ: xyz))
        case .hwb: HueModels.hwb(of: ColorSpace.sRGB.numbers(ofXYZ: xyz))
        case .lch: Self.polar(ColorSpace.lab.numbers(ofXYZ: xyz), achromatic: 0.0015)
        case .okLCh: Self.polar(ColorSpace.okLab.numbers(ofXYZ: xyz), achromatic: 0.000_004)
        case .lab: Self.lab(ofXYZD50: White.d65ToD50 * xyz)
        case .okLab: Self.okLab(ofXYZ: xyz)
        case .xyzD50: White.d65ToD50 * xyz
        default: xyz
        }
    }

    private var rgb: (RGBPrimaries, TransferCurve)? {
        switch self {
        case .sRGB: (.sRGB, .sRGB)
        case .linearSRGB: (.sRGB, .linear)
        case .displayP3: (.displayP3, .sRGB)
        case .a98RGB: (.a98, .power(563.0 / 256))
        case .proPhotoRGB: (.proPhoto, .proPhoto)
        case .rec2020: (.rec2020, .power(2.4))
        default: nil
        }
    }
}

// Lab and OKLab, and their polar forms.
extension ColorSpace {
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    private static func xyzD50(ofLab lab: Matrix3.Vector) -> Matrix3.Vector {
        let y = (lab.0 + 16) / 116
        let (x, z) = (y + lab.1 / 500, y - lab.2 / 200)
        let part = { (f: Double) in f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
        let white = White.d50.xyz
        return (part(x) * white.0, lab.0 > kappa * epsilon ? y * y * y : lab.0 / kappa, part(z) * white.2)
    }

    private static func lab(ofXYZD50 xyz: Matrix3.Vector) -> Matrix3.Vector {
        let white = White.d50.xyz
        let part = { (v: Double) in v > epsilon ? cubeRoot(v) : (kappa * v + 16) / 116 }
        let (x, y, z) = (part(xyz.0 / white.0), part(xyz.1), part(xyz.2 / white.2))
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static let toCones = Matrix3(
        (0.819022437996703, 0.3619062600528904, -0.1288737815209879),
        (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        (0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
    private static let toOKLab = Matrix3(
        (0.210454268309314, 0.7936177747023054, -0.0040720430116193),
        (1.9779985324311684, -2.4285922420485799, 0.450593709617411),
        (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
    private static let fromCones = toCones.inverse
    private static let fromOKLab = toOKLab.inverse

    private static func xyz(ofOKLab lab: Matrix3.Vector) -> Matrix3.Vector {
        let (l, m, s) = fromOKLab * lab
        return fromCones * (l * l * l, m * m * m, s * s * s)
    }

    private static func okLab(ofXYZ xyz: Matrix3.Vector) -> Matrix3.Vector {
        let (l, m, s) = toCones * xyz
        return toOKLab * (cubeRoot(l), cubeRoot(m), cubeRoot(s))
    }

    private static func rectangular(_ lch: Matrix3.Vector) -> Matrix3.Vector {
        let angle = lch.2 * .pi / 180
        return (lch.0, lch.1 * Trigonometry.cosine(angle), lch.1 * Trigonometry.sine(angle))
    }

    /// Returns lightness, chroma and hue. For a grey, whose hue is undefined, chroma and hue are 0.
    private static func polar(_ lab: Matrix3.Vector, achromatic: Double) -> Matrix3.Vector {
        let chroma = (lab.1 * lab.1 + lab.2 * lab.2).squareRoot()
        guard chroma > achromatic else { return (lab.0, 0, 0) }
        let angle = Trigonometry.arcTangent(y: lab.2, x: lab.1) * 180 / .pi
        return (lab.0, chroma, angle < 0 ? angle + 360 : angle)
    }

    private static func cubeRoot(_ value: Double) -> Double {
        guard value != 0 else { return 0 }
        let root = Exponential.power(abs(value), 1.0 / 3)
        // One step of Newton's method restores the last bits that the logarithm lost.
        let better = (2 * root + abs(value) / (root * root)) / 3
        return value < 0 ? -better : better
    }
}
