internal import FramewrightDrawing

/// The bounding box of points, in pixels. Initially inverted.
struct Bounds: Hashable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    /// Includes a point; ignores points that are not finite, because their shapes are not drawn.
    mutating func include(_ point: Point) {
        guard point.x.isFinite, point.y.isFinite else { return }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }
}

extension Bounds {
    /// The bounding box of all end and control points of `path` after `transform`.
    init(of path: Path, _ transform: AffineTransform) {
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): include(transform.apply(point))
            case .quad(let control, let end):
                include(transform.apply(control))
                include(transform.apply(end))
            case .cubic(let control1, let control2, let end):
                include(transform.apply(control1))
                include(transform.apply(control2))
                include(transform.apply(end))
            case .close: break
            }
        }
        if path.startsAtOrigin { include(transform.apply(.zero)) }
    }
}

extension Path {
    /// Whether something is drawn before the first `move`.
    fileprivate var startsAtOrigin: Bool {
        guard let first = elements.first, case .move = first else { return !isEmpty }
        return false
    }
}
