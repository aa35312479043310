extension EnvironmentValues {
    /// The colour behind the pages of navigation containers: that of the screen, or of the sheet around them.
    var pageColor: ControlColor {
        get { self[PageColorKey.self] }
        set { self[PageColorKey.self] = newValue }
    }
}

private enum PageColorKey: EnvironmentKey {
    static let defaultValue = ControlColor.page
}
