internal import FramewrightDrawing

/// Converts a path to rows of coverage: path -> edges -> cells -> runs.
///
/// For each band of `bands(of:)`, call `accumulate`, then `sweep` or `takeCells` for *every* row of the band from top
/// to bottom (for rows that are alike, the first of them suffices). Both reset the cells to zero for the next path,
/// which `accumulate` relies on. Memory is kept from one path to the next.
///
/// The cells of a band are accumulated strip by strip, so that they stay in the processor's cache, unless the path has
/// more edges than `edgeLimit`. Chosen by measurement, see "Strips of cells" in Performance.
struct CoverageScan: Sendable {
    /// The maximum number of cells, 16 MiB: one band on any phone screen; larger bitmaps process the path once per
    /// band.
    static let cellLimit = 1 << 22
    /// The number of cells of a strip, 128 KiB, unless a strip of `minimumStripRows` rows has more.
    static let stripCells = 1 << 15
    /// The minimum number of rows of a strip.
    static let minimumStripRows = 8
    /// The maximum number of pending edges, so that a million segments need no memory of their own.
    static let edgeLimit = 1 << 15

    /// The maximum number of elements of a path that is checked for overlaps inside pixels.
    static let maximumElements = 1 << 16

    /// The cells of the whole band.
    private(set) var grid = CellGrid(window: PixelRect(x: 0, y: 0, width: 0, height: 0))
    var runs = RowRuns()
    /// The rows of the band with equal runs; empty if none are known.
    private(set) var alikeRows = 0..<0
    /// The row of `runs`; for rows that are alike, the first of them.
    private var sweptRow: Int?
    var cornerCache = CornerCache()
    private var memory = ShapeCache()
    /// The part of the band whose cells are accumulated.
    private var strip = CellGrid(window: PixelRect(x: 0, y: 0, width: 0, height: 0))
    private var cells: [Int32] = []
    private var marks: [CellMarks] = []
    private var edges: [Edge] = []
    private var order = StripOrder()
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
        forEachSubpath(of: path, transform)
        guard hasFlushed else { return keepEdges(for: rule, canOverlap: canOverlap) }
        flush()
        if !overlaps.isEmpty { resolveOverlaps(path, by: transform) }
        edges.removeAll(keepingCapacity: true)
    }

    /// Keeps the edges until their strips are swept, unless the runs of the shape are known.
    private mutating func keepEdges(for rule: FillRule?, canOverlap: Bool) {
        if let rule {
            memory.runs(of: edges, in: grid.window, rule, findsOverlaps: canOverlap)
            if memory.isPlaying { return alikeRows = memory.alikeRows(in: grid.window) }
        }
        alikeRows = edges.foldUprightRows(within: grid.window.rows, mayOverlap: canOverlap)
        if memory.isRecording { memory.note(alikeRows: alikeRows, in: grid.window) }
        order.sort(edges, in: grid)
        strip = CellGrid(window: .none)
    }

    /// Recreates the edges, which were too many to keep.
    private mutating func resolveOverlaps(_ path: Path, by transform: AffineTransform) {
        pass = .pieces
        overlaps.open(marks, count: grid.cellCount / 64)
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
        appendRuns(ofRow: y, rule)
        if memory.isRecording { memory.record(runs, at: row) }
    }

    /// Passes the cells of rows of the band to `body`, which must set them to zero, instead of sweeping the rows.
    ///
    /// `body` gets the first of `rows` and those after it that are in the same strip and not alike, numbered from the
    /// top of the strip.
    /// - Returns: The row after them, or nil, without calling `body`, if the runs of the first row are known or repeat.
    mutating func takeCells(
        ofRows rows: Range<Int>,
        _ body: (
            Range<Int>, CellGrid, inout MutableSpan<Int32>, inout MutableSpan<CellMarks>, inout OverlapList
        ) -> Void
    ) -> Int? {
        let first = rows.lowerBound
        guard !memory.isPlaying, !memory.isRecording, !alikeRows.contains(first) else { return nil }
        if !strip.window.rows.contains(first) { accumulateStrip(of: first) }
        var end = min(rows.upperBound, strip.window.rows.upperBound)
        if alikeRows.lowerBound > first { end = min(end, alikeRows.lowerBound) }
        sweptRow = nil
        let top = strip.window.y
        CellGrid.withSpans(&cells, marks: &marks) { [strip] cells, marks in
            body(first - top..<end - top, strip, &cells, &marks, &overlaps)
        }
        return end
    }

    private mutating func appendRuns(ofRow y: Int, _ rule: FillRule) {
        if !strip.window.rows.contains(y) { accumulateStrip(of: y) }
        let row = y - strip.window.y
        CellGrid.withSpans(&cells, marks: &marks) { [strip] cells, marks in
            sweepRow(row, of: strip, rule, &cells, &marks, &overlaps, into: &runs)
        }
    }

    /// Accumulates the edges of the strip that contains row `y`. All rows of the previous strip must have been swept.
    private mutating func accumulateStrip(of y: Int) {
        let index = (y - grid.window.y) / order.rows
        strip = CellGrid(window: order.window(index, of: grid.window), rowLength: grid.rowLength)
        overlaps.isEmpty = true
        let listed = order.edges(ofStrip: index)
        CellGrid.withSpans(&cells, marks: &marks) { [edges, order, strip, pass] cells, marks in
            let edgeIndices = order.edgeIndices.span.extracting(listed)
            accumulateEdges(
                edges.span, edgeIndices, strip, findingOverlaps: pass == .areasAndOverlaps, &cells, &marks, &overlaps)
        }
        guard !overlaps.isEmpty else { return }
        overlaps.open(marks, count: strip.cellCount / 64)
        CellGrid.withSpans(&cells, marks: &marks) { [edges, order, strip] cells, marks in
            let edgeIndices = order.edgeIndices.span.extracting(listed)
            collectPieces(of: edges.span, edgeIndices, strip, &cells, &marks, into: &overlaps)
        }
    }

    private mutating func open(_ band: PixelRect) {
        grid = CellGrid(window: band)
        strip = grid
        memory.pause()
        alikeRows = 0..<0
        sweptRow = nil
        hasFlushed = false
        edges.removeAll(keepingCapacity: true)
        makeRoom(for: min(grid.cellCount, grid.rowLength * StripOrder.rows(of: grid)))
    }

    private mutating func makeRoom(for count: Int) {
        let missing = count - cells.count
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
        }
        edges.append(edge)
    }

    private mutating func addFarLine(from start: Point, to end: Point) {
        let points = ClippedLine(from: start, to: end).points
        for (from, to) in zip(points, points.dropFirst()) { addNearLine(from: from, to: to) }
    }

    /// Accumulates pending edges in the cells of the whole band.
    private mutating func flush() {
        if !hasFlushed {
            hasFlushed = true
            makeRoom(for: grid.cellCount)
        }
        order.keepAll(edges.count)
        CellGrid.withSpans(&cells, marks: &marks) { [edges, order, grid, pass] cells, marks in
            let edgeIndices = order.edgeIndices.span
            if pass == .pieces {
                collectPieces(of: edges.span, edgeIndices, grid, &cells, &marks, into: &overlaps)
            } else {
                accumulateEdges(
                    edges.span, edgeIndices, grid, findingOverlaps: pass == .areasAndOverlaps, &cells, &marks, &overlaps
                )
            }
        }
    }
}
