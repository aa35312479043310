/// The purpose of a part of an attributed string, as Markdown gives it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a purpose from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, drawn in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, drawn in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, drawn in the monospaced design.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Deleted text, struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension InlinePresentationIntent {
    init(_ style: MarkdownStyle) {
        self = []
        if style.contains(.emphasis) { insert(.emphasized) }
        if style.contains(.strong) { insert(.stronglyEmphasized) }
        if style.contains(.code) { insert(.code) }
        if style.contains(.strikethrough) { insert(.strikethrough) }
    }

    var style: MarkdownStyle {
        var style: MarkdownStyle = []
        if contains(.emphasized) { style.insert(.emphasis) }
        if contains(.stronglyEmphasized) { style.insert(.strong) }
        if contains(.code) { style.insert(.code) }
        if contains(.strikethrough) { style.insert(.strikethrough) }
        return style
    }
}
