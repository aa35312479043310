internal import FramewrightDrawing

/// The bands of a window, created lazily: an array would allocate for every path.
struct Bands: RandomAccessCollection {
    private let window: PixelRect
    private let rows: Int

    init(of window: PixelRect) {
        self.window = window
        rows = Swift.max(1, CoverageScan.cellLimit / CellGrid(window: window).rowLength)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { window.isEmpty ? 0 : (window.height + rows - 1) / rows }

    subscript(index: Int) -> PixelRect {
        let top = index * rows
        return PixelRect(
            x: window.x, y: window.y + top, width: window.width, height: Swift.min(rows, window.height - top))
    }
}
