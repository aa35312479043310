internal import FramewrightDrawing

extension Bounds {
    /// The bounding box of a rectangle of some space, in pixels; unbounded where it reaches behind the eye.
    init(of rect: Rect, in space: CoordinateMapping, scale: Double) {
        let corners = [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ]
        if case .projective = space.kind {
            let path = Path([.move(corners[0]), .line(corners[1]), .line(corners[3]), .line(corners[2]), .close])
            self.init(of: path.placed(in: space), .scale(x: scale, y: scale))
        } else {
            self.init()
            for corner in corners { include(space.transform.apply(corner).scaled(by: scale)) }
        }
    }
}

extension Point {
    func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
