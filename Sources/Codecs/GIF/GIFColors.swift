import FramewrightDrawing

/// The choice of each frame's palette: the survey's for all frames. Without a survey, the first frame's as long as it
/// has every colour, otherwise the frame's own.
struct GIFColors: Sendable {
    /// A rectangle's palette indices and their palette.
    struct Picked {
        let indexed: IndexedFrame
        let palette: GIFPalette
        /// True if the palette is the frame's own.
        let isLocal: Bool
        /// The number of colours that the palette lacks.
        var lost = 0
    }

    /// The number of colours that the global palette lacks.
    private(set) var lost = 0
    private let options: GIF.Options
    private let flattening: Flattening
    private var global = PaletteMatchers(GIFPalette(colors: []))

    init(_ options: GIF.Options, _ flattening: Flattening) {
        (self.options, self.flattening) = (options, flattening)
    }

    /// Creates and returns the global palette, from the survey or else from the first frame.
    mutating func prepare(first: Bitmap?) -> GIFPalette {
        var counts = ColorCounts(findsUnused: false)
        if options.survey == nil, let first { counts.count(first, in: PixelRect(first.size)) }
        let counted = options.survey.map { shown($0.colors) } ?? shown(counts)
        let palette = GIFPalette(counted, limit: options.colorCount - 1)
        if options.survey != nil { lost = counted.lost(by: palette) }
        global = PaletteMatchers(palette, known: counted.colors)
        return palette
    }

    /// The global palette.
    var palette: GIFPalette { global.palette }

    /// Indexes the pixels of a frame. May be called on any thread after `prepare`.
    func index(_ spans: ChangedSpans, of frame: GIFFrame) -> Picked {
        guard options.survey == nil else { return draw(spans, frame) }
        var counts = ColorCounts(findsUnused: false)
        frame.count(spans, by: &counts)
        let counted = shown(counts)
        guard counts.isExact, counted.lost(by: global.palette) == 0 else {
            let palette = GIFPalette(counted, limit: options.colorCount - 1)
            var local = PaletteMatcher(palette, known: counted.colors)
            return Picked(
                indexed: IndexedFrame(spans, of: frame.bitmap, over: frame.base, &local, options.dithering),
                palette: palette, isLocal: true, lost: counted.lost(by: palette))
        }
        return draw(spans, frame)
    }

    /// Returns the palette indices of the colours of a recorded frame.
    func index(_ runs: FrameRuns) -> (palette: GIFPalette, indices: RunIndices) {
        (global.palette, global.use { RunIndices(of: runs.colors, &$0) })
    }

    private func draw(_ spans: ChangedSpans, _ frame: GIFFrame) -> Picked {
        let indexed = global.use {
            IndexedFrame(
                spans, of: frame.bitmap, over: frame.base, &$0, options.dithering,
                isCanvasOurs: options.survey != nil && options.dithering == .none)
        }
        return Picked(indexed: indexed, palette: global.palette, isLocal: false)
    }

    private func shown(_ counts: ColorCounts) -> CountedColors {
        CountedColors(counts.colors, numbers: counts.counts, flattening: flattening)
    }
}

extension GIFFrame {
    /// Counts the colours that the frame draws; all of them for the first frame.
    func count(_ spans: ChangedSpans, by counts: inout ColorCounts) {
        guard let base else { return counts.count(bitmap, in: rect) }
        counts.count(bitmap, over: base, spans)
    }
}
