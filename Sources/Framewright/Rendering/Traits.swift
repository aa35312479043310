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

    /// The direction asked for, else the language's.
    package var direction: LayoutDirection { layoutDirection ?? Locale(identifier: locale).direction }
}
