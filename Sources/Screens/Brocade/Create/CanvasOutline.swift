import Framewright
import FramewrightModels

/// The edge of a canvas: all of it, the square across its middle, or the circle in that.
///
/// Its view is as wide as the canvas.
struct CanvasOutline: Shape {
    let shape: CanvasShape
    let size: BrocadeSize
    /// Where its view lies on the canvas.
    var origin = Point.zero

    nonisolated func path(in rect: Rect) -> Path {
        let (rows, side) = (shape.rows(in: size), size.cellSide(canvasWidth: rect.width))
        let area = Rect(
            x: rect.minX, y: rect.minY - origin.y + rows.lowerBound * side, width: rect.width,
            height: (rows.upperBound - rows.lowerBound) * side)
        return shape == .circle ? Path(ellipseIn: area) : Path(area)
    }
}
