public import FramewrightTypography

extension Text {
    /// Sets the font of the parts without one; nil inherits it.
    public func font(_ font: Font?) -> Text { overriding { $0.font = font } }

    /// Sets the weight, regardless of the font's; nil keeps the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { overriding { $0.weight = weight } }

    /// Sets the design of the system font; nil keeps the font's.
    public func fontDesign(_ design: Font.Design?) -> Text { overriding { $0.design = design } }

    /// Makes the text at least bold.
    public func bold() -> Text { bold(true) }

    /// Makes the text at least bold. False keeps the font's weight and ignores settings of ancestors.
    public func bold(_ isActive: Bool) -> Text { overriding { $0.isBold = isActive } }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Makes the text italic or upright, regardless of the font.
    public func italic(_ isActive: Bool) -> Text { overriding { $0.isItalic = isActive } }

    /// Selects the monospaced design of the system font. False keeps the font's design and ignores settings of
    /// ancestors.
    public func monospaced(_ isActive: Bool = true) -> Text {
        overriding { $0.setMonospaced(isActive) }
    }

    /// Uses digits of equal width, if the font has them.
    public func monospacedDigit() -> Text { overriding { $0.hasMonospacedDigits = true } }

    /// Sets the foreground style.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { overriding { $0.foreground = style } }

    /// Sets the foreground colour; nil inherits it.
    public func foregroundColor(_ color: Color?) -> Text { overriding { $0.foreground = color } }

    /// Sets the width of letters, if the family has several; nil keeps the font's.
    public func fontWidth(_ width: Font.Width?) -> Text { overriding { $0.width = width } }

    /// Adds space in points after every character, including the last one of a line; ligatures are kept.
    public func kerning(_ kerning: Double) -> Text { overriding { $0.kerning = kerning } }

    /// Adds space in points between characters; ligatures are split. Takes precedence over kerning.
    public func tracking(_ tracking: Double) -> Text { overriding { $0.tracking = tracking } }

    /// Raises the text by points. Its lines become higher if necessary.
    public func baselineOffset(_ offset: Double) -> Text { overriding { $0.baselineOffset = offset } }

    /// Underlines the text, by default in its own colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        overriding { $0.underline = .init(isActive, pattern: pattern, color: color) }
    }

    /// Strikes the text through, by default in its own colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        overriding { $0.strikethrough = .init(isActive, pattern: pattern, color: color) }
    }
}
