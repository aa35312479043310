import FramewrightDrawing
import FramewrightLayoutEngine

/// Two lines that meet at the leading or trailing edge.
struct Chevron: DirectedShape {
    let isLeading: Bool

    nonisolated var mirrored: any Shape { Chevron(isLeading: !isLeading) }

    nonisolated func path(in rect: Rect) -> Path {
        let (tip, end) = isLeading ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        var path = Path()
        path.move(to: Point(x: end, y: rect.minY))
        path.addLine(to: Point(x: tip, y: rect.midY))
        path.addLine(to: Point(x: end, y: rect.maxY))
        return path
    }
}

extension StrokeStyle {
    /// A line with round ends and corners.
    static func chevron(_ width: Double) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
}
