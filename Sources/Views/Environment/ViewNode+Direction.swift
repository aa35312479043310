import FramewrightLayoutEngine
import FramewrightTypography

extension [ViewNode] {
    /// Nodes lowered in `direction`, for a place where `outer` rules: mirrored or not for themselves where they differ.
    func facing(_ direction: LayoutDirection, within outer: LayoutDirection) -> [ViewNode] {
        guard direction != outer else { return self }
        return map { node in
            var node = node
            node.mirrors = node.mirrors ?? (direction == .rightToLeft)
            node.payload.keepsDirection = true
            return node
        }
    }
}
