import FramewrightDrawing

/// Which palette each frame uses: the survey's for all, or the first frame's for as long as it has every colour, and else the
/// frame's own.
struct GIFColors: Sendable {
    /// A rectangle's indices, and the palette they are of.
    struct Picked {
        let indexed: IndexedFrame
        let palette: GIFPalette
        /// The palette is the frame's own.
        let isLocal: Bool
        /// Colours that it lacks.
        var lost = 0
    }

    /// Colours that the global table lacks.
    private(set) var lost = 0
    private let options: GIF.Options
    private let flattening: Flattening
    private var global = PaletteMatchers(GIFPalette(colors: []))

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
        global = PaletteMatchers(palette)
        return palette
    }

    /// On any thread, once the global table is there.
    func index(_ spans: ChangedSpans, of frame: Bitmap, over base: Bitmap) -> Picked {
        guard options.survey == nil else { return draw(spans, frame, base) }
        var counts = ColorCounts(findsUnused: false)
        counts.count(frame, over: base, spans)
        guard counts.isExact, counts.lost(by: global.palette, flattening) == 0 else {
            let palette = GIFPalette(counts, flattening: flattening, limit: options.colorCount - 1)
            var local = PaletteMatcher(palette)
            return Picked(
                indexed: IndexedFrame(spans, of: frame, over: base, &local, options.dithering), palette: palette,
                isLocal: true, lost: counts.lost(by: palette, flattening))
        }
        return draw(spans, frame, base)
    }

    private func draw(_ spans: ChangedSpans, _ frame: Bitmap, _ base: Bitmap) -> Picked {
        let indexed = global.use { IndexedFrame(spans, of: frame, over: base, &$0, options.dithering) }
        return Picked(indexed: indexed, palette: global.palette, isLocal: false)
    }

    private func counts(_ bitmap: Bitmap) -> ColorCounts {
        var counts = ColorCounts(findsUnused: false)
        counts.count(bitmap, in: PixelRect(whole: bitmap.size))
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
