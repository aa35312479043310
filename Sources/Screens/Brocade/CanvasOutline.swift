import Framewright
import FramewrightModels

/// The edge of a canvas: all of it, the square across its middle, or the circle in that.
struct CanvasOutline: Shape {
    let shape: CanvasShape
    let size: BrocadeSize

    nonisolated func path(in rect: Rect) -> Path {
        let (rows, side) = (shape.rows(in: size), size.cellSide(canvasWidth: rect.width))
        let area = Rect(
            x: rect.minX, y: rect.minY + rows.lowerBound * side, width: rect.width,
            height: (rows.upperBound - rows.lowerBound) * side)
        return shape == .circle ? Path(ellipseIn: area) : Path(area)
    }
}
