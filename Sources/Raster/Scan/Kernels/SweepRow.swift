internal import FramewrightDrawing

/// Sums up the cells of one row to runs of equal coverage, and zeroes them.
///
/// Only marked cells are visited, 64 per word, so that the cost depends on a shape's outline, not on its area.
///
/// The rule is a literal in each call of `sweep`, so that each compiles to a specialised loop.
func sweepRow(
    _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList, into runs: inout RowRuns
) {
    switch rule {
    case .nonzero: sweep(row, of: grid, .nonzero, &cells, &marks, &overlap, &runs)
    case .evenOdd: sweep(row, of: grid, .evenOdd, &cells, &marks, &overlap, &runs)
    }
}

@inline(__always)
private func sweep(
    _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList, _ runs: inout RowRuns
) {
    let base = row * grid.rowLength
    let width = grid.window.width
    runs.empty(roomFor: width + 1)
    var found = runs.kept.mutableSpan
    var count = 0
    var area: Int32 = 0
    var level: UInt8 = 0
    var start = 0
    for word in 0..<grid.rowLength >> 6 {
        let known = marks[base >> 6 + word]
        var bits = known.changed
        guard bits | known.touched != 0 else { continue }
        marks[base >> 6 + word] = CellMarks()
        while bits != 0 {
            let column = word << 6 + bits.trailingZeroBitCount
            area &+= cells[base + column]
            cells[base + column] = 0
            var next = Coverage.level(of: area, rule)
            if known.overlapping != 0, known.overlapping & (bits & (0 &- bits)) != 0 {
                next = overlap.level(of: base + column, known, sum: area, rule)
            }
            bits &= bits &- 1
            guard next != level else { continue }
            add(start, min(column, width), level, to: &found, &count)
            (start, level) = (column, next)
        }
    }
    add(start, width, level, to: &found, &count)
    runs.count = count
}

/// Neighbouring levels differ, so no two runs need merging.
@inline(__always)
private func add(_ start: Int, _ end: Int, _ level: UInt8, to runs: inout MutableSpan<CoverageRun>, _ count: inout Int)
{
    guard start < end, level > 0 else { return }
    runs[count] = CoverageRun(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), level: level)
    count &+= 1
}
