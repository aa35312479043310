import FramewrightDrawing

/// The pixels of a rectangle in which a frame differs from the canvas, as spans of a row.
///
/// Pixels between two spans that are near each other are taken in, though they stay as they are: a span begun costs a file
/// more than pixels that repeat what is beside or above them. How near was found by trial, with `SpanDeflate` on every
/// sixth frame of the film of `export/`, bytes times six: gaps of 16 pixels filled 1,704 kB, 40 1,677, 80 1,664, 160 1,605,
/// all 1,609 (2026-11-22).
struct ChangedSpans {
    /// Pixels side by side, counted from the rectangle's left and top.
    struct Span {
        let x: Int32
        let y: Int32
        let count: Int32
    }

    static let widestGap = 160

    let rect: PixelRect
    /// Of the whole frame.
    let imageWidth: Int
    /// Row by row, from left to right, with a pixel between them at least.
    private(set) var spans: [Span] = []
    /// Pixels in spans.
    private(set) var count = 0
    /// Every pixel in a span is opaque: drawn over the canvas it replaces what is there.
    private(set) var isOpaque = true
    /// A pixel in a span is the one that stands for what stays as it is.
    private(set) var hasClear = false
    /// Of the changed pixels that were looked at those unlike the one before, and of these the ones that change no component
    /// by more than 16.
    private var breaks = 0
    private var gentleBreaks = 0

    /// What stands for a pixel that stays as it is; nil where what is in the spans is not judged.
    private let clear: UInt32?

    /// Of `frame` against `base`.
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

    /// All pixels, whatever they are.
    init(allOf rect: PixelRect, imageWidth pictureWidth: Int) {
        (self.rect, self.imageWidth, clear) = (rect, pictureWidth, nil)
        spans = (0..<rect.height).map { Span(x: 0, y: Int32($0), count: Int32(rect.width)) }
        count = rect.width * rect.height
    }

    /// Gradients and photographs: what prediction stores in fewer bytes than repetition.
    var isSmooth: Bool { breaks > 16 && gentleBreaks * 2 >= breaks }

    /// Where a span's first pixel is in the picture.
    @inline(__always)
    func start(of span: Span) -> Int { (rect.y &+ Int(span.y)) &* imageWidth &+ rect.x &+ Int(span.x) }

    private mutating func findSpans(
        ofRow y: Int, _ here: UnsafePointer<PremultipliedPixel>, _ there: UnsafePointer<PremultipliedPixel>,
        _ widestGap: Int
    ) {
        let width = rect.width
        // Of the span under way: its first pixel, and the one after its last changed one.
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
                // Gaps that a block has room for are filled, but for the narrowest.
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
