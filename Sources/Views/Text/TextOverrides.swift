import FramewrightDrawing
import FramewrightTypography

/// Text attributes set on a text or its ancestors; nil inherits from the next ancestor.
struct TextOverrides: Sendable {
    var font: Font?
    var weight: FontWeight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: FontDesign?
    /// Whether a monospaced design set by an ancestor is ignored.
    var refusesMonospaced = false
    var hasMonospacedDigits: Bool?
    var width: FontWidth?
    var foreground: (any ShapeStyle)?
    var background: (any ShapeStyle)?
    var kerning: Double?
    var tracking: Double?
    var baselineOffset: Double?
    var underline: Rule?
    var strikethrough: Rule?

    /// A line along the text.
    enum Rule: Equatable, Sendable {
        case absent
        /// A line with a pattern and a colour; nil is the text's own colour.
        case drawn(Text.LineStyle.Pattern, Color?)
    }

    /// Returns the attributes with missing ones taken from `outer`. The innermost setting takes precedence.
    func completed(by outer: TextOverrides) -> TextOverrides {
        TextOverrides(
            font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold,
            isItalic: isItalic ?? outer.isItalic,
            design: design ?? (refusesMonospaced && outer.design == .monospaced ? nil : outer.design),
            refusesMonospaced: refusesMonospaced || outer.refusesMonospaced,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, width: width ?? outer.width,
            foreground: foreground ?? outer.foreground, background: background ?? outer.background,
            kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
            baselineOffset: baselineOffset ?? outer.baselineOffset, underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough)
    }

    mutating func setMonospaced(_ isActive: Bool) {
        if isActive { design = .monospaced } else { refusesMonospaced = true }
    }

    /// The font with all attributes applied; the default is body text.
    var resolvedFont: Font {
        (font ?? .body).changing { font in
            if let weight { font.weight = weight }
            if isBold == true { font.weight = max(font.weight, .bold) }
            if let isItalic { font.isItalic = isItalic }
            if let design { font.design = design }
            if hasMonospacedDigits == true { font.hasMonospacedDigits = true }
            if let width { font.width = width }
        }
    }
}

extension TextOverrides {
    /// Returns the attributes of a lowered span.
    @MainActor
    func format(in lowering: Lowering) -> TextFigure.Format {
        TextFigure.Format(
            kerning: kerning ?? 0, tracking: tracking ?? 0, baselineOffset: baselineOffset ?? 0,
            underline: underline?.style(in: lowering), strikethrough: strikethrough?.style(in: lowering))
    }
}

extension TextOverrides.Rule {
    init(_ isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) {
        self = isActive ? .drawn(pattern, color) : .absent
    }

    @MainActor
    fileprivate func style(in lowering: Lowering) -> TextLineStyle? {
        switch self {
        case .absent: nil
        case .drawn(let pattern, let color):
            TextLineStyle(pattern: pattern, paint: color.map { lowering.paint($0) })
        }
    }
}
