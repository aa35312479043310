import FramewrightDrawing

/// Which palette each frame uses: the survey's for all, or the first frame's for as long as it has every colour, and else the
/// frame's own.
struct GIFColors {
    /// Colours that a palette lacked; the most of any frame where there are several palettes.
    private(set) var lost = 0
    private let options: GIF.Options
    private let flattening: Flattening
    private var global = PaletteMatcher(GIFPalette(colors: []))

    init(_ options: GIF.Options, _ flattening: Flattening) {
        (self.options, self.flattening) = (options, flattening)
    }

    /// The global table.
    mutating func prepare(first: Bitmap) -> GIFPalette {
        let palette: GIFPalette
        if let survey = options.survey {
            palette = GIFPalette(survey.colors, flattening: flattening, limit: options.colorCount - 1)
            lost = survey.colors.lost(by: palette, flattening)
        } else {
            palette = GIFPalette(counts(first), flattening: flattening, limit: options.colorCount - 1)
        }
        global = PaletteMatcher(palette)
        return palette
    }

    /// The indices of a rectangle, the palette they are of, and whether it is the frame's own.
    mutating func index(
        _ overlay: Bitmap, of frame: Bitmap, in rect: PixelRect
    ) -> (IndexedFrame, GIFPalette, isLocal: Bool) {
        guard options.survey == nil else { return (draw(overlay, frame, rect), global.palette, false) }
        let counts = counts(overlay)
        guard counts.isExact, counts.lost(by: global.palette, flattening) == 0 else {
            let palette = GIFPalette(counts, flattening: flattening, limit: options.colorCount - 1)
            lost = max(lost, counts.lost(by: palette, flattening))
            var local = PaletteMatcher(palette)
            return (IndexedFrame(overlay, of: frame, in: rect, &local, options.dithering), palette, true)
        }
        return (draw(overlay, frame, rect), global.palette, false)
    }

    private mutating func draw(_ overlay: Bitmap, _ frame: Bitmap, _ rect: PixelRect) -> IndexedFrame {
        IndexedFrame(overlay, of: frame, in: rect, &global, options.dithering)
    }

    private func counts(_ bitmap: Bitmap) -> ColorCounts {
        var counts = ColorCounts(findsUnused: false)
        counts.count(bitmap, in: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        return counts
    }
}

extension ColorCounts {
    /// Colours counted that are not in the palette.
    fileprivate func lost(by palette: GIFPalette, _ flattening: Flattening) -> Int {
        let kept = Set(palette.colors)
        let wanted = Set(colors.map { flattening.color($0) }).subtracting([0])
        return wanted.subtracting(kept).count
    }
}
