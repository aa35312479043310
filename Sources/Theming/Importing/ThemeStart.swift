public import FramewrightDocuments
public import FramewrightDrawing

/// A generator of a complete theme, light and dark, from three colours.
///
/// ```swift
/// let accent = Color(red: 0.76, green: 0.25, blue: 0.05)
/// let start = ThemeStart(name: "Mine", background: .white, ink: .black, accent: accent)
/// let text = try start.theme().text
/// ```
public struct ThemeStart: Sendable {
    /// The display name of the theme.
    public let name: String
    /// The opaque background colour.
    public let background: SRGBColor
    /// The opaque text colour.
    public let ink: SRGBColor
    /// The opaque accent colour.
    public let accent: SRGBColor

    /// Parses a colour: `#1a73e8`, also without `#`, or any CSS notation. Returns nil for any other text.
    public static func color(_ text: String) -> SRGBColor? {
        (CSSColor(text) ?? CSSColor("#\(text)"))?.coordinates.mappedToSRGB.rounded
    }

    /// Returns a hint for a text that is no colour.
    public static func hint(forColor text: String) -> String {
        Suggestion.hint(
            for: text, among: SRGBColor.cssNames,
            otherwise: "write \"#1a73e8\", in quotes, a name of CSS such as navy, or \"rgb(26 115 232)\"")
    }

    /// Creates a generator from three opaque colours.
    public init(name: String, background: SRGBColor, ink: SRGBColor, accent: SRGBColor) {
        (self.name, self.background, self.ink, self.accent) = (name, background, ink, accent)
    }

    /// The theme's text colour: the given one, or the nearest colour with sufficient contrast to the background.
    public var legibleInk: SRGBColor { ink.legible(on: [background], least: ThemeBuilder.minimumContrast) }

    /// Generates the theme file. The given colours apply in the context for which the background is suited; the other
    /// context gets their counterparts.
    public func theme() throws(DocumentError) -> ThemeImport {
        let isDark = SRGBColor.mostLegible(of: [.black, .white], on: [background]) == .white
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

    /// Returns colours of the same hues for the opposite context: background and ink with low chroma, and the nearest
    /// accent that is clearly visible.
    private func counterpart(isDark: Bool) -> (background: SRGBColor, ink: SRGBColor, accent: SRGBColor) {
        func color(of color: SRGBColor, lightness: Double, chroma: Double) -> SRGBColor {
            let polar = ColorCoordinates(color).converted(to: .okLCh).components
            return ColorCoordinates(.okLCh, [lightness, min(polar[1] ?? 0, chroma), polar[2]]).mappedToSRGB.rounded
        }
        let background = color(of: background, lightness: isDark ? 0.2 : 0.98, chroma: isDark ? 0.03 : 0.012)
        let ink = color(of: ink, lightness: isDark ? 0.94 : 0.25, chroma: 0.04)
        return (background, ink.legible(on: [background], least: 7), accent.legible(on: [background], least: 3.05))
    }
}
