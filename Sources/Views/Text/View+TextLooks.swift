public import FramewrightDrawing
public import FramewrightTypography

/// The looks of all text inside; what a text says of itself wins.
extension View {
    /// The font of all text inside; nil for body text.
    public func font(_ font: Font?) -> some View { overridingText { $0.font = font } }

    /// The weight of all text inside, whatever its font; nil for the font's.
    public func fontWeight(_ weight: Font.Weight?) -> some View { overridingText { $0.weight = weight } }

    /// The system typeface's variant; nil for the font's.
    public func fontDesign(_ design: Font.Design?) -> some View { overridingText { $0.design = design } }

    /// At least bold.
    public func bold(_ isActive: Bool = true) -> some View { overridingText { $0.isBold = isActive } }

    /// Slanted.
    public func italic(_ isActive: Bool = true) -> some View { overridingText { $0.isItalic = isActive } }

    /// The system typeface's variant with letters of one width. False keeps that of the font, whatever is said of it further out.
    public func monospaced(_ isActive: Bool = true) -> some View {
        overridingText { $0.setMonospaced(isActive) }
    }

    /// Digits of one width, where the font has them.
    public func monospacedDigit() -> some View { overridingText { $0.hasMonospacedDigits = true } }

    /// How wide letters are, where the family has several widths; nil for the font's.
    public func fontWidth(_ width: Font.Width?) -> some View { overridingText { $0.width = width } }

    /// Points added after every character, the last of a line too; ligatures stay.
    public func kerning(_ kerning: Double) -> some View { overridingText { $0.kerning = kerning } }

    /// Points added between characters; ligatures are undone. Wins over kerning.
    public func tracking(_ tracking: Double) -> some View { overridingText { $0.tracking = tracking } }

    /// Points text is raised; its lines grow where they must.
    public func baselineOffset(_ offset: Double) -> some View { overridingText { $0.baselineOffset = offset } }

    /// A line below text, in its own colour unless told.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        overridingText { $0.underline = .init(isActive, pattern, color) }
    }

    /// A line through text, in its own colour unless told.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        overridingText { $0.strikethrough = .init(isActive, pattern, color) }
    }

    /// The style of text and of shapes without a fill.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        changingEnvironment { $0.foregroundStyle = style }
    }

    /// The colour of text and of shapes without a fill; nil for the theme's ink.
    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { $0.foregroundStyle = color.map { $0 as any ShapeStyle } ?? InkStyle() }
    }

    /// Shows all text inside in one case; nil as it is written.
    public func textCase(_ textCase: Text.Case?) -> some View { changingEnvironment { $0.textCase = textCase } }

    private func overridingText(_ change: @escaping @MainActor (inout TextOverrides) -> Void) -> some View {
        changingEnvironment { change(&$0.textOverrides) }
    }
}
