import FramewrightDrawing
import FramewrightRaster
import Synchronization

/// Pictures that frames were painted in, and what they show: the next frame is painted where one of them differs from it.
///
/// Frames are lent: an encoder holds them for a while. They come back when it needs them no more; should it hold one still,
/// that one is copied before it is painted in, which costs time and changes no pixel.
final class FrameCanvases: Sendable {
    /// A picture of a list.
    struct Canvas {
        var bitmap: Bitmap
        var list: DisplayList
        let scale: Double
        let background: Color?
    }

    private struct State {
        /// The last one came back last, and is the likeliest to lie in a cache.
        var free: [Canvas] = []
        /// By the number of the frame.
        var lent: [(frame: Int, canvas: Canvas)] = []
    }

    private let state = Mutex(State())

    /// A picture of the list, painted in the memory of another one if there is one like it.
    func paint(
        _ list: DisplayList, scale: Double, background: Color?, size: PixelSize, frame: Int, by painter: inout Painter
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

    /// Takes back all frames below that number.
    func release(below frame: Int) {
        state.withLock { state in
            state.free += state.lent.filter { $0.frame < frame }.map(\.canvas)
            state.lent.removeAll { $0.frame < frame }
        }
    }

    private func take(scale: Double, _ background: Color?, _ size: PixelSize) -> Canvas? {
        state.withLock { state in
            let place = state.free.lastIndex {
                $0.scale == scale && $0.background == background && $0.bitmap.size == size
            }
            if let place { return state.free.remove(at: place) }
            // A screen in another theme or of another size will hardly come back: there are never more than are lent at a time.
            if !state.free.isEmpty { state.free.removeFirst() }
            return nil
        }
    }

    private func lend(_ canvas: Canvas, _ frame: Int) { state.withLock { $0.lent.append((frame, canvas)) } }
}
