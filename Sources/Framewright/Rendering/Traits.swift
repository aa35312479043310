public import FramewrightTypography
public import FramewrightViews

/// The user's settings that affect the layout, apart from screen and theme.
public struct Traits: Hashable, Sendable {
    /// The language tag (BCP 47). Determines the faces of ideographs and the layout direction.
    public var locale: String
    /// The text size.
    public var dynamicTypeSize: DynamicTypeSize
    /// The layout direction. Nil to follow the language.
    public var layoutDirection: LayoutDirection?
    /// The light or dark appearance. Nil to follow the theme's context.
    public var colorScheme: ColorScheme?
    /// The contrast.
    public var colorSchemeContrast: ColorSchemeContrast

    /// Creates traits, by default those of an English user with standard settings.
    public init(
        locale: String = "en", dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection? = nil,
        colorScheme: ColorScheme? = nil, colorSchemeContrast: ColorSchemeContrast = .standard
    ) {
        self.locale = locale
        self.dynamicTypeSize = dynamicTypeSize
        self.layoutDirection = layoutDirection
        self.colorScheme = colorScheme
        self.colorSchemeContrast = colorSchemeContrast
    }

    /// The layout direction, or that of the language if it is nil.
    package var direction: LayoutDirection { layoutDirection ?? Locale(identifier: locale).direction }
}
