import FramewrightLayoutEngine

/// The direction in which lines are written and views follow each other.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
}

extension EnvironmentValues {
    /// Right to left mirrors the frames of all views inside, whatever their layout.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

extension [ViewNode] {
    /// Nodes lowered in `direction`, for a place where `outer` rules: mirrored or not for themselves where they differ.
    func facing(_ direction: LayoutDirection, within outer: LayoutDirection) -> [ViewNode] {
        guard direction != outer else { return self }
        return map { node in
            var node = node
            node.mirrors = node.mirrors ?? (direction == .rightToLeft)
            return node
        }
    }
}
