import FramewrightDrawing

/// The one sample layout all frames of a file share, and what stands in it for a pixel that stays as it is.
struct APNGLayout {
    let format: PNGFormat
    /// For indexed layouts.
    let packed: PackedRows?
    /// The pixel that is written where the canvas shows through: transparent, or the colour that means it.
    let clear: UInt32

    /// The leanest layout for everything the survey saw; RGBA without one.
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

    /// Nil for more than 256 colours, transparency counted. Whole bytes even where four bits would do: ffmpeg 5.1 misplaces
    /// the rectangles of packed frames (apngdis and Pillow do not).
    private static func packed(_ counts: ColorCounts) -> PackedRows? {
        guard counts.isExact else { return nil }
        let colors = counts.colors.contains(0) ? counts.colors : [0] + counts.colors
        return colors.count <= 256 ? PackedRows(colors, isOpaqueGrey: false, fewestBits: 8) : nil
    }

    /// `clear` as an opaque frame's pixel would have it.
    var clearPixel: UInt32 { format.layout == .rgb ? clear | 0xFF00_0000 : clear }

    /// The zlib stream of a rectangle's pixels, in one pass.
    func stream(_ bitmap: Bitmap) -> [UInt8] {
        var format = format
        format.size = bitmap.size
        return PNGFrame(bitmap, as: format, packed: packed).stream()
    }

    /// The zlib stream of a rectangle in which only the spans' pixels are not clear; nil where one of them can't be stored.
    func stream(_ spans: ChangedSpans, of frame: Bitmap) -> [UInt8]? {
        if spans.hasClear { return nil }
        if let packed, !packed.holds(frame, in: spans.rect) { return nil }
        var format = format
        format.size = pixelSize(of: spans.rect)
        return SpanDeflate.stream(SpanSamples(spans, of: frame, format, packed: packed, clear: clear))
    }

    /// The same pixels in fewer bytes, if more can be made of them than of `stream`.
    func smaller(_ stream: [UInt8], of bitmap: Bitmap) -> [UInt8] {
        var format = format
        format.size = bitmap.size
        let picture = FilteredImage(samples(bitmap, format), .none)
        let best = OptimalDeflate.stream(
            picture.bytes, stride: picture.stride, rowBytes: picture.rowBytes, effort: .frame)
        return best.count < stream.count ? best : stream
    }

    /// Whether every pixel of `rect` can be stored as it is.
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
    /// For one of many frames. Three passes and a depth of 120 took three times as long and saved 0.8 %.
    fileprivate static let frame = OptimalDeflate.Effort(passes: 1, depth: 24)
}
