internal import FramewrightDrawing

// Accumulates the signed areas of edges in the cells of a grid.
//
// A cell holds the *change* of doubled area relative to the pixel to its left, so that a running sum over a row gives
// the exact area of every pixel: an edge of height h at distance f from a pixel's left side covers h * (1 - f) of that
// pixel and h of every later one. Sums wrap instead of trapping.
//
// The crossing of an edge with a row or column boundary is rounded down by one formula that depends on the edge alone,
// never on the window, so that clips and bands do not change pixels.
//
// Everything done per cell is in this file, because debug builds inline only within a file. Chosen by measurement, see
// "Edge accumulation" in Performance.

/// Adds the areas of the edges at `edgeIndices`. If `findingOverlaps` is true, also marks pixels that the outline
/// crosses more than once. An edge that continues the previous one in the same vertical direction is not a second
/// crossing.
func accumulateEdges(
    _ edges: Span<Edge>, _ edgeIndices: Span<UInt32>, _ grid: CellGrid, findingOverlaps: Bool,
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    if findingOverlaps {
        walk(edges, edgeIndices, grid, .areasAndOverlaps, &cells, &marks, &overlap)
    } else {
        walk(edges, edgeIndices, grid, .areas, &cells, &marks, &overlap)
    }
}

/// Passes the pieces of `edges` inside marked pixels to `overlap`.
func collectPieces(
    of edges: Span<Edge>, _ edgeIndices: Span<UInt32>, _ grid: CellGrid, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, into overlap: inout OverlapList
) {
    walk(edges, edgeIndices, grid, .pieces, &cells, &marks, &overlap)
}

@inline(__always)
private func walk(
    _ edges: Span<Edge>, _ edgeIndices: Span<UInt32>, _ grid: CellGrid, _ pass: EdgePass,
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let left = grid.window.x << Subpixel.bits
    let top = grid.window.y << Subpixel.bits
    // Edges are cut at the window's sides, and a row has a cell behind its last column: no cell is out of range.
    precondition(grid.window.width < grid.rowLength && grid.window.height >= 0, "a window wider than its rows of cells")
    precondition(cells.count >= grid.cellCount && marks.count >= grid.cellCount >> 6, "too few cells for a window")
    var before = -2
    for position in edgeIndices.indices {
        let index = Int(edgeIndices[position])
        let edge = edges[index]
        if pass == .areasAndOverlaps {
            // An edge joins the previous one only if both are listed: one that is not listed lies outside the strip.
            let goesOn = index == before + 1 && edge.continues(edges[before])
            before = index
            overlap.joint = goesOn ? (edge.winding > 0 ? overlap.last : overlap.first) : -1
            (overlap.first, overlap.last) = (-1, -1)
        }
        let moved = LocalEdge(
            topX: Int(edge.topX) - left, top: Int(edge.top) - top, bottomX: Int(edge.bottomX) - left,
            bottom: Int(edge.bottom) - top, winding: Int(edge.winding))
        if pass != .areas, edge.top == edge.bottom {
            walkLevelEdge(moved, grid, pass, &cells, &marks, &overlap)
        } else if pass != .pieces, moved.isInside(grid) {
            walkInside(moved, grid, pass, &cells, &marks, &overlap)
        } else {
            walkEdge(moved, grid, pass, &cells, &marks, &overlap)
        }
    }
}

/// Walks through the rows of an edge whose ends are inside the window, as those of most edges are. The cells equal
/// those of `walkEdge`, which also clips.
@inline(__always)
private func walkInside(
    _ edge: LocalEdge, _ grid: CellGrid, _ pass: EdgePass, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    var row = edge.top &>> Subpixel.bits
    var base = row &* grid.rowLength
    var end = (row &+ 1) &<< Subpixel.bits
    if edge.bottom <= end {
        return addInside(
            edge.topX, edge.bottomX, edge.bottom &- edge.top, edge.winding, base, pass, &cells, &marks, &overlap)
    }
    let (dx, dy) = (edge.bottomX &- edge.topX, edge.bottom &- edge.top)
    // The place at the end of a row is topX + floor(height * dx / dy), as in `SteppedLine`.
    var (step, stepRest) = (0, 0)
    if dx != 0, dy > 2 &* Subpixel.one { (step, stepRest) = flooredDivision(dx &<< Subpixel.bits, dy) }
    var y = edge.top
    var x = edge.topX
    var (sum, rest) = (0, 0)
    while y < edge.bottom {
        let next = min(end, edge.bottom)
        let height = next &- y
        let from = x
        if next == edge.bottom {
            x = edge.bottomX
        } else if dx != 0 {
            if height == Subpixel.one, dy > 2 &* Subpixel.one {
                sum &+= step
                rest &+= stepRest
                if rest >= dy {
                    rest &-= dy
                    sum &+= 1
                }
            } else {
                (sum, rest) = flooredDivision((next &- edge.top) &* dx, dy)
            }
            x = edge.topX &+ sum
        }
        addInside(from, x, height, edge.winding, base, pass, &cells, &marks, &overlap)
        y = next
        row &+= 1
        end &+= Subpixel.one
        base &+= grid.rowLength
    }
}

/// Adds `height` of an edge between two x in one row, whose first cell is `base`.
@inline(__always)
private func addInside(
    _ from: Int, _ to: Int, _ height: Int, _ winding: Int, _ base: Int, _ pass: EdgePass,
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let (left, right) = (min(from, to), max(from, to))
    var column = left &>> Subpixel.bits
    var boundary = column &<< Subpixel.bits
    if right <= boundary &+ Subpixel.one {
        deposit(height &* winding, from &+ to &- 2 &* boundary, at: base &+ column, &cells, &marks)
        if pass == .areasAndOverlaps { touch(base &+ column, &marks, &overlap) }
        return
    }
    let span = right &- left
    var (x, done, rest) = (left, 0, 0)
    // The height up to a boundary is floor(width * height / span), as in `addWidePiece`.
    let hasWholeColumns = span > 2 &* Subpixel.one
    let (step, stepRest) = hasWholeColumns ? flooredDivision(height &<< Subpixel.bits, span) : (0, 0)
    while x < right {
        let next = min(boundary &+ Subpixel.one, right)
        let before = done
        if next == right {
            done = height
        } else if hasWholeColumns, next &- x == Subpixel.one {
            done &+= step
            rest &+= stepRest
            if rest >= span {
                rest &-= span
                done &+= 1
            }
        } else {
            (done, rest) = flooredDivision((next &- left) &* height, span)
        }
        deposit((done &- before) &* winding, x &+ next &- 2 &* boundary, at: base &+ column, &cells, &marks)
        if pass == .areasAndOverlaps { touch(base &+ column, &marks, &overlap) }
        x = next
        column &+= 1
        boundary = next
    }
}

/// Walks through the rows that an edge crosses.
@inline(__always)
private func walkEdge(
    _ edge: LocalEdge, _ grid: CellGrid, _ pass: EdgePass, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let right = grid.window.width << Subpixel.bits
    guard edge.topX < right || edge.bottomX < right else { return }
    let first = max(edge.top, 0)
    let last = min(edge.bottom, grid.window.height << Subpixel.bits)
    guard first < last else { return }
    if pass == .pieces {
        // Every x on the edge, rounded down, is between the rounded x of both ends.
        let rows = first &>> Subpixel.bits...(last &- 1) &>> Subpixel.bits
        let columns = min(edge.topX, edge.bottomX) &>> Subpixel.bits...max(edge.topX, edge.bottomX) &>> Subpixel.bits
        guard overlap.hasPixels(rows: rows, columns: columns, grid, marks.span) else { return }
    }
    var line = SteppedLine(edge.topX, edge.top, edge.bottomX, edge.bottom, at: first)
    var y = first
    while y < last {
        let row = y >> Subpixel.bits
        let next = min((row + 1) << Subpixel.bits, last)
        let x = line.x
        // The end of the edge needs no division.
        if next == edge.bottom { line.finish(at: edge.bottomX) } else { line.advance(by: next - y) }
        let piece = RowPiece(
            left: min(x, line.x), right: max(x, line.x), top: y - row << Subpixel.bits, height: next - y,
            leansRight: x <= line.x, winding: edge.winding, base: row * grid.rowLength)
        addPiece(piece, grid.window.width, pass, &cells, &marks, &overlap)
        y = next
    }
}

/// The part of an edge inside one row: `height` of it between columns `left <= right`.
private struct RowPiece {
    let left: Int
    let right: Int
    /// The distance from the row's top.
    let top: Int
    let height: Int
    /// True if the lower end is on the right.
    let leansRight: Bool
    let winding: Int
    /// The index of the row's first cell.
    let base: Int

    /// Returns the part in the pixel that starts at `boundary`: between two x, and between two heights counted from
    /// the left end.
    @inline(__always)
    func part(from x: Int, to next: Int, _ before: Int, _ after: Int, boundary: Int) -> PixelPiece {
        leansRight
            ? PixelPiece(
                topX: x - boundary, top: top + before, bottomX: next - boundary, bottom: top + after, winding: winding)
            : PixelPiece(
                topX: next - boundary, top: top + height - after, bottomX: x - boundary,
                bottom: top + height - before, winding: winding)
    }
}

@inline(__always)
private func addPiece(
    _ piece: RowPiece, _ width: Int, _ pass: EdgePass, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let column = piece.left >> Subpixel.bits
    let isInOneColumn = piece.right <= (column + 1) << Subpixel.bits
    if piece.left < 0, piece.right <= 0 {
        if pass != .pieces { deposit(piece.height * piece.winding, 0, at: piece.base, &cells, &marks) }
    } else if column >= width {
        return
    } else if isInOneColumn, piece.left >= 0 {
        add(piece, column, from: piece.left, to: piece.right, 0, piece.height, pass, &cells, &marks, &overlap)
    } else {
        addWidePiece(piece, width, pass, &cells, &marks, &overlap)
    }
}

/// Splits a piece at column boundaries. The part left of the window is moved onto its left side; the part right of it
/// is dropped, because sums run to the right.
@inline(__always)
private func addWidePiece(
    _ piece: RowPiece, _ width: Int, _ pass: EdgePass, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let span = piece.right - piece.left
    var column = max(piece.left >> Subpixel.bits, 0)
    var x = piece.left
    var (done, rest) = (0, 0)
    if x < 0 {
        (done, rest) = flooredDivision(-x * piece.height, span)
        if pass != .pieces { deposit(done * piece.winding, 0, at: piece.base, &cells, &marks) }
        x = 0
    }
    let hasWholeColumns = span > 2 * Subpixel.one
    let (step, stepRest) = hasWholeColumns ? flooredDivision(piece.height << Subpixel.bits, span) : (0, 0)
    while x < piece.right, column < width {
        let next = min((column + 1) << Subpixel.bits, piece.right)
        let before = done
        if next == piece.right {
            done = piece.height
        } else if hasWholeColumns, next - x == Subpixel.one {
            done += step
            rest += stepRest
            if rest >= span {
                rest -= span
                done += 1
            }
        } else {
            (done, rest) = flooredDivision((next - piece.left) * piece.height, span)
        }
        add(piece, column, from: x, to: next, before, done, pass, &cells, &marks, &overlap)
        x = next
        column += 1
    }
}

/// Adds the part of a piece in one column, from `before` to `after` of its height, counted from its left end.
@inline(__always)
private func add(
    _ piece: RowPiece, _ column: Int, from x: Int, to next: Int, _ before: Int, _ after: Int, _ pass: EdgePass,
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let cell = piece.base &+ column
    let boundary = column << Subpixel.bits
    if pass == .pieces {
        guard marks[cell >> 6].overlapping & bit(cell) != 0 else { return }
        overlap.add(piece.part(from: x, to: next, before, after, boundary: boundary), at: cell, marks[cell >> 6])
        return
    }
    deposit((after &- before) &* piece.winding, x &+ next &- 2 &* boundary, at: cell, &cells, &marks)
    if pass == .areasAndOverlaps { touch(cell, &marks, &overlap) }
}

@inline(__always)
func bit(_ cell: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: cell) }

/// Adds `height` of an edge; `ends` is the sum of its ends' distances, in steps, from the left side of the cell's
/// pixel.
@inline(__always)
private func deposit(
    _ height: Int, _ ends: Int, at cell: Int, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<CellMarks>
) {
    let later = height &* ends
    unsafe cells[unchecked: cell] &+= Int32(truncatingIfNeeded: height &* 2 &* Subpixel.one &- later)
    unsafe cells[unchecked: cell &+ 1] &+= Int32(truncatingIfNeeded: later)
    // Both cells are in one word of marks, except for the last bit.
    unsafe marks[unchecked: cell &>> 6].changed |= 3 &<< UInt64(truncatingIfNeeded: cell)
    if cell & 63 == 63 { unsafe marks[unchecked: cell &>> 6 &+ 1].changed |= 1 }
}

/// Marks that an edge crosses a pixel, and whether an earlier one did.
@inline(__always)
func touch(_ cell: Int, _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList) {
    if overlap.first < 0 { overlap.first = cell }
    overlap.last = cell
    let own = bit(cell)
    guard unsafe marks[unchecked: cell &>> 6].touched & own != 0 else {
        return unsafe marks[unchecked: cell &>> 6].touched |= own
    }
    guard cell != overlap.joint else { return }
    overlap.isEmpty = false
    marks[cell >> 6].overlapping |= own
    marks[cell >> 6].changed |= own
    marks[(cell + 1) >> 6].changed |= bit(cell + 1)
}
