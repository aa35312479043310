import FramewrightDrawing

/// The sample layout shared by all frames of a file, and the pixel value that keeps the canvas.
struct APNGLayout {
    let format: PNGFormat
    /// The palette packing; nil for layouts without a palette.
    let packed: PackedRows?
    /// The pixel value that keeps the canvas: transparent, or the colour key.
    let clear: UInt32

    /// Selects the smallest layout that holds all colours of the survey; RGBA without a survey.
    init(size: PixelSize, survey: AnimationSurvey?) {
        if let colors = survey?.colors, let packed = Self.packed(colors) {
            format = PNGFormat(size: size, layout: packed.layout, bitDepth: packed.bitDepth, palette: packed.palette)
            (self.packed, clear) = (packed, 0)
        } else if let survey, survey.isOpaque, let key = survey.colors.unusedColor {
            format = PNGFormat(size: size, layout: .rgb, colorKey: key)
            (packed, clear) = (nil, key)
        } else {
            format = PNGFormat(size: size, layout: .rgba)
            (packed, clear) = (nil, 0)
        }
    }

    /// Returns nil for more than 256 colours, transparency included. Uses 8 bits per sample even if 4 suffice, because
    /// ffmpeg 5.1 misplaces the rectangles of packed frames (apngdis and Pillow do not).
    private static func packed(_ counts: ColorCounts) -> PackedRows? {
        guard counts.isExact else { return nil }
        let colors = counts.colors.contains(0) ? counts.colors : [0] + counts.colors
        return colors.count <= 256 ? PackedRows(colors, isOpaqueGrey: false, fewestBits: 8) : nil
    }

    /// The value of `clear` as a pixel of an opaque frame.
    var clearPixel: UInt32 { format.layout == .rgb ? clear | 0xFF00_0000 : clear }

    /// Returns the zlib stream of a rectangle's pixels, made in one pass.
    func stream(_ bitmap: Bitmap) -> [UInt8] {
        var format = format
        format.size = bitmap.size
        return PNGFastEncoder(bitmap, as: format, packed: packed).stream()
    }

    /// Returns the zlib stream of a rectangle in which all pixels outside the spans are clear. Returns nil if the
    /// layout cannot store a pixel of the spans.
    func stream(_ spans: ChangedSpans, of frame: Bitmap) -> [UInt8]? {
        if spans.hasClear { return nil }
        if let packed, !packed.holds(frame, in: spans.rect) { return nil }
        var format = format
        format.size = pixelSize(of: spans.rect)
        return SpanDeflate.stream(SpanSamples(spans, of: frame, format, packed: packed, clear: clear))
    }

    /// Returns the optimal zlib stream of the same pixels if it is shorter than `stream`. Otherwise returns `stream`.
    func smaller(_ stream: [UInt8], of bitmap: Bitmap) -> [UInt8] {
        var format = format
        format.size = bitmap.size
        let filtered = FilteredImage(samples(bitmap, format), .none)
        let best = OptimalDeflate.stream(
            filtered.bytes, bytesPerPixel: filtered.bytesPerPixel, rowBytes: filtered.rowBytes, effort: .frame)
        return best.count < stream.count ? best : stream
    }

    /// Whether the layout can store every pixel of `rect` exactly.
    func holds(_ bitmap: Bitmap, in rect: PixelRect) -> Bool {
        if let packed { return packed.holds(bitmap, in: rect) }
        return format.layout == .rgba || lacks(bitmap, clear, in: rect)
    }

    private func samples(_ bitmap: Bitmap, _ format: PNGFormat) -> PNGSamples {
        guard let packed else {
            return format.layout == .rgb
                ? .rgb(bitmap.pixels, size: bitmap.size) : .rgba(straightened(bitmap.pixels), size: bitmap.size)
        }
        return PNGSamples(
            size: bitmap.size, layout: format.layout, bitDepth: format.bitDepth, rows: packed.rows(of: bitmap),
            palette: format.palette)
    }
}

extension OptimalDeflate.Effort {
    /// The effort for one of many frames. Chosen by measurement, see "APNG frames" in Performance.
    fileprivate static let frame = OptimalDeflate.Effort(passes: 1, depth: 24)
}
