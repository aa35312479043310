internal import FramewrightDrawing

/// A cache of rasterised glyphs as runs of coverage, keyed by everything that affects their shape.
///
/// Only looked up, never enumerated, so that its order cannot affect pixels. Cleared when full: simple, and a working
/// set beyond the limit is rare. The limit is exceeded by at most one glyph.
struct GlyphMaskCache: Sendable {
    struct Key: Hashable {
        var face: Int
        var glyph: GlyphID
        /// The bit pattern of the size in pixels per em.
        var size: UInt64
        /// The horizontal offset in quarters of a pixel, 0 to 3.
        var quarter: UInt8
        var contrast = TextContrast.none
    }

    /// The pixels a glyph covers, relative to its origin, and the index of its first row.
    struct Entry {
        var bounds: PixelRect
        var firstRow: Int
        /// The number of the glyph in the cache.
        var number: Int
    }

    /// The first indices of a glyph's marks; they end where the next glyph's begin.
    private struct Start {
        var row: Int
        var quad: Int
        var bar: Int
    }

    private(set) var runs: [CoverageRun] = []
    /// The same pixels grouped by the operation needed, for glyphs that are not clipped.
    private(set) var quads: [GlyphQuad] = []
    private(set) var bars: [GlyphBar] = []
    private var starts: [Start] = []
    /// The index of each row's first run, with one more entry per glyph for the end of its last row.
    private var rows: [Int] = []
    private var entries: [Key: Entry] = [:]
    /// A direct-mapped cache of recent glyphs, which finds nine of ten without hashing.
    private var recent: [(key: Key, entry: Entry)?] = []
    private var faces: [FontID: Int] = [:]
    private var lastFace: (font: FontID, number: Int)?
    private var nextFace = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Returns a number for the font, so that a run hashes its name once. Numbers are never reused.
    mutating func face(_ font: FontID) -> Int {
        if let lastFace, lastFace.font == font { return lastFace.number }
        let number = faceNumber(font)
        lastFace = (font, number)
        return number
    }

    private mutating func faceNumber(_ font: FontID) -> Int {
        if let known = faces[font] { return known }
        if faces.count >= Self.faceLimit {
            faces.removeAll()
            forgetMasks()
        }
        nextFace += 1
        faces[font] = nextFace
        return nextFace
    }

    /// Returns the mask of a glyph if it is cached.
    mutating func entry(for key: Key) -> Entry? {
        if recent.isEmpty { recent = Array(repeating: nil, count: Self.recentLimit) }
        let place = key.place & (Self.recentLimit - 1)
        if let known = recent[place], known.key == key { return known.entry }
        guard let entry = entries[key] else { return nil }
        recent[place] = (key, entry)
        return entry
    }

    /// Starts the mask of a glyph; `appendRow` then adds its rows from the top.
    mutating func insert(_ key: Key, bounds: PixelRect) -> Entry {
        if bytes > limit { forgetMasks() }
        let entry = Entry(bounds: bounds, firstRow: rows.count, number: starts.count)
        starts.append(Start(row: rows.count, quad: quads.count, bar: bars.count))
        rows.append(runs.count)
        entries[key] = entry
        return entry
    }

    mutating func appendRow(_ row: [CoverageRun]) {
        let y = Int16(rows.count - 1 - starts[starts.count - 1].row)
        var end = 0
        for run in row {
            if run.level == 255, run.end - run.start >= GlyphBar.shortest {
                bars.append(GlyphBar(x: Int16(run.start), y: y, count: Int16(run.end - run.start)))
            } else {
                for x in Int(run.start)..<Int(run.end) {
                    if x >= end {
                        quads.append(GlyphQuad(x: Int16(x), y: y, levels: 0))
                        end = x + 4
                    }
                    quads[quads.count - 1].levels |= UInt32(run.level) << UInt32(8 * (x - end + 4))
                }
            }
        }
        runs += row
        rows.append(runs.count)
    }

    /// Returns the indices of the glyph's `quads`.
    func quads(of entry: Entry) -> Range<Int> {
        let next = entry.number + 1
        return starts[entry.number].quad..<(next < starts.count ? starts[next].quad : quads.count)
    }

    /// Returns the indices of the glyph's `bars`.
    func bars(of entry: Entry) -> Range<Int> {
        let next = entry.number + 1
        return starts[entry.number].bar..<(next < starts.count ? starts[next].bar : bars.count)
    }

    /// Returns the indices of the `runs` in the glyph's row `index`, counted from its top.
    func row(_ index: Int, of entry: Entry) -> Range<Int> {
        rows[entry.firstRow + index]..<rows[entry.firstRow + index + 1]
    }

    /// The approximate memory in use. Entries count 120 bytes, so that a million spaces are not free.
    var bytes: Int {
        runs.count * MemoryLayout<CoverageRun>.stride + rows.count * MemoryLayout<Int>.stride + entries.count * 120
            + (quads.count + bars.count) * MemoryLayout<GlyphQuad>.stride
    }

    private mutating func forgetMasks() {
        entries.removeAll()
        recent.removeAll()
        starts.removeAll()
        runs.removeAll()
        quads.removeAll()
        bars.removeAll()
        rows.removeAll()
    }

    private static let faceLimit = 1024
    /// A power of two.
    private static let recentLimit = 1024
}

extension GlyphMaskCache.Key {
    /// The place in `recent`. Neighbouring glyphs of a text, and the four offsets of a glyph, get different places.
    fileprivate var place: Int {
        let bits = UInt64(truncatingIfNeeded: face) &* 0x9e37 ^ size >> 40 ^ size ^ UInt64(contrast.luminance) << 7
        return Int(truncatingIfNeeded: (bits &* 0x9e37_79b9_7f4a_7c15) >> 48) ^ Int(glyph) << 2 ^ Int(quarter)
    }
}
