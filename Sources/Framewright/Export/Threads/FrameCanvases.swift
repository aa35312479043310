import FramewrightDrawing
import FramewrightRaster
import Synchronization

/// Reusable bitmaps of painted frames with their display lists: the next frame is painted only where it differs from
/// one of them.
///
/// An encoder uses a bitmap until `release(below:)` returns it. If the encoder still holds it then, copy-on-write
/// copies it, which costs time but changes no pixel.
final class FrameCanvases: Sendable {
    /// A bitmap and the display list it shows.
    struct Canvas {
        var bitmap: Bitmap
        var list: DisplayList
        let scale: Double
        let background: SRGBColor?
    }

    private struct State {
        /// Bitmaps that can be reused. The last one was used most recently and is the likeliest to be in a CPU cache.
        var free: [Canvas] = []
        /// Bitmaps in use, by frame index.
        var lent: [(frame: Int, canvas: Canvas)] = []
    }

    private let state = Mutex(State())

    /// Paints a display list, reusing the memory and pixels of a free bitmap of the same size, scale and background if
    /// there is one.
    func paint(
        _ list: DisplayList, scale: Double, background: SRGBColor?, size: PixelSize, frame: Int,
        by painter: inout Painter
    ) throws(RasterError) -> Bitmap {
        guard var canvas = take(scale: scale, background, size) else {
            let bitmap = try painter.paint(list, scale: scale, background: background)
            lend(Canvas(bitmap: bitmap, list: list, scale: scale, background: background), frame)
            return bitmap
        }
        try painter.repaint(list, over: canvas.list, scale: scale, background: background, into: &canvas.bitmap)
        canvas.list = list
        lend(canvas, frame)
        return canvas.bitmap
    }

    /// Makes the bitmaps of all frames below an index reusable.
    func release(below frame: Int) {
        state.withLock { state in
            state.free += state.lent.filter { $0.frame < frame }.map(\.canvas)
            state.lent.removeAll { $0.frame < frame }
        }
    }

    private func take(scale: Double, _ background: SRGBColor?, _ size: PixelSize) -> Canvas? {
        state.withLock { state in
            let place = state.free.lastIndex {
                $0.scale == scale && $0.background == background && $0.bitmap.size == size
            }
            if let place { return state.free.remove(at: place) }
            // A bitmap of another theme or size is unlikely to be used again. Dropping one bounds the number of free
            // bitmaps by the number in use.
            if !state.free.isEmpty { state.free.removeFirst() }
            return nil
        }
    }

    private func lend(_ canvas: Canvas, _ frame: Int) { state.withLock { $0.lent.append((frame, canvas)) } }
}
