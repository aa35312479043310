internal import FramewrightDrawing

/// Rasterised glyphs, keyed by everything that shapes them.
///
/// Only ever looked up, never listed, so its order reaches no pixel. When full it forgets everything: simple, and a
/// working set beyond the limit is rare.
struct GlyphMaskCache: Sendable {
    struct Key: Hashable {
        var face: Int
        var glyph: GlyphID
        /// Pixels per em, bit for bit.
        var size: UInt64
        /// Quarters of a pixel to the right, 0 to 3.
        var quarter: UInt8
    }

    /// Where a mask lies, in pixels from the glyph's origin, and where its bytes are.
    struct Entry {
        var bounds: PixelRect
        var start: Int
    }

    private(set) var bytes: [UInt8] = []
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

    /// Starts the mask of a glyph; `append` then adds its rows from the top.
    mutating func insert(_ key: Key, bounds: PixelRect) -> Entry {
        let count = bounds.width * bounds.height
        if bytes.count + count + Self.entryCost * (entries.count + 1) > limit { forgetMasks() }
        let entry = Entry(bounds: bounds, start: bytes.count)
        entries[key] = entry
        return entry
    }

    mutating func append(_ runs: [CoverageRun], width: Int) { bytes.append(runs, width: width) }

    private mutating func forgetMasks() {
        entries.removeAll()
        bytes.removeAll()
    }

    private static let faceLimit = 1024
    /// What a dictionary entry weighs, roughly, so that a million spaces do not go uncounted.
    private static let entryCost = 96
}
