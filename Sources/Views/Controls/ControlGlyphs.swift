import FramewrightDrawing
import FramewrightLayoutEngine

/// An angle that points to the trailing side.
struct Chevron: DirectedShape {
    var isMirrored = false

    nonisolated var mirrored: any Shape { Chevron(isMirrored: !isMirrored) }

    nonisolated func path(in rect: Rect) -> Path {
        let (start, tip) = isMirrored ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
        var path = Path()
        path.move(to: Point(x: start, y: rect.minY))
        path.addLine(to: Point(x: tip, y: rect.midY))
        path.addLine(to: Point(x: start, y: rect.maxY))
        return path
    }
}

/// Two angles, one pointing up and one pointing down.
struct UpDownChevrons: Shape {
    nonisolated func path(in rect: Rect) -> Path {
        let height = rect.height / 3
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY + height))
        path.addLine(to: Point(x: rect.midX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.minY + height))
        path.move(to: Point(x: rect.minX, y: rect.maxY - height))
        path.addLine(to: Point(x: rect.midX, y: rect.maxY))
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY - height))
        return path
    }
}

/// The outline of a check mark, to be stroked.
struct CheckMark: Shape {
    nonisolated func path(in rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY + rect.height * 0.55))
        path.addLine(to: Point(x: rect.minX + rect.width * 0.36, y: rect.minY + rect.height * 0.92))
        path.addLine(to: Point(x: rect.maxX, y: rect.minY + rect.height * 0.08))
        return path
    }
}

extension EnvironmentValues {
    /// The growth of body text over its default size.
    var bodyGrowth: Double { Font.TextStyle.body.growth(at: dynamicTypeSize) }
}
