internal import FramewrightDrawing

/// Converts a path to rows of coverage: path -> edges -> cells -> runs.
///
/// For each band of `bands(of:)`, call `accumulate`, then `sweep` for *every* row of the band in any order (for rows
/// that are alike, one of them suffices). Sweeping resets the cells to zero for the next path, which `accumulate`
/// relies on. Memory is kept from one path to the next.
struct CoverageScan: Sendable {
    /// The maximum number of cells, 16 MiB: one band on any phone screen; larger bitmaps process the path once per
    /// band.
    static let cellLimit = 1 << 22
    /// The maximum number of pending edges, so that a million segments need no memory of their own.
    static let edgeLimit = 1 << 12

    /// The maximum number of elements of a path that is checked for overlaps inside pixels.
    static let maximumElements = 1 << 16

    private(set) var grid = CellGrid(window: PixelRect(x: 0, y: 0, width: 0, height: 0))
    var runs = RowRuns()
    /// The rows of the band with equal runs; empty if none are known.
    private(set) var alikeRows = 0..<0
    /// The row of `runs`; for rows that are alike, the first of them.
    private var sweptRow: Int?
    var cornerCache = CornerCache()
    private var memory = ShapeCache()
    private var cells: [Int32] = []
    private var marks: [CellMarks] = []
    private var edges: [Edge] = []
    private var overlaps = OverlapList()
    private var pass = Pass.areas
    /// True if `edges` no longer holds all edges of the path.
    private var hasFlushed = false

    /// The purpose of collecting edges.
    private enum Pass {
        /// Areas of a path that does not overlap itself.
        case areas
        case areasAndOverlaps
        /// The second walk, along pixels with overlaps only.
        case pieces
    }

    /// Returns the parts of `window`, from the top, that fit the memory for cells.
    static func bands(of window: PixelRect) -> Bands { Bands(of: window) }

    /// Collects the signed areas of `path`, transformed to pixels by `transform`, inside `band`, and the pieces of
    /// pixels in which its outlines overlap.
    ///
    /// If all rows will be swept with the same `rule`, passing it enables the cache of repeated shapes.
    mutating func accumulate(
        _ path: Path, _ transform: AffineTransform, in band: PixelRect, for rule: FillRule? = nil
    ) {
        open(band)
        let canOverlap = path.elements.count <= Self.maximumElements && !path.isConvex
        pass = canOverlap ? .areasAndOverlaps : .areas
        overlaps.isEmpty = true
        hasFlushed = false
        forEachSubpath(of: path, transform)
        defer { edges.removeAll(keepingCapacity: true) }
        let isReplayNeeded = hasFlushed
        if let rule, !hasFlushed {
            memory.runs(of: edges, in: band, rule, findsOverlaps: canOverlap)
            if memory.isPlaying { return alikeRows = memory.alikeRows(in: band) }
        }
        if !hasFlushed { alikeRows = edges.foldUprightRows(within: band.rows, mayOverlap: canOverlap) }
        if memory.isRecording { memory.note(alikeRows: alikeRows, in: band) }
        flush()
        if !overlaps.isEmpty { resolveOverlaps(path, by: transform, isReplayNeeded: isReplayNeeded) }
    }

    /// Walks along the edges again, or recreates them if they were too many to keep.
    private mutating func resolveOverlaps(_ path: Path, by transform: AffineTransform, isReplayNeeded: Bool) {
        pass = .pieces
        overlaps.open(marks, count: grid.cellCount / 64)
        guard isReplayNeeded else { return flush() }
        edges.removeAll(keepingCapacity: true)
        forEachSubpath(of: path, transform)
        flush()
    }

    /// Computes the runs of one row of the band and resets its cells. Rows that are alike reuse the runs of the first.
    mutating func sweep(row y: Int, _ rule: FillRule) {
        let y = alikeRows.contains(y) ? alikeRows.lowerBound : y
        guard y != sweptRow else { return }
        sweptRow = y
        let row = y - grid.window.y
        if memory.isPlaying { return memory.play(row: row, into: &runs) }
        CellGrid.withSpans(&cells, marks: &marks) { [grid] cells, marks in
            sweepRow(row, of: grid, rule, &cells, &marks, &overlaps, into: &runs)
        }
        if memory.isRecording { memory.record(runs, at: row) }
    }

    private mutating func open(_ band: PixelRect) {
        grid = CellGrid(window: band)
        memory.pause()
        alikeRows = 0..<0
        sweptRow = nil
        let missing = grid.cellCount - cells.count
        guard missing > 0 else { return }
        cells.append(contentsOf: repeatElement(0, count: missing))
        marks.append(contentsOf: repeatElement(CellMarks(), count: cells.count / 64 - marks.count))
    }

    /// Adds a straight line between points in pixels, at most `Subpixel.horizon` away.
    @inline(__always)
    mutating func addLine(from start: Point, to end: Point) {
        guard !grid.misses(start.y, end.y) else { return }
        guard start.isNear, end.isNear else { return addFarLine(from: start, to: end) }
        addNearLine(from: start, to: end)
    }

    @inline(__always)
    private mutating func addNearLine(from start: Point, to end: Point) {
        let edge = Edge(from: start, to: end)
        guard pass == .areas ? edge.top != edge.bottom : !edge.isUnseen else { return }
        if edges.count == Self.edgeLimit {
            flush()
            edges.removeAll(keepingCapacity: true)
            hasFlushed = true
        }
        edges.append(edge)
    }

    private mutating func addFarLine(from start: Point, to end: Point) {
        let points = ClippedLine(from: start, to: end).points
        for (from, to) in zip(points, points.dropFirst()) { addNearLine(from: from, to: to) }
    }

    private mutating func flush() {
        CellGrid.withSpans(&cells, marks: &marks) { [edges, grid, pass] cells, marks in
            if pass == .pieces {
                collectPieces(of: edges.span, grid, &cells, &marks, into: &overlaps)
            } else {
                accumulateEdges(
                    edges.span, grid, findingOverlaps: pass == .areasAndOverlaps, &cells, &marks, &overlaps)
            }
        }
    }
}
