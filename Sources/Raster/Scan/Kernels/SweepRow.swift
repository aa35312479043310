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
    let end = (row + 1) * grid.rowLength
    precondition(row >= 0 && end <= cells.count && end >> 6 <= marks.count, "a row beyond the grid")
    runs.empty(roomFor: grid.rowLength)
    var count = 0
    var found = runs.kept.mutableSpan
    switch rule {
    case .nonzero: sweep(row, of: grid, .nonzero, &cells, &marks, &overlap, &found, &count)
    case .evenOdd: sweep(row, of: grid, .evenOdd, &cells, &marks, &overlap, &found, &count)
    }
    runs.count = count
}

@inline(__always)
private func sweep(
    _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList, _ runs: inout MutableSpan<CoverageRun>,
    _ count: inout Int
) {
    let base = row &* grid.rowLength
    let width = Int32(truncatingIfNeeded: grid.window.width)
    var area: Int32 = 0
    var level: UInt8 = 0
    var start: Int32 = 0
    for word in 0..<grid.rowLength &>> 6 {
        let known = unsafe marks[unchecked: base &>> 6 &+ word]
        var bits = known.changed
        guard bits | known.touched != 0 else { continue }
        unsafe marks[unchecked: base &>> 6 &+ word] = CellMarks()
        let first = word &<< 6
        while bits != 0 {
            let column = first &+ bits.trailingZeroBitCount
            let cell = base &+ column
            unsafe area &+= cells[unchecked: cell]
            unsafe cells[unchecked: cell] = 0
            var next = Coverage.level(of: area, rule)
            if known.overlapping & (bits & (0 &- bits)) != 0 {
                next = overlap.level(of: cell, known, sum: area, rule)
            }
            bits &= bits &- 1
            guard next != level else { continue }
            let end = Int32(truncatingIfNeeded: column)
            add(start, min(end, width), level, to: &runs, &count)
            (start, level) = (end, next)
        }
    }
    add(start, width, level, to: &runs, &count)
}

/// Neighbouring levels differ, so no two runs need merging.
@inline(__always)
private func add(
    _ start: Int32, _ end: Int32, _ level: UInt8, to runs: inout MutableSpan<CoverageRun>,
    _ count: inout Int
) {
    guard start < end, level > 0 else { return }
    unsafe runs[unchecked: count] = CoverageRun(start: start, end: end, level: level)
    count &+= 1
}
