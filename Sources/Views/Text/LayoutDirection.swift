public import FramewrightTypography

/// The direction of layouts and of lines of text.
public typealias LayoutDirection = WritingDirection

extension EnvironmentValues {
    /// The side that is leading, and the base direction of text without letters.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}
