public import FramewrightTypography

/// Which way views and lines of text follow each other.
public typealias LayoutDirection = WritingDirection

extension EnvironmentValues {
    /// Which side is leading, and the direction of text without a letter.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}
