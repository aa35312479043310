public import FramewrightDrawing

/// A colour of a theme that no sRGB screen can show, and what is shown in its place.
public struct GamutMapping: Hashable, Sendable {
    /// Path of the token that holds it, perhaps as a part: a shadow's colour, a gradient's stop.
    public let token: String
    /// As the file has it.
    public let written: ColorCoordinates
    /// Of the same lightness and hue, with less chroma (CSS Color 4, 13.2).
    public let shown: Color

    /// How far apart the two look: the distance in OKLab, where 0.02 is just to be seen.
    public var difference: Double { written.difference(from: ColorCoordinates(shown)) }
}

extension GamutMapping: CustomStringConvertible {
    /// `color.accent oklch(0.7 0.4 40) is beyond sRGB, shown as #ff5c00 (0.14 away)`.
    public var description: String {
        let away = shortest((difference * 1000).rounded() / 1000)
        return "\(token) \(written) is beyond sRGB, shown as \(shown) (\(away) away)"
    }
}

extension Theme {
    /// Every colour that is beyond sRGB in the selected context, in the order of the file.
    public var gamutReport: [GamutMapping] { table.mappings }
}
