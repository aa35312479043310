import FramewrightDrawing

extension Session {
    /// The direction of a swipe.
    public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
        case up
        case down
        case left
        case right

        func moved(_ point: Point, by distance: Double) -> Point {
            switch self {
            case .up: Point(x: point.x, y: point.y - distance)
            case .down: Point(x: point.x, y: point.y + distance)
            case .left: Point(x: point.x - distance, y: point.y)
            case .right: Point(x: point.x + distance, y: point.y)
            }
        }
    }
}
