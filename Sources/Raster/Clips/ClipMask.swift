internal import FramewrightDrawing

/// How much of each pixel a stack of rounded clips lets through.
///
/// Guarantee: every pixel of `bounds` has a byte. Rows that let everything through share one row of 255, so that a
/// screen-sized clip costs its corners only.
struct ClipMask: Sendable {
    let bounds: PixelRect
    private(set) var coverage: [UInt8]
    /// For each row, columns where every byte is 255, so that painting inside needs no mask. Not always all of them.
    private(set) var solid: [Range<Int>] = []
    /// Where each row's bytes start; 0 is the shared row.
    private var starts: [Int] = []

    /// The coverage of `shape` times that of `outer`, which contains `bounds`.
    init(
        _ shape: RoundedRect, scale: Double, bounds: PixelRect, within outer: ClipMask?, _ scan: inout CoverageScan
    ) {
        self.bounds = bounds
        coverage = Array(repeating: 255, count: bounds.width)
        let path = shape.path
        for band in CoverageScan.bands(of: bounds) {
            scan.accumulate(path, .scale(x: scale, y: scale), in: band)
            for y in band.rows {
                scan.sweep(row: y, .nonzero)
                appendRow(scan.runs)
                if let outer { multiply(row: y, by: outer) }
            }
        }
    }

    /// Where the pixel's byte is.
    func index(_ x: Int, _ y: Int) -> Int { starts[y - bounds.y] + x - bounds.x }

    /// True when every byte of these columns is known to be 255.
    func isOpen(_ columns: Range<Int>, row y: Int) -> Bool {
        columns.clamped(to: solid[y - bounds.y]) == columns
    }

    private mutating func appendRow(_ runs: [CoverageRun]) {
        let longest = runs.filter { $0.level == 255 }.max { $0.end - $0.start < $1.end - $1.start }
        let columns = Int(longest?.start ?? 0)..<Int(longest?.end ?? 0)
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
