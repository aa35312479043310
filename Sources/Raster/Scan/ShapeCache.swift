internal import FramewrightDrawing

/// A cache of the runs of the last shape, for the same shape at whole-pixel offsets, such as the tiles of a board.
///
/// Shapes are compared by their rounded edges, so that the cache cannot change pixels: from edges and window on,
/// everything is integers relative to the window's corner. The first occurrence stores the edges, the second the runs,
/// and from the third on the runs are reused. Chosen by measurement, see "Repeated shapes" in Performance.
struct ShapeCache: Sendable {
    /// Limits beyond which a shape is not cached; larger ones rarely repeat.
    private static let maximumEdges = 256
    private static let maximumRuns = 1 << 14

    private enum State {
        /// The current shape is not cached.
        case idle
        /// The current shape equals the last one: its runs are stored.
        case recording
        case playing
    }

    /// The properties that determine the runs besides the edges.
    private struct Key: Hashable {
        var rule: FillRule
        var findsOverlaps: Bool
        var width: Int
        var height: Int
    }

    private var state = State.idle
    private var key: Key?
    /// The window of `edges`.
    private var window = PixelRect.none
    private var edges: [Edge] = []
    /// The rows with equal runs, relative to the window's top.
    private var alikeRows = 0..<0
    private var isRecorded = false
    private var runs: [CoverageRun] = []
    /// The range of `runs` of each row of the window.
    private var rows: [Range<Int>] = []

    var isRecording: Bool { state == .recording }
    var isPlaying: Bool { state == .playing }

    /// Stops caching until the next call of `runs`.
    mutating func pause() { state = .idle }

    /// Compares the next shape with the cached one. If `isPlaying` is then true, its runs are available; if
    /// `isRecording` is true, every row has to be swept.
    mutating func runs(of others: [Edge], in window: PixelRect, _ rule: FillRule, findsOverlaps: Bool) {
        state = .idle
        guard others.count <= Self.maximumEdges else { return }
        let key = Key(rule: rule, findsOverlaps: findsOverlaps, width: window.width, height: window.height)
        if key == self.key, isSame(others, in: window) {
            if isRecorded { return state = .playing }
            state = .recording
            runs.removeAll(keepingCapacity: true)
            rows.removeAll(keepingCapacity: true)
            rows.append(contentsOf: repeatElement(0..<0, count: window.height))
            isRecorded = true
        } else {
            (self.key, self.window, isRecorded) = (key, window, false)
            edges.removeAll(keepingCapacity: true)
            edges.append(contentsOf: others)
        }
    }

    private func isSame(_ others: [Edge], in window: PixelRect) -> Bool {
        guard others.count == edges.count else { return false }
        let x = Int32(truncatingIfNeeded: (window.x - self.window.x) << Subpixel.bits)
        let y = Int32(truncatingIfNeeded: (window.y - self.window.y) << Subpixel.bits)
        let (known, others) = (edges.span, others.span)
        for index in known.indices where known[index].moved(x, y) != others[index] { return false }
        return true
    }

    /// Returns the rows of the cached shape that have equal runs, in `window`.
    func alikeRows(in window: PixelRect) -> Range<Int> {
        window.y + alikeRows.lowerBound..<window.y + alikeRows.upperBound
    }

    mutating func note(alikeRows: Range<Int>, in window: PixelRect) {
        self.alikeRows = alikeRows.isEmpty ? 0..<0 : alikeRows.lowerBound - window.y..<alikeRows.upperBound - window.y
    }

    /// Stores the runs of a row, relative to the window's top.
    mutating func record(_ row: RowRuns, at index: Int) {
        guard runs.count + row.count <= Self.maximumRuns else {
            (state, key) = (.idle, nil)
            return
        }
        let start = runs.count
        runs.append(contentsOf: row.kept[..<row.count])
        rows[index] = start..<runs.count
    }

    /// Copies the stored runs of a row.
    func play(row index: Int, into row: inout RowRuns) {
        let known = rows[index]
        row.empty(roomFor: known.count)
        for place in known { row.kept[place - known.lowerBound] = runs[place] }
        row.count = known.count
    }
}

extension Edge {
    @inline(__always)
    fileprivate func moved(_ x: Int32, _ y: Int32) -> Edge {
        var edge = self
        (edge.topX, edge.bottomX) = (topX &+ x, bottomX &+ x)
        (edge.top, edge.bottom) = (top &+ y, bottom &+ y)
        return edge
    }
}
