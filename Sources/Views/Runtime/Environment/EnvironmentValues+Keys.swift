public import FramewrightDrawing
public import FramewrightTheming
public import FramewrightTypography

extension EnvironmentValues {
    /// The colours and measures of the screen.
    public var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: Double {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The insets of the screen covered by notches, bars and corners, in points.
    public var safeAreaInsets: EdgeInsets {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }

    /// The size class of the screen's width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the screen's height.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The light or dark appearance. Setting another one selects the theme's values for it, if it has any.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set {
            if newValue != colorScheme { theme = theme(for: newValue) }
            self[ColorSchemeKey.self] = newValue
        }
    }

    /// The themes by colour scheme. Without them the theme's contexts `light` and `dark` are used.
    package var schemeThemes: SchemeThemes? {
        get { self[SchemeThemesKey.self] }
        set { self[SchemeThemesKey.self] = newValue }
    }

    private func theme(for scheme: ColorScheme) -> Theme {
        if let schemeThemes { return scheme == .dark ? schemeThemes.dark : schemeThemes.light }
        if let theme = try? theme.selecting(context: scheme.rawValue) { return theme }
        let plain = scheme == .light && theme.selectedContext == ColorScheme.dark.rawValue
        return plain ? (try? theme.selecting(context: nil)) ?? theme : theme
    }

    /// The contrast between colours. A theme context can set it.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Whether controls are enabled; false inside a view that is `disabled`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The side that is leading, and the base direction of text without letters.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The source of images; nil if none is set.
    package var imageLoader: (any ImageLoader)? {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

private enum ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { .documented }
}

private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
}

private enum SafeAreaKey: EnvironmentKey {
    static let defaultValue = EdgeInsets.zero
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private enum SchemeThemesKey: EnvironmentKey {
    static let defaultValue: SchemeThemes? = nil
}

private enum ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

private enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

private enum ImageLoaderKey: EnvironmentKey {
    static let defaultValue: (any ImageLoader)? = nil
}
