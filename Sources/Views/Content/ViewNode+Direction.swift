import FramewrightLayoutEngine
import FramewrightTypography

extension [ViewNode] {
    /// Returns nodes lowered with `direction`, for use in a parent with direction `outer`. If the two differ, the
    /// nodes get their own mirroring.
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
