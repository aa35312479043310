import FramewrightDrawing

/// What becomes of a frame's rectangle before the next frame is drawn (fcTL's dispose_op). Raw values are the file's.
enum APNGDisposal: UInt8, CaseIterable {
    case none = 0
    /// The rectangle becomes transparent.
    case background = 1
    /// The rectangle becomes what it was before the frame.
    case previous = 2
}

/// A frame's pixels, compressed.
///
/// On the film of `export/` (`Tests/Peers/animation.py` has the table), 2026-11-22, apngasm makes 1,523 kB with zlib and
/// 1,441 with 7-zip, in 4.4 and 51 s of processor time: what is missing to 0.6 times Pillow's 1,939 kB is no better search
/// but another way to say what moved. A third of a million pixels of that film are unlike all their neighbours, of 2,146
/// colours, and three bytes each.
struct APNGFrame {
    /// Transparent pixels let the canvas through; otherwise they replace it.
    let isBlended: Bool
    /// A zlib stream.
    let data: [UInt8]

    /// `rect` of `frame` drawn over `base`; over `nil`, the first, and unless it `blends` it is stored whole. Nil where the
    /// layout lacks a colour.
    ///
    /// What changed and is opaque is drawn over the canvas, unless it is a gradient or a photograph that fills the rectangle:
    /// trying both ways out and taking the shorter took three times as long.
    init?(
        _ frame: Bitmap, over base: Bitmap?, in rect: PixelRect, blends: Bool = true, _ layout: APNGLayout,
        _ effort: PNG.Effort
    ) {
        if let base, blends {
            let spans = ChangedSpans(frame, over: base, in: rect, clear: layout.clearPixel)
            let isFull = spans.count * 2 >= rect.width * rect.height
            if spans.isOpaque, spans.count > 0, !spans.isSmooth || !isFull {
                self.init(spans, of: frame, layout, effort)
                return
            }
        }
        guard layout.holds(frame, in: rect) else { return nil }
        self.init(base == nil ? frame : Overlay(frame, in: rect).bitmap, isBlended: false, layout, effort)
    }

    private init?(_ spans: ChangedSpans, of frame: Bitmap, _ layout: APNGLayout, _ effort: PNG.Effort) {
        guard let stream = layout.stream(spans, of: frame) else { return nil }
        guard effort == .smallest else {
            self.init(isBlended: true, data: stream)
            return
        }
        let blended = layout.smaller(stream, of: Overlay(frame, spans, clear: layout.clear).bitmap)
        let whole =
            layout.holds(frame, in: spans.rect)
            ? layout.smaller(blended, of: Overlay(frame, in: spans.rect).bitmap) : blended
        self.init(isBlended: whole.count == blended.count, data: whole)
    }

    private init(_ bitmap: Bitmap, isBlended: Bool, _ layout: APNGLayout, _ effort: PNG.Effort) {
        let stream = layout.stream(bitmap)
        self.init(isBlended: isBlended, data: effort == .smallest ? layout.smaller(stream, of: bitmap) : stream)
    }

    private init(isBlended: Bool, data: [UInt8]) { (self.isBlended, self.data) = (isBlended, data) }
}
