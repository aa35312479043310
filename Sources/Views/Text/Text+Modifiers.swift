public import FramewrightDrawing
public import FramewrightTypography

extension Text {
    /// The font of every part that has none; nil for the surroundings'.
    public func font(_ font: Font?) -> Text { overriding { $0.font = font } }

    /// The weight, whatever the font's; nil for the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { overriding { $0.weight = weight } }

    /// The system typeface's variant; nil for the font's.
    public func fontDesign(_ design: Font.Design?) -> Text { overriding { $0.design = design } }

    /// At least bold.
    public func bold() -> Text { bold(true) }

    /// At least bold, or as the font is, whatever is said further out.
    public func bold(_ isActive: Bool) -> Text { overriding { $0.isBold = isActive } }

    /// Slanted.
    public func italic() -> Text { italic(true) }

    /// Slanted or upright, whatever the font is.
    public func italic(_ isActive: Bool) -> Text { overriding { $0.isItalic = isActive } }

    /// The system typeface's variant with letters of one width. False keeps that of the font, whatever is said of it further out.
    public func monospaced(_ isActive: Bool = true) -> Text {
        overriding { $0.setMonospaced(isActive) }
    }

    /// Digits of one width, where the font has them.
    public func monospacedDigit() -> Text { overriding { $0.hasMonospacedDigits = true } }

    /// What the text is painted with.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { overriding { $0.foreground = style } }

    /// What the text is painted with; nil for the surroundings'.
    public func foregroundColor(_ color: Color?) -> Text { overriding { $0.foreground = color } }

    /// How wide letters are, where the family has several widths; nil for the font's.
    public func fontWidth(_ width: Font.Width?) -> Text { overriding { $0.width = width } }

    /// Points added after every character, the last of a line too; ligatures stay.
    public func kerning(_ kerning: Double) -> Text { overriding { $0.kerning = kerning } }

    /// Points added between characters; ligatures are undone. Wins over kerning.
    public func tracking(_ tracking: Double) -> Text { overriding { $0.tracking = tracking } }

    /// Points the text is raised; its lines grow where they must.
    public func baselineOffset(_ offset: Double) -> Text { overriding { $0.baselineOffset = offset } }

    /// A line below the text, in its own colour unless told.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        overriding { $0.underline = .init(isActive, pattern, color) }
    }

    /// A line through the text, in its own colour unless told.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        overriding { $0.strikethrough = .init(isActive, pattern, color) }
    }
}
