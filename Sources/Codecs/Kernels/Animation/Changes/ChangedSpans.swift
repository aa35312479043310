import FramewrightDrawing

/// The pixels of a rectangle in which a frame differs from the canvas, as horizontal spans.
///
/// Narrow gaps of unchanged pixels between two spans are included, because another span costs more bytes than pixels
/// that repeat their neighbours. `widestGap` was chosen by measurement, see "Gaps between changed spans" in
/// Performance.
struct ChangedSpans {
    /// A horizontal run of pixels; `x` and `y` count from the rectangle's left and top.
    struct Span {
        let x: Int32
        let y: Int32
        let count: Int32
    }

    static let widestGap = 160

    let rect: PixelRect
    /// The width of the whole frame in pixels.
    let imageWidth: Int
    /// The spans by rows, from left to right, with at least one pixel between them.
    private(set) var spans: [Span] = []
    /// The number of pixels in all spans.
    private(set) var count = 0
    /// True if every pixel of the spans is opaque: blending it replaces the canvas.
    private(set) var isOpaque = true
    /// True if a pixel of the spans has the value that keeps the canvas.
    private(set) var hasClear = false
    /// The number of sampled pixels that differ from the one before, and of those the ones in which no component
    /// differs by more than 16.
    private var breaks = 0
    private var gentleBreaks = 0

    /// The value that keeps the canvas; nil if the pixels are not classified.
    private let clear: UInt32?

    /// Finds the spans in which `frame` differs from `base`.
    init(
        _ frame: Bitmap, over base: Bitmap, in rect: PixelRect, widestGap: Int = widestGap, clear: UInt32?
    ) {
        self.clear = clear
        self.rect = rect
        imageWidth = frame.width
        spans.reserveCapacity(4096)
        unsafe frame.pixels.withUnsafeBufferPointer { frame in
            unsafe base.pixels.withUnsafeBufferPointer { other in
                guard let here = frame.baseAddress, let there = other.baseAddress else { return }
                for y in 0..<rect.height {
                    let start = (rect.y + y) * base.width + rect.x
                    unsafe findSpans(ofRow: y, here + start, there + start, widestGap)
                }
            }
        }
    }

    /// Creates spans of all pixels.
    init(allOf rect: PixelRect, imageWidth pictureWidth: Int) {
        (self.rect, self.imageWidth, clear) = (rect, pictureWidth, nil)
        spans = (0..<rect.height).map { Span(x: 0, y: Int32($0), count: Int32(rect.width)) }
        count = rect.width * rect.height
    }

    /// True for gradients and photographs, which prediction compresses better than matches.
    var isSmooth: Bool { breaks > 16 && gentleBreaks * 2 >= breaks }

    /// Returns the index of a span's first pixel in the bitmap.
    @inline(__always)
    func start(of span: Span) -> Int { (rect.y &+ Int(span.y)) &* imageWidth &+ rect.x &+ Int(span.x) }

    private mutating func findSpans(
        ofRow y: Int, _ here: UnsafePointer<PremultipliedPixel>, _ there: UnsafePointer<PremultipliedPixel>,
        _ widestGap: Int
    ) {
        let width = rect.width
        // The first pixel of the current span, and the pixel after its last changed one.
        var (start, end) = (-1, -1)
        var x = 0
        while x < width {
            if x &+ 16 <= width, unsafe blockIsEqual(here + x, there + x) {
                x &+= 16
                continue
            }
            let limit = min(x &+ 16, width)
            while x < limit {
                while x < limit, unsafe here[x].packed == there[x].packed { x &+= 1 }
                guard x < limit else { break }
                if start >= 0, x &- end > widestGap {
                    unsafe close(here, y, start, end)
                    start = -1
                }
                if start < 0 { start = x }
                // Gaps within a block are filled, unless `widestGap` is smaller than a block.
                if widestGap >= 16 {
                    x = limit
                    while unsafe here[x &- 1].packed == there[x &- 1].packed { x &-= 1 }
                    end = x
                    x = limit
                } else {
                    x &+= 1
                    end = x
                }
            }
        }
        if start >= 0 { unsafe close(here, y, start, end) }
    }

    @inline(__always)
    private mutating func close(_ row: UnsafePointer<PremultipliedPixel>, _ y: Int, _ start: Int, _ end: Int) {
        spans.append(
            Span(
                x: Int32(truncatingIfNeeded: start), y: Int32(truncatingIfNeeded: y),
                count: Int32(truncatingIfNeeded: end &- start)))
        count &+= end &- start
        guard let clear else { return }
        let kinds = unsafe PixelKinds(row + start, end &- start, clear: clear)
        if !kinds.isOpaque { isOpaque = false }
        if kinds.hasClear { hasClear = true }
        breaks &+= kinds.breaks
        gentleBreaks &+= kinds.gentleBreaks
    }
}
