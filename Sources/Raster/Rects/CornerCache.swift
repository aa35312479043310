internal import FramewrightDrawing

/// Coverage of top left corners, as runs, keyed by all that shapes them. The other three corners are mirrored, so that a
/// rectangle on whole pixels needs one.
///
/// Only ever looked up, never listed. When full it forgets everything.
struct CornerCache: Sendable {
    struct Key: Hashable {
        /// Pixels, bit for bit.
        var radius: UInt64
        /// How far the sides lie inside the corner's first pixel, in steps.
        var insetX: Int32
        var insetY: Int32
    }

    /// The pixels the corner reaches, and where its rows are listed.
    struct Entry {
        var width: Int
        var height: Int
        var firstRow: Int
    }

    /// 340,000 runs and rows: hundreds of corners of any size an interface has.
    static let limit = 4 << 20

    private(set) var runs: [CoverageRun] = []
    /// Where each row's runs start; one more for each corner, where its last row ends.
    private var rows: [Int] = []
    private var entries: [Key: Entry] = [:]
    /// The corner asked for last: the rows of one shape ask for it again and again.
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

    /// Which of `runs` make the corner's row `index`, counted from its top.
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
