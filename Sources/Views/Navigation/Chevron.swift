import FramewrightDrawing
import FramewrightLayoutEngine

extension StrokeStyle {
    /// A line with round ends and corners.
    static func chevron(_ width: Double) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
}
