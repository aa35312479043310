internal import FramewrightDrawing

/// Sums up the cells of one row to runs of equal coverage, appended to `runs` with `shift` added to their columns, and
/// zeroes them.
///
/// Only marked cells are visited, 64 per word, so that the cost depends on a shape's outline, not on its area.
///
/// The rule is a literal in each call of `sweep`, so that each compiles to a specialised loop.
func sweepRow(
    _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList, into runs: inout RowRuns, shift: Int
) {
    switch rule {
    case .nonzero: sweep(row, of: grid, .nonzero, &cells, &marks, &overlap, &runs, shift)
    case .evenOdd: sweep(row, of: grid, .evenOdd, &cells, &marks, &overlap, &runs, shift)
    }
}

@inline(__always)
private func sweep(
    _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList, _ runs: inout RowRuns, _ shift: Int
) {
    let base = row * grid.rowLength
    let width = grid.window.width
    var count = runs.count
    var found = runs.kept.mutableSpan
    precondition(base >= 0 && base + grid.rowLength <= cells.count && (base + grid.rowLength) >> 6 <= marks.count)
    precondition(count + grid.rowLength <= found.count, "no room for the runs of a row")
    var area: Int32 = 0
    var level: UInt8 = 0
    var start = 0
    for word in 0..<grid.rowLength &>> 6 {
        let known = unsafe marks[unchecked: base &>> 6 &+ word]
        var bits = known.changed
        guard bits | known.touched != 0 else { continue }
        unsafe marks[unchecked: base &>> 6 &+ word] = CellMarks()
        while bits != 0 {
            let column = word &<< 6 &+ bits.trailingZeroBitCount
            unsafe area &+= cells[unchecked: base &+ column]
            unsafe cells[unchecked: base &+ column] = 0
            var next = Coverage.level(of: area, rule)
            if known.overlapping != 0, known.overlapping & (bits & (0 &- bits)) != 0 {
                next = overlap.level(of: base + column, known, sum: area, rule)
            }
            bits &= bits &- 1
            guard next != level else { continue }
            add(start, min(column, width), level, shift, to: &found, &count)
            (start, level) = (column, next)
        }
    }
    add(start, width, level, shift, to: &found, &count)
    runs.count = count
}

/// Neighbouring levels differ, so no two runs need merging.
@inline(__always)
private func add(
    _ start: Int, _ end: Int, _ level: UInt8, _ shift: Int, to runs: inout MutableSpan<CoverageRun>, _ count: inout Int
) {
    guard start < end, level > 0 else { return }
    unsafe runs[unchecked: count] = CoverageRun(
        start: Int32(truncatingIfNeeded: start &+ shift), end: Int32(truncatingIfNeeded: end &+ shift), level: level)
    count &+= 1
}
