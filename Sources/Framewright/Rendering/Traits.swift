public import FramewrightTypography
public import FramewrightViews

/// What the person in front of the screen has chosen, besides the screen and the theme.
public struct Traits: Hashable, Sendable {
    /// A language tag (BCP 47): the faces of ideographs, and the side reading starts from.
    public var locale: String
    public var dynamicTypeSize: DynamicTypeSize
    /// Nil follows the language.
    public var layoutDirection: LayoutDirection?
    public var colorSchemeContrast: ColorSchemeContrast

    public init(
        locale: String = "en", dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection? = nil,
        colorSchemeContrast: ColorSchemeContrast = .standard
    ) {
        self.locale = locale
        self.dynamicTypeSize = dynamicTypeSize
        self.layoutDirection = layoutDirection
        self.colorSchemeContrast = colorSchemeContrast
    }

    /// The direction asked for, else that of the script the tag names, else that of the language's usual one.
    package var direction: LayoutDirection {
        let parts = Locale(identifier: locale).identifier.split(separator: "-").map(String.init)
        if let layoutDirection { return layoutDirection }
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return parts.first.map(Self.rightToLeft.contains) == true ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftScripts: Set<String> = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]

    /// Languages usually written from right to left.
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
