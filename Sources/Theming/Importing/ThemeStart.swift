public import FramewrightDocuments
public import FramewrightDrawing

/// A whole theme, light and dark, made of three colours.
///
/// ```swift
/// let accent = Color(red: 0.76, green: 0.25, blue: 0.05)
/// let start = ThemeStart(name: "Mine", background: .white, ink: .black, accent: accent)
/// let text = try start.theme().text
/// ```
public struct ThemeStart: Sendable {
    /// The name people read.
    public let name: String
    /// The colours as they are given, opaque.
    public let background: Color
    public let ink: Color
    public let accent: Color

    /// A colour as people write it: `#1a73e8`, without `#` too, or any notation of CSS. Nil for anything else.
    public static func color(_ text: String) -> Color? {
        (CSSColor(text) ?? CSSColor("#\(text)"))?.coordinates.mappedToSRGB.rounded
    }

    public init(name: String, background: Color, ink: Color, accent: Color) {
        (self.name, self.background, self.ink, self.accent) = (name, background, ink, accent)
    }

    /// The ink that the theme has: the given one, or the nearest that is legible on the background.
    public var legibleInk: Color { ink.legible(on: [background], least: ThemeBuilder.minimumContrast) }

    /// The theme file: the given colours in the context they are made for, in the other their counterparts.
    public func theme() throws(DocumentError) -> ThemeImport {
        let isDark = Color.mostLegible(of: [.black, .white], on: [background]) == .white
        let counterpart = counterpart(isDark: !isDark)
        var palette = ImportedPalette(name: name)
        palette.contexts = ["light", "dark"]
        palette.isWrittenOut = true
        let colors = [
            ("background", background, counterpart.background), ("ink", legibleInk, counterpart.ink),
            ("accent", accent, counterpart.accent),
        ]
        for (role, color, other) in colors {
            palette.colors.append(
                .init(
                    key: role, path: "color.\(role)", plain: ColorCoordinates(color),
                    others: [isDark ? "light" : "dark": ColorCoordinates(other)]))
            palette.roleSources.append((role, [role]))
        }
        return try ThemeBuilder(palette).build()
    }

    /// Colours of the same hues for the other context: hardly coloured grounds and inks, the accent as near as can be
    /// seen.
    private func counterpart(isDark: Bool) -> (background: Color, ink: Color, accent: Color) {
        func color(of color: Color, lightness: Double, chroma: Double) -> Color {
            let polar = ColorCoordinates(color).converted(to: .okLCh).components
            return ColorCoordinates(.okLCh, [lightness, min(polar[1] ?? 0, chroma), polar[2]]).mappedToSRGB.rounded
        }
        let background = color(of: background, lightness: isDark ? 0.2 : 0.98, chroma: isDark ? 0.03 : 0.012)
        let ink = color(of: ink, lightness: isDark ? 0.94 : 0.25, chroma: 0.04)
        return (background, ink.legible(on: [background], least: 7), accent.legible(on: [background], least: 3.05))
    }
}
