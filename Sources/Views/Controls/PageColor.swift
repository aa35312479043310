extension EnvironmentValues {
    /// The colour behind the pages of navigation containers: that of the screen, or of the sheet around them.
    var pageColor: ControlColor {
        get { self[PageColorKey.self] }
        set { self[PageColorKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Selects the colours of content that lies above the screen, as in a sheet.
    mutating func elevate() {
        pageColor = .surface
        guard colorScheme == .dark, let themes = schemeThemes else { return }
        theme = themes.elevatedDark
        pageColor = .page
    }
}

private enum PageColorKey: EnvironmentKey {
    static let defaultValue = ControlColor.page
}
