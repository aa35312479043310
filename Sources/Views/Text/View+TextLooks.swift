public import FramewrightTypography

/// The attributes of text inside a view. A text's own attributes take precedence.
extension View {
    /// Sets the font of text inside; nil for body text.
    public func font(_ font: Font?) -> some View { overridingText { $0.font = font } }

    /// Sets the weight of text inside, regardless of the font's; nil keeps the font's.
    public func fontWeight(_ weight: Font.Weight?) -> some View { overridingText { $0.weight = weight } }

    /// Sets the design of the system font; nil keeps the font's.
    public func fontDesign(_ design: Font.Design?) -> some View { overridingText { $0.design = design } }

    /// Makes text at least bold.
    public func bold(_ isActive: Bool = true) -> some View { overridingText { $0.isBold = isActive } }

    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> some View { overridingText { $0.isItalic = isActive } }

    /// Selects the monospaced design of the system font. False keeps the font's design and ignores settings of
    /// ancestors.
    public func monospaced(_ isActive: Bool = true) -> some View {
        overridingText { $0.setMonospaced(isActive) }
    }

    /// Uses digits of equal width, if the font has them.
    public func monospacedDigit() -> some View { overridingText { $0.hasMonospacedDigits = true } }

    /// Sets the width of letters, if the family has several; nil keeps the font's.
    public func fontWidth(_ width: Font.Width?) -> some View { overridingText { $0.width = width } }

    /// Adds space in points after every character, including the last one of a line; ligatures are kept.
    public func kerning(_ kerning: Double) -> some View { overridingText { $0.kerning = kerning } }

    /// Adds space in points between characters; ligatures are split. Takes precedence over kerning.
    public func tracking(_ tracking: Double) -> some View { overridingText { $0.tracking = tracking } }

    /// Raises text by points. Its lines become higher if necessary.
    public func baselineOffset(_ offset: Double) -> some View { overridingText { $0.baselineOffset = offset } }

    /// Underlines text, by default in its own colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        overridingText { $0.underline = .init(isActive, pattern: pattern, color: color) }
    }

    /// Strikes text through, by default in its own colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        overridingText { $0.strikethrough = .init(isActive, pattern: pattern, color: color) }
    }

    /// Sets the style of text and of shapes without a fill.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        changingEnvironment { $0.foregroundStyle = style }
    }

    /// Sets the first and the second level of the foreground style.
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        changingEnvironment { $0.foregroundStyle = ForegroundLevels(levels: [primary, secondary]) }
    }

    /// Sets the first three levels of the foreground style.
    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        changingEnvironment { $0.foregroundStyle = ForegroundLevels(levels: [primary, secondary, tertiary]) }
    }

    /// Sets the colour of text and of shapes without a fill; nil for the theme's ink.
    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { $0.foregroundStyle = color.map { $0 as any ShapeStyle } ?? InkStyle() }
    }

    /// Sets the case of text inside; nil keeps it unchanged.
    public func textCase(_ textCase: Text.Case?) -> some View { changingEnvironment { $0.textCase = textCase } }

    private func overridingText(_ change: @escaping @MainActor (inout TextOverrides) -> Void) -> some View {
        changingEnvironment { change(&$0.textOverrides) }
    }
}
