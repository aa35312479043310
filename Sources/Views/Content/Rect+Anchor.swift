import FramewrightDrawing
import FramewrightLayoutEngine

extension Rect {
    func point(at anchor: UnitPoint) -> Point { Point(x: minX + anchor.x * width, y: minY + anchor.y * height) }
}
