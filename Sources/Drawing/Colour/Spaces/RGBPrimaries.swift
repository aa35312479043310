/// The primaries and white point of an RGB space, as CIE 1931 chromaticities.
struct RGBPrimaries {
    /// The matrix from linear components to XYZ, relative to the space's own white point.
    let toXYZ: Matrix3
    let fromXYZ: Matrix3

    private init(red: White, green: White, blue: White, white: White) {
        let lights = Matrix3(red.xyz, green.xyz, blue.xyz).transposed
        toXYZ = lights * Matrix3.diagonal(lights.inverse * white.xyz)
        fromXYZ = toXYZ.inverse
    }

    static let sRGB = RGBPrimaries(
        red: White(x: 0.64, y: 0.33), green: White(x: 0.3, y: 0.6), blue: White(x: 0.15, y: 0.06), white: .d65)
    static let displayP3 = RGBPrimaries(
        red: White(x: 0.68, y: 0.32), green: White(x: 0.265, y: 0.69), blue: White(x: 0.15, y: 0.06), white: .d65)
    static let a98 = RGBPrimaries(
        red: White(x: 0.64, y: 0.33), green: White(x: 0.21, y: 0.71), blue: White(x: 0.15, y: 0.06), white: .d65)
    static let proPhoto = RGBPrimaries(
        red: White(x: 0.734699, y: 0.265301), green: White(x: 0.159597, y: 0.840403),
        blue: White(x: 0.036598, y: 0.000105), white: .d50)
    static let rec2020 = RGBPrimaries(
        red: White(x: 0.708, y: 0.292), green: White(x: 0.17, y: 0.797), blue: White(x: 0.131, y: 0.046), white: .d65)
}

/// The chromaticity of a white point or primary, with luminance 1.
struct White {
    let x: Double
    let y: Double

    /// Rounded to four digits as in CSS Color 4.
    static let d65 = White(x: 0.3127, y: 0.329)
    static let d50 = White(x: 0.3457, y: 0.3585)

    var xyz: Matrix3.Vector { (x / y, 1, (1 - x - y) / y) }

    /// The Bradford chromatic adaptation from D50 to D65.
    static let d50ToD65: Matrix3 = {
        let cones = Matrix3((0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))
        let (from, to) = (cones * d50.xyz, cones * d65.xyz)
        return cones.inverse * Matrix3.diagonal((to.0 / from.0, to.1 / from.1, to.2 / from.2)) * cones
    }()
    static let d65ToD50 = d50ToD65.inverse
}
