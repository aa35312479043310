internal import FramewrightDrawing

/// Rasterised glyphs as runs of coverage, keyed by everything that shapes them.
///
/// Only ever looked up, never listed, so its order reaches no pixel. When full it forgets everything: simple, and a
/// working set beyond the limit is rare. The limit is passed by at most one glyph.
struct GlyphMaskCache: Sendable {
    struct Key: Hashable {
        var face: Int
        var glyph: GlyphID
        /// Pixels per em, bit for bit.
        var size: UInt64
        /// Quarters of a pixel to the right, 0 to 3.
        var quarter: UInt8
        var contrast = TextContrast.none
    }

    /// The pixels a glyph covers, from its origin, and where its rows are listed.
    struct Entry {
        var bounds: PixelRect
        var firstRow: Int
        /// Counts the glyphs in the cache.
        var number: Int
    }

    /// Where the marks of a glyph start; they end where the next glyph's do.
    private struct Start {
        var row: Int
        var dot: Int
        var bar: Int
    }

    private(set) var runs: [CoverageRun] = []
    /// The same pixels again, sorted by what has to be done with them, for glyphs that nothing cuts.
    private(set) var dots: [GlyphDot] = []
    private(set) var bars: [GlyphBar] = []
    private var starts: [Start] = []
    /// Where each row's runs start; one more for each glyph, where its last row ends.
    private var rows: [Int] = []
    private var entries: [Key: Entry] = [:]
    private var faces: [FontID: Int] = [:]
    private var nextFace = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// A number for the face, so that a run hashes its name once. Numbers are never used again.
    mutating func face(_ font: FontID) -> Int {
        if let known = faces[font] { return known }
        if faces.count >= Self.faceLimit {
            faces.removeAll()
            forgetMasks()
        }
        nextFace += 1
        faces[font] = nextFace
        return nextFace
    }

    subscript(key: Key) -> Entry? { entries[key] }

    /// Starts the mask of a glyph; `appendRow` then adds its rows from the top.
    mutating func insert(_ key: Key, bounds: PixelRect) -> Entry {
        if bytes > limit { forgetMasks() }
        let entry = Entry(bounds: bounds, firstRow: rows.count, number: starts.count)
        starts.append(Start(row: rows.count, dot: dots.count, bar: bars.count))
        rows.append(runs.count)
        entries[key] = entry
        return entry
    }

    mutating func appendRow(_ row: [CoverageRun]) {
        let y = rows.count - 1 - starts[starts.count - 1].row
        for run in row { appendMarks(of: run, y) }
        runs += row
        rows.append(runs.count)
    }

    private mutating func appendMarks(of run: CoverageRun, _ y: Int) {
        if run.level == 255, run.end - run.start >= GlyphBar.shortest {
            bars.append(GlyphBar(x: Int16(run.start), y: Int16(y), count: Int16(run.end - run.start)))
        } else {
            for x in run.start..<run.end { dots.append(GlyphDot(x: Int16(x), y: Int16(y), level: run.level)) }
        }
    }

    /// Which of `dots` make the glyph.
    func dots(of entry: Entry) -> Range<Int> {
        let next = entry.number + 1
        return starts[entry.number].dot..<(next < starts.count ? starts[next].dot : dots.count)
    }

    /// Which of `bars` make the glyph.
    func bars(of entry: Entry) -> Range<Int> {
        let next = entry.number + 1
        return starts[entry.number].bar..<(next < starts.count ? starts[next].bar : bars.count)
    }

    /// Which of `runs` make the glyph's row `index`, counted from its top.
    func row(_ index: Int, of entry: Entry) -> Range<Int> {
        rows[entry.firstRow + index]..<rows[entry.firstRow + index + 1]
    }

    /// Memory in use, roughly; an entry and its starts weigh about 120 bytes, so that a million spaces do not go uncounted.
    var bytes: Int {
        runs.count * MemoryLayout<CoverageRun>.stride + rows.count * MemoryLayout<Int>.stride + entries.count * 120
            + (dots.count + bars.count) * MemoryLayout<GlyphDot>.stride
    }

    private mutating func forgetMasks() {
        entries.removeAll()
        starts.removeAll()
        runs.removeAll()
        dots.removeAll()
        bars.removeAll()
        rows.removeAll()
    }

    private static let faceLimit = 1024
}
