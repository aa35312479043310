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
    }

    private(set) var runs: [CoverageRun] = []
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
        let entry = Entry(bounds: bounds, firstRow: rows.count)
        rows.append(runs.count)
        entries[key] = entry
        return entry
    }

    mutating func appendRow(_ row: [CoverageRun]) {
        runs += row
        rows.append(runs.count)
    }

    /// Which of `runs` make the glyph's row `index`, counted from its top.
    func row(_ index: Int, of entry: Entry) -> Range<Int> {
        rows[entry.firstRow + index]..<rows[entry.firstRow + index + 1]
    }

    /// Memory in use, roughly; a dictionary entry weighs about 96 bytes, so that a million spaces do not go uncounted.
    var bytes: Int {
        runs.count * MemoryLayout<CoverageRun>.stride + rows.count * MemoryLayout<Int>.stride + entries.count * 96
    }

    private mutating func forgetMasks() {
        entries.removeAll()
        runs.removeAll()
        rows.removeAll()
    }

    private static let faceLimit = 1024
}
