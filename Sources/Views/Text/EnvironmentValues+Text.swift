public import FramewrightTypography

extension EnvironmentValues {
    /// The font; nil for body text.
    public var font: Font? {
        get { textOverrides.font }
        set { textOverrides.font = newValue }
    }

    /// The preferred size of text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int? {
        get { paragraphStyle.lineLimit }
        set { paragraphStyle.lineLimit = newValue }
    }

    /// The position of the ellipsis in truncated text.
    public var truncationMode: Text.TruncationMode {
        get { paragraphStyle.truncation }
        set { paragraphStyle.truncation = newValue }
    }

    /// The smallest share of its size to which text shrinks to fit.
    public var minimumScaleFactor: Double {
        get { paragraphStyle.minimumScaleFactor }
        set { paragraphStyle.minimumScaleFactor = newValue }
    }

    /// Whether spacing between characters may be reduced to fit.
    public var allowsTightening: Bool {
        get { paragraphStyle.allowsTightening }
        set { paragraphStyle.allowsTightening = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { paragraphStyle.alignment }
        set { paragraphStyle.alignment = newValue }
    }

    /// The additional space between lines, in points.
    public var lineSpacing: Double {
        get { paragraphStyle.lineSpacing }
        set { paragraphStyle.lineSpacing = newValue }
    }

    /// The case of letters; nil for unchanged text.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    var reservedLineCount: Int {
        get { paragraphStyle.reservedLineCount }
        set { paragraphStyle.reservedLineCount = newValue }
    }

    /// The paragraph style, without direction and locale, which are separate values.
    var paragraphStyle: ParagraphStyle {
        get { self[ParagraphStyleKey.self] }
        set { self[ParagraphStyleKey.self] = newValue }
    }

    var textOverrides: TextOverrides {
        get { self[TextOverridesKey.self] }
        set { self[TextOverridesKey.self] = newValue }
    }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

private enum TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
}

private enum ParagraphStyleKey: EnvironmentKey {
    static let defaultValue = ParagraphStyle()
}

private enum TextOverridesKey: EnvironmentKey {
    static let defaultValue = TextOverrides()
}
