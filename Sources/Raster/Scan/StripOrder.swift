internal import FramewrightDrawing

/// The edges of a band, sorted into strips: groups of adjacent rows whose cells stay in the processor's cache.
struct StripOrder: Sendable {
    /// The number of rows of a strip.
    private(set) var rows = 1
    /// The indices of the edges of each strip, in the order of the outline; one strip after the other.
    private(set) var edgeIndices: [UInt32] = []
    /// The position in `edgeIndices` at which each strip begins, and the end of the last one.
    private var starts: [Int32] = []
    /// While edges are listed, the position in `edgeIndices` of the next edge of each strip.
    private var nexts: [Int32] = []

    /// Returns the number of rows of a strip of a grid.
    static func rows(of grid: CellGrid) -> Int {
        let most = max(CoverageScan.minimumStripRows, CoverageScan.stripCells / grid.rowLength)
        return max(1, min(most, grid.window.height))
    }

    /// Returns the pixels of a strip of a band.
    func window(_ strip: Int, of band: PixelRect) -> PixelRect {
        PixelRect(
            x: band.x, y: band.y + strip * rows, width: band.width, height: min(rows, band.height - strip * rows))
    }

    /// Returns the range of `edgeIndices` with the edges of a strip.
    func edges(ofStrip strip: Int) -> Range<Int> { Int(starts[strip])..<Int(starts[strip + 1]) }

    /// Lists the edges of each strip. An edge that crosses several strips is listed in each of them.
    mutating func sort(_ edges: [Edge], in grid: CellGrid) {
        rows = Self.rows(of: grid)
        let count = (grid.window.height + rows - 1) / rows
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: repeatElement(0, count: count + 1))
        guard count > 1 else {
            keepAll(edges.count)
            starts[1] = Int32(truncatingIfNeeded: edges.count)
            return
        }
        let bounds = StripBounds(rows: rows, count: count, window: grid.window)
        let total = countEdges(edges.span, bounds, &starts)
        if edgeIndices.count < total {
            edgeIndices.append(contentsOf: repeatElement(0, count: total - edgeIndices.count))
        }
        nexts.removeAll(keepingCapacity: true)
        nexts.append(contentsOf: starts)
        listEdges(edges.span, bounds, &nexts, &edgeIndices)
    }

    /// Lists `count` edges in order, as one strip.
    mutating func keepAll(_ count: Int) {
        edgeIndices.removeAll(keepingCapacity: true)
        edgeIndices.append(contentsOf: 0..<UInt32(truncatingIfNeeded: count))
    }
}

/// Finds the strips of edges.
private struct StripBounds {
    let rows: Int
    let count: Int
    let window: PixelRect

    /// Returns the strips that an edge crosses.
    @inline(__always)
    func strips(of edge: Edge) -> Range<Int> {
        let top = Int(edge.top) >> Subpixel.bits - window.y
        // An edge ends before the row that begins at its bottom. A horizontal one is in the row below it.
        let last = max((Int(edge.bottom) - 1) >> Subpixel.bits, Int(edge.top) >> Subpixel.bits) - window.y
        guard last >= 0, top < window.height else { return 0..<0 }
        let first = max(top, 0) / rows
        return first..<min(last / rows + 1, count)
    }
}

/// Stores in `starts` the number of listed edges before each strip. Returns their total.
private func countEdges(_ edges: Span<Edge>, _ bounds: StripBounds, _ starts: inout [Int32]) -> Int {
    var starts = starts.mutableSpan
    for index in edges.indices {
        for strip in bounds.strips(of: edges[index]) { starts[strip + 1] &+= 1 }
    }
    for strip in 0..<bounds.count { starts[strip + 1] &+= starts[strip] }
    return Int(starts[bounds.count])
}

/// Stores the indices of the edges of each strip; `nexts` holds the position of the first one of each.
private func listEdges(
    _ edges: Span<Edge>, _ bounds: StripBounds, _ nexts: inout [Int32], _ edgeIndices: inout [UInt32]
) {
    var nexts = nexts.mutableSpan
    var edgeIndices = edgeIndices.mutableSpan
    for index in edges.indices {
        for strip in bounds.strips(of: edges[index]) {
            edgeIndices[Int(nexts[strip])] = UInt32(truncatingIfNeeded: index)
            nexts[strip] &+= 1
        }
    }
}
