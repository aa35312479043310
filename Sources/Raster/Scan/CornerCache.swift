internal import FramewrightDrawing

/// A cache of the coverage of top left corners as runs, keyed by everything that affects their shape. The other
/// corners are mirrored, so that a rectangle on whole pixels needs one entry.
///
/// Only looked up, never enumerated. Cleared when full.
struct CornerCache: Sendable {
    struct Key: Hashable {
        /// The bit pattern of the radius in pixels.
        var radius: UInt64
        /// The distances of the sides from the beginning of the corner's first pixel, in steps.
        var insetX: Int32
        var insetY: Int32
    }

    /// The size of the corner in pixels, and the index of its first row.
    struct Entry {
        var width: Int
        var height: Int
        var firstRow: Int
    }

    /// The limit in bytes: 340,000 runs and rows, hundreds of corners.
    static let limit = 4 << 20

    private(set) var runs: [CoverageRun] = []
    /// The index of each row's first run, with one more entry per corner for the end of its last row.
    private var rows: [Int] = []
    private var entries: [Key: Entry] = [:]
    /// The corner looked up last, because the rows of one shape look it up repeatedly.
    private var latest: (key: Key, entry: Entry)?

    mutating func entry(_ key: Key) -> Entry? {
        if let latest, latest.key == key { return latest.entry }
        guard let entry = entries[key] else { return nil }
        latest = (key, entry)
        return entry
    }

    /// Starts a corner; `appendRow` then adds its rows from the top.
    mutating func insert(_ key: Key, width: Int, height: Int) -> Entry {
        if bytes > Self.limit { forget() }
        let entry = Entry(width: width, height: height, firstRow: rows.count)
        rows.append(runs.count)
        entries[key] = entry
        return entry
    }

    mutating func appendRow(_ row: RowRuns) {
        runs += row
        rows.append(runs.count)
    }

    /// Returns the indices of the `runs` in the corner's row `index`, counted from its top.
    func row(_ index: Int, of entry: Entry) -> Range<Int> {
        rows[entry.firstRow + index]..<rows[entry.firstRow + index + 1]
    }

    private var bytes: Int {
        runs.count * MemoryLayout<CoverageRun>.stride + rows.count * MemoryLayout<Int>.stride + entries.count * 64
    }

    private mutating func forget() {
        entries.removeAll()
        runs.removeAll()
        rows.removeAll()
        latest = nil
    }
}
