internal import FramewrightDrawing

/// The runs of the shape painted last, for the same shape at places whole pixels away: the tiles of a board, cards of a list.
///
/// Shapes are told by their edges, after all rounding, so nothing kept changes a pixel: from edges and window on, all is whole
/// numbers counted from the window's corner. What is seen once leaves its edges here, the second time its runs, and from the
/// third on those are what it is made of.
///
/// Measured 2026-11-23, `film/paint`, twelve tiles sliding over 60 frames of 780x1688, least of four rounds in turns, with the faster
/// fills of the same day: 14.5 ms for 17.9; what changed alone 11.0 for 12.9. Discs, which never come again, take as long as before.
struct ShapeCache: Sendable {
    /// More edges are compared, and more runs kept, for nothing: such shapes come once.
    private static let maximumEdges = 256
    private static let maximumRuns = 1 << 14

    private enum State {
        /// The shape being swept is none of ours.
        case idle
        /// It was the last one too: its runs are noted.
        case recording
        case playing
    }

    /// What besides the edges makes the runs.
    private struct Key: Hashable {
        var rule: FillRule
        var findsOverlaps: Bool
        var width: Int
        var height: Int
    }

    private var state = State.idle
    private var look: Key?
    /// The window of `edges`.
    private var window = PixelRect.none
    private var edges: [Edge] = []
    /// From the window's top.
    private var alikeRows = 0..<0
    private var isRecorded = false
    private var runs: [CoverageRun] = []
    /// Which of `runs` make each row of the window.
    private var rows: [Range<Int>] = []

    var isRecording: Bool { state == .recording }
    var isPlaying: Bool { state == .playing }

    /// Nothing is noted of the next shape.
    mutating func pause() { state = .idle }

    /// Looks at the next shape: `isPlaying` tells whether its runs are known. Where `isRecording`, every row has to be swept.
    mutating func runs(of others: [Edge], in window: PixelRect, _ rule: FillRule, findsOverlaps: Bool) {
        state = .idle
        guard others.count <= Self.maximumEdges else { return }
        let look = Key(rule: rule, findsOverlaps: findsOverlaps, width: window.width, height: window.height)
        if look == self.look, isSame(others, in: window) {
            if isRecorded { return state = .playing }
            state = .recording
            runs.removeAll(keepingCapacity: true)
            rows.removeAll(keepingCapacity: true)
            rows.append(contentsOf: repeatElement(0..<0, count: window.height))
            isRecorded = true
        } else {
            (self.look, self.window, isRecorded) = (look, window, false)
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

    /// The rows of a recorded shape that have the same runs, in `window`.
    func alikeRows(in window: PixelRect) -> Range<Int> {
        window.y + alikeRows.lowerBound..<window.y + alikeRows.upperBound
    }

    mutating func note(alikeRows: Range<Int>, in window: PixelRect) {
        self.alikeRows = alikeRows.isEmpty ? 0..<0 : alikeRows.lowerBound - window.y..<alikeRows.upperBound - window.y
    }

    /// Notes the runs of a row, counted from the window's top.
    mutating func record(_ row: RowRuns, at index: Int) {
        guard runs.count + row.count <= Self.maximumRuns else {
            (state, look) = (.idle, nil)
            return
        }
        let start = runs.count
        runs.append(contentsOf: row.kept[..<row.count])
        rows[index] = start..<runs.count
    }

    /// The runs of a row.
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
