/// The kinds of colour vision that checks of colours simulate.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
    /// Normal trichromatic vision.
    case usual
    /// Vision without long-wavelength (L) cones; reds appear dark.
    case protanopia
    /// Vision without medium-wavelength (M) cones.
    case deuteranopia
    /// Vision without short-wavelength (S) cones.
    case tritanopia

    /// Returns the colour as perceived, ignoring opacity: Machado, Oliveira and Fernandes 2009, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency", table 1 at severity 1, applied to
    /// linear-light components.
    package func seen(_ color: SRGBColor) -> OKLab {
        let light = light(of: color)
        return OKLab(linear: (red: light[0], green: light[1], blue: light[2]))
    }

    /// Returns the CIEDE2000 difference of two colours as perceived. About 1 is just noticeable side by side.
    package func difference(_ one: SRGBColor, _ other: SRGBColor) -> Double {
        let (one, other) = (lab(one), lab(other))
        return one.difference(from: other)
    }

    /// Returns the Lab coordinates of the colour as perceived, ignoring opacity.
    package func lab(_ color: SRGBColor) -> CIELab { CIELab(ColorCoordinates(.linearSRGB, light(of: color))) }

    private func light(of color: SRGBColor) -> [Double] {
        let light = [color.red, color.green, color.blue].map(OKLab.decoded)
        return matrix.map { row in min(max(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0), 1) }
    }

    /// Returns the distance of two colours as perceived, in OKLab, where black and white are 1 apart.
    package func distance(_ one: SRGBColor, _ other: SRGBColor) -> Double {
        let (one, other) = (seen(one), seen(other))
        let (l, a, b) = (one.lightness - other.lightness, one.a - other.a, one.b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }

    /// The simulation matrix for linear-light red, green and blue, by rows.
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
