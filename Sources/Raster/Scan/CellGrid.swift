internal import FramewrightDrawing

/// The layout of a window's cells: rows of `rowLength` cells, a multiple of 64, so that no mark word spans rows.
///
/// A row has at least one cell more than the window has columns, for the effect of an edge on the pixel to its right.
struct CellGrid: Hashable, Sendable {
    let window: PixelRect
    let rowLength: Int

    init(window: PixelRect) { self.init(window: window, rowLength: (window.width + 64) & ~63) }

    init(window: PixelRect, rowLength: Int) {
        self.window = window
        self.rowLength = rowLength
    }

    var cellCount: Int { rowLength * window.height }

    /// Calls `body` with spans of both arrays; two spans of one struct's properties would violate exclusive access.
    @inline(__always)
    static func withSpans(
        _ cells: inout [Int32], marks: inout [CellMarks],
        body: (inout MutableSpan<Int32>, inout MutableSpan<CellMarks>) -> Void
    ) {
        var cells = cells.mutableSpan
        var marks = marks.mutableSpan
        body(&cells, &marks)
    }

    /// Whether a line between these y coordinates, in pixels, lies completely above or below the window.
    @inline(__always)
    func misses(_ y0: Double, _ y1: Double) -> Bool {
        max(y0, y1) <= Double(window.y) || min(y0, y1) >= Double(window.y + window.height)
    }

    /// Whether these bounds, in pixels, do not overlap the window.
    @inline(__always)
    func misses(_ bounds: Bounds) -> Bool {
        misses(bounds.minY, bounds.maxY) || bounds.maxX <= Double(window.x)
            || bounds.minX >= Double(window.x + window.width)
    }
}
