import FramewrightDrawing

/// The treatment of a frame's rectangle before the next frame is drawn (dispose_op of fcTL). Raw values are those of
/// the file.
enum APNGDisposal: UInt8, CaseIterable {
    case none = 0
    /// Clears the rectangle to transparent.
    case background = 1
    /// Restores the contents of the rectangle before the frame.
    case previous = 2
}

/// The compressed pixels of a frame. See "APNG frames" in Performance for a comparison with other encoders.
struct APNGFrame {
    /// If true, transparent pixels keep the canvas. Otherwise all pixels replace it.
    let isBlended: Bool
    /// A zlib stream.
    let data: [UInt8]

    /// Compresses `rect` of `frame` drawn over `base`. If `base` is nil or `blends` is false, stores all pixels of the
    /// rectangle. Fails if the layout lacks a colour.
    ///
    /// Changed pixels are blended over the canvas if they are opaque, unless they are a gradient or a photograph that
    /// fills half of the rectangle. Chosen by measurement, see "APNG frames" in Performance.
    init?(
        _ frame: Bitmap, over base: Bitmap?, in rect: PixelRect, blends: Bool = true, layout: APNGLayout,
        effort: PNG.Effort
    ) {
        if let base, blends {
            let spans = ChangedSpans(frame, over: base, in: rect, clear: layout.clearPixel)
            let isFull = spans.count * 2 >= rect.width * rect.height
            if spans.isOpaque, spans.count > 0, !spans.isSmooth || !isFull {
                self.init(spans, of: frame, layout: layout, effort: effort)
                return
            }
        }
        guard layout.holds(frame, in: rect) else { return nil }
        self.init(
            base == nil ? frame : Overlay(frame, in: rect).bitmap, isBlended: false, layout: layout, effort: effort)
    }

    private init?(_ spans: ChangedSpans, of frame: Bitmap, layout: APNGLayout, effort: PNG.Effort) {
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

    private init(_ bitmap: Bitmap, isBlended: Bool, layout: APNGLayout, effort: PNG.Effort) {
        let stream = layout.stream(bitmap)
        self.init(isBlended: isBlended, data: effort == .smallest ? layout.smaller(stream, of: bitmap) : stream)
    }

    private init(isBlended: Bool, data: [UInt8]) { (self.isBlended, self.data) = (isBlended, data) }
}
