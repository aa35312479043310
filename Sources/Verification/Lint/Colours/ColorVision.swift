package import FramewrightDrawing

/// The four ways of seeing colour that lint looks through.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
    case usual
    /// Without the cones for long waves: reds are dark.
    case protanopia
    /// Without the cones for middle waves.
    case deuteranopia
    /// Without the cones for short waves.
    case tritanopia

    /// A colour as it is seen, opacity aside: Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for
    /// Simulation of Color Vision Deficiency", table 1 at severity 1, on components proportional to light.
    package func seen(_ color: Color) -> OKLab {
        let light = light(of: color)
        return OKLab(linear: (red: light[0], green: light[1], blue: light[2]))
    }

    /// How far apart two colours are as they are seen, by CIEDE2000: about 1 is just to be seen side by side.
    package func difference(_ one: Color, _ other: Color) -> Double {
        let (one, other) = (lab(one), lab(other))
        return one.difference(from: other)
    }

    private func lab(_ color: Color) -> CIELab { CIELab(ColorCoordinates(.linearSRGB, light(of: color))) }

    private func light(of color: Color) -> [Double] {
        let light = [color.red, color.green, color.blue].map(OKLab.decoded)
        return matrix.map { row in min(max(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0), 1) }
    }

    /// How far apart two colours look: the length between them in OKLab, where black and white are 1 apart.
    package func distance(_ one: Color, _ other: Color) -> Double {
        let (one, other) = (seen(one), seen(other))
        let (l, a, b) = (one.lightness - other.lightness, one.a - other.a, one.b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }

    /// Rows of red, green and blue light.
    package var matrix: [[Double]] {
        switch self {
        case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .deuteranopia:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .tritanopia:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        }
    }
}
