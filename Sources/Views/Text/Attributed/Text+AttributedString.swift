public import FoundationEssentials

extension Text {
    /// Creates a text from an attributed string. Its attributes take precedence over those of the text.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let parts = attributedContent.runs.map { run in
            Part(
                content: .string(String(attributedContent[run.range].characters)), overrides: TextOverrides(run))
        }
        self.init(parts: parts.isEmpty ? [Part(content: .string(""))] : parts)
    }
}

extension TextOverrides {
    /// Creates the attributes of a run.
    fileprivate init(_ run: AttributedString.Runs.Run) {
        self.init()
        apply(run.inlinePresentationIntent?.style ?? [], isLink: run.link != nil)
        font = run.font
        if let color = run.foregroundColor { foreground = color }
        if let color = run.backgroundColor { background = color }
        kerning = run.kern
        tracking = run.tracking
        baselineOffset = run.baselineOffset
        if let line = run.underlineStyle { underline = .drawn(line.pattern, line.color) }
        if let line = run.strikethroughStyle { strikethrough = .drawn(line.pattern, line.color) }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an attributed string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }

    /// Appends a value in a format, with the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
        appendInterpolation(Text(input, format: format))
    }
}
