public import FramewrightTypography

extension EnvironmentValues {
    /// Nil for body text.
    public var font: Font? {
        get { textOverrides.font }
        set { textOverrides.font = newValue }
    }

    /// How large the person wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Chooses the shapes of ideographs.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Nil for any number.
    public var lineLimit: Int? {
        get { paragraphStyle.lineLimit }
        set { paragraphStyle.lineLimit = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { paragraphStyle.truncation }
        set { paragraphStyle.truncation = newValue }
    }

    public var minimumScaleFactor: Double {
        get { paragraphStyle.minimumScaleFactor }
        set { paragraphStyle.minimumScaleFactor = newValue }
    }

    public var allowsTightening: Bool {
        get { paragraphStyle.allowsTightening }
        set { paragraphStyle.allowsTightening = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { paragraphStyle.alignment }
        set { paragraphStyle.alignment = newValue }
    }

    public var lineSpacing: Double {
        get { paragraphStyle.lineSpacing }
        set { paragraphStyle.lineSpacing = newValue }
    }

    /// Nil for text as it is written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    var reservedLineCount: Int {
        get { paragraphStyle.reservedLineCount }
        set { paragraphStyle.reservedLineCount = newValue }
    }

    /// Without direction and locale, which are values of their own.
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

private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en")
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
