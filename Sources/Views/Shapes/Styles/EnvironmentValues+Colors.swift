extension EnvironmentValues {
    /// The colours of asset catalogues. None by default.
    package var assetColor: AssetColors {
        get { self[AssetColorKey.self] }
        set { self[AssetColorKey.self] = newValue }
    }

    /// The palette of the system's colours.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }

    /// The accent colour set by `accentColor(_:)`; nil if none is set.
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style of `BackgroundStyle`; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

private enum AssetColorKey: EnvironmentKey {
    static let defaultValue = AssetColors { _, _, _ in nil }
}

private enum SystemPaletteKey: EnvironmentKey {
    static let defaultValue = SystemPalette.until2024
}

private enum AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

private enum BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}
