internal import FramewrightDrawing

/// The coverage of each pixel by a stack of clips.
///
/// Every pixel of `bounds` has a byte. Fully covered rows share one row of 255, so that a screen-sized clip only
/// stores its corners.
struct ClipMask: Sendable {
    let bounds: PixelRect
    private(set) var coverage: [UInt8]
    /// For each row a range of columns in which every byte is 255, so that painting there needs no mask. Not
    /// necessarily all such columns.
    private(set) var solid: [Range<Int>] = []
    /// The index of each row's first byte; 0 is the shared row.
    private var starts: [Int] = []

    /// The coverage of `shape`, whose sides are `edges`, times that of `outer`, which must contain `bounds`.
    init(
        _ shape: RoundedRect, edges: SteppedRect, scale: Double, bounds: PixelRect, within outer: ClipMask?,
        scan: inout CoverageScan
    ) {
        self.init(open: bounds)
        if edges.corners == nil {
            appendRows(of: shape.path, .nonzero, scale: scale, in: bounds, &scan)
        } else {
            for y in bounds.rows {
                scan.sweep(edges, row: y, within: bounds.columns)
                appendRow(scan.runs)
            }
        }
        if let outer { for y in bounds.rows { multiply(row: y, by: outer) } }
    }

    /// The coverage of `path` times that of `outer`, which must contain `bounds`.
    init(
        _ path: Path, rule: FillRule, scale: Double, bounds: PixelRect, within outer: ClipMask?,
        scan: inout CoverageScan
    ) {
        self.init(open: bounds)
        appendRows(of: path, rule, scale: scale, in: bounds, &scan)
        if let outer { for y in bounds.rows { multiply(row: y, by: outer) } }
    }

    /// Creates a mask without rows. Rows of rounded rectangles are mostly the shared one.
    private init(open bounds: PixelRect) {
        self.bounds = bounds
        coverage = []
        coverage.reserveCapacity(bounds.width * min(bounds.height + 1, 64))
        coverage.append(contentsOf: repeatElement(255, count: bounds.width))
        solid.reserveCapacity(bounds.height)
        starts.reserveCapacity(bounds.height)
    }

    /// Returns the maximum memory of a mask over `bounds`, including the bookkeeping per row and mask.
    static func bytes(for bounds: PixelRect) -> Int { (bounds.width + 24) * (bounds.height + 1) + 256 }

    private mutating func appendRows(
        of path: Path, _ rule: FillRule, scale: Double, in window: PixelRect, _ scan: inout CoverageScan
    ) {
        for band in CoverageScan.bands(of: window) {
            scan.accumulate(path, .scale(x: scale, y: scale), in: band)
            for y in band.rows {
                scan.sweep(row: y, rule)
                appendRow(scan.runs)
            }
        }
    }

    /// Returns the index of the pixel's byte.
    func index(_ x: Int, _ y: Int) -> Int { starts[y - bounds.y] + x - bounds.x }

    /// Whether every byte of these columns is known to be 255.
    func isOpen(_ columns: Range<Int>, row y: Int) -> Bool {
        columns.clamped(to: solid[y - bounds.y]) == columns
    }

    private mutating func appendRow(_ runs: RowRuns) {
        var columns = 0..<0
        for run in runs where run.level == 255 && run.end - run.start > columns.count {
            columns = Int(run.start)..<Int(run.end)
        }
        solid.append(bounds.x + columns.lowerBound..<bounds.x + columns.upperBound)
        guard columns.count < bounds.width else { return starts.append(0) }
        starts.append(coverage.count)
        coverage.append(runs, width: bounds.width)
    }

    private mutating func multiply(row y: Int, by outer: ClipMask) {
        guard !outer.isOpen(bounds.columns, row: y) else { return }
        let row = y - bounds.y
        solid[row] = solid[row].clamped(to: outer.solid[y - outer.bounds.y])
        if starts[row] == 0 {
            starts[row] = coverage.count
            coverage.append(contentsOf: repeatElement(255, count: bounds.width))
        }
        let range = starts[row]..<starts[row] + bounds.width
        let shift = outer.index(bounds.x, y)
        var bytes = coverage.mutableSpan
        multiplyMask(&bytes, range, by: outer.coverage.span, from: shift)
    }
}

extension [UInt8] {
    /// Appends a row of coverage, one byte per pixel.
    fileprivate mutating func append(_ runs: RowRuns, width: Int) {
        let start = count
        for run in runs {
            append(contentsOf: repeatElement(0, count: start + Int(run.start) - count))
            append(contentsOf: repeatElement(run.level, count: Int(run.end - run.start)))
        }
        append(contentsOf: repeatElement(0, count: start + width - count))
    }
}
