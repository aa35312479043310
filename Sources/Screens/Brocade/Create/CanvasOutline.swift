import Framewright
import FramewrightModels

/// The outline of a canvas: the whole rectangle, the square across its middle, or the circle in that square.
///
/// The view must be as wide as the canvas.
struct CanvasOutline: Shape {
    let shape: CanvasShape
    let size: BrocadeSize
    /// The view's position on the canvas.
    var origin = Point.zero

    nonisolated func path(in rect: Rect) -> Path {
        let (rows, side) = (shape.rows(in: size), size.cellSide(canvasWidth: rect.width))
        let area = Rect(
            x: rect.minX, y: rect.minY - origin.y + rows.lowerBound * side, width: rect.width,
            height: (rows.upperBound - rows.lowerBound) * side)
        return shape == .circle ? Path(ellipseIn: area) : Path(area)
    }
}
