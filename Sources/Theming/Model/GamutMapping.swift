public import FramewrightDrawing

/// A theme colour outside the sRGB gamut, with the colour shown in its place.
public struct GamutMapping: Hashable, Sendable {
    /// The path of the token with the colour. The colour may be a part of its value: a shadow's colour, a gradient's
    /// stop.
    public let token: String
    /// The colour as written in the file.
    public let written: ColorCoordinates
    /// The shown colour: of equal lightness and hue, with reduced chroma (CSS Color 4, 13.2).
    public let shown: SRGBColor

    /// The OKLab distance of the two colours; about 0.02 is just noticeable.
    public var difference: Double { written.difference(from: ColorCoordinates(shown)) }
}

extension GamutMapping: CustomStringConvertible {
    /// The mapping on one line: `color.accent oklch(0.7 0.4 40) is beyond sRGB, shown as #ff5c00 (0.14 away)`.
    public var description: String {
        let away = shortest((difference * 1000).rounded() / 1000)
        return "\(token) \(written) is beyond sRGB, shown as \(shown) (\(away) away)"
    }
}

extension Theme {
    /// The colours of the selected context that are outside the sRGB gamut, in the order of the file.
    public var gamutReport: [GamutMapping] { table.mappings }
}
