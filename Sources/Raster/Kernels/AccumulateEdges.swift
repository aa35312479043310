internal import FramewrightDrawing

/// Adds the signed areas of `edges` to the cells of `grid`.
///
/// A cell holds the *change* of doubled area against the pixel to its left, so a running sum over a row gives every
/// pixel's area, exactly: an edge of height h at distance f from a pixel's left side covers h * (1 - f) of that pixel and
/// h of every later one. Bit n of `marks` tells that cell n may differ from zero. Sums wrap instead of trapping.
///
/// Where an edge meets a row or column boundary is rounded down to a step by one formula that depends on the edge alone,
/// never on the window: clips and bands change no pixel.
func accumulateEdges(
    _ edges: Span<Edge>, _ grid: CellGrid, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
) {
    let left = grid.window.x << Subpixel.bits
    let top = grid.window.y << Subpixel.bits
    for index in 0..<edges.count {
        let edge = edges[index]
        let moved = LocalEdge(
            topX: Int(edge.topX) - left, top: Int(edge.top) - top, bottomX: Int(edge.bottomX) - left,
            bottom: Int(edge.bottom) - top, winding: Int(edge.winding))
        accumulateEdge(moved, grid, &cells, &marks)
    }
}

/// An edge measured from the window's corner.
private struct LocalEdge {
    let topX: Int
    let top: Int
    let bottomX: Int
    let bottom: Int
    let winding: Int
}

/// Walks the rows an edge crosses.
@inline(__always)
private func accumulateEdge(
    _ edge: LocalEdge, _ grid: CellGrid, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
) {
    let right = grid.window.width << Subpixel.bits
    guard edge.topX < right || edge.bottomX < right else { return }
    let first = max(edge.top, 0)
    let last = min(edge.bottom, grid.window.height << Subpixel.bits)
    guard first < last else { return }
    var line = SteppedLine(edge.topX, edge.top, edge.bottomX, edge.bottom, at: first)
    var y = first
    while y < last {
        let row = y >> Subpixel.bits
        let next = min((row + 1) << Subpixel.bits, last)
        let x = line.x
        line.advance(by: next - y)
        let piece = RowPiece(
            left: min(x, line.x), right: max(x, line.x), height: next - y, winding: edge.winding,
            base: row * grid.stride)
        accumulatePiece(piece, grid.window.width, &cells, &marks)
        y = next
    }
}

/// `x` along a line at growing `y`, always `start + floor((y - top) * dx / dy)`: one division for the whole rows.
private struct SteppedLine {
    private(set) var x: Int
    private var rest: Int
    private let dx: Int
    private let dy: Int
    private let rowStep: Int
    private let rowRest: Int

    @inline(__always)
    init(_ topX: Int, _ top: Int, _ bottomX: Int, _ bottom: Int, at y: Int) {
        dx = bottomX - topX
        dy = bottom - top
        if dx == 0 {
            (rowStep, rowRest, x, rest) = (0, 0, topX, 0)
            return
        }
        (rowStep, rowRest) = flooredDivision(dx << Subpixel.bits, dy)
        let start = y == top ? (quotient: 0, remainder: 0) : flooredDivision((y - top) * dx, dy)
        x = topX + start.quotient
        rest = start.remainder
    }

    @inline(__always)
    mutating func advance(by height: Int) {
        guard dx != 0 else { return }
        if height == Subpixel.one {
            x &+= rowStep
            rest &+= rowRest
            if rest >= dy {
                rest &-= dy
                x &+= 1
            }
        } else {
            let (quotient, remainder) = flooredDivision(rest + height * dx, dy)
            x &+= quotient
            rest = remainder
        }
    }
}

/// The part of an edge inside one row: `height` of it between columns `left <= right`.
private struct RowPiece {
    let left: Int
    let right: Int
    let height: Int
    let winding: Int
    /// The row's first cell.
    let base: Int
}

@inline(__always)
private func accumulatePiece(
    _ piece: RowPiece, _ width: Int, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
) {
    let column = piece.left >> Subpixel.bits
    let isInOneColumn = piece.right <= (column + 1) << Subpixel.bits
    if piece.right <= 0 {
        deposit(piece.height * piece.winding, 0, at: piece.base, &cells, &marks)
    } else if column >= width {
        return
    } else if isInOneColumn, piece.left >= 0 {
        let sum = piece.left + piece.right - 2 * column << Subpixel.bits
        deposit(piece.height * piece.winding, sum, at: piece.base + column, &cells, &marks)
    } else {
        accumulateWidePiece(piece, width, &cells, &marks)
    }
}

/// Splits a piece at column boundaries. What lies left of the window is pressed onto its left side; what lies right of
/// it is dropped, since sums run to the right.
private func accumulateWidePiece(
    _ piece: RowPiece, _ width: Int, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
) {
    let span = piece.right - piece.left
    var column = max(piece.left >> Subpixel.bits, 0)
    var x = piece.left
    var (done, rest) = (0, 0)
    if x < 0 {
        (done, rest) = flooredDivision(-x * piece.height, span)
        deposit(done * piece.winding, 0, at: piece.base, &cells, &marks)
        x = 0
    }
    let (step, stepRest) = flooredDivision(piece.height << Subpixel.bits, span)
    while x < piece.right, column < width {
        let boundary = column << Subpixel.bits
        let next = min(boundary + Subpixel.one, piece.right)
        let before = done
        if next == piece.right {
            done = piece.height
        } else if next - x == Subpixel.one {
            done += step
            rest += stepRest
            if rest >= span {
                rest -= span
                done += 1
            }
        } else {
            (done, rest) = flooredDivision((next - piece.left) * piece.height, span)
        }
        let height = (done - before) * piece.winding
        deposit(height, x + next - 2 * boundary, at: piece.base + column, &cells, &marks)
        x = next
        column += 1
    }
}

/// `height` of edge whose ends lie `ends` steps, summed, from the left side of the cell's pixel.
@inline(__always)
private func deposit(
    _ height: Int, _ ends: Int, at cell: Int, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
) {
    let later = height &* ends
    cells[cell] &+= Int32(truncatingIfNeeded: height &* 2 &* Subpixel.one &- later)
    marks[cell >> 6] |= 1 << UInt64(truncatingIfNeeded: cell & 63)
    guard later != 0 else { return }
    cells[cell + 1] &+= Int32(truncatingIfNeeded: later)
    marks[(cell + 1) >> 6] |= 1 << UInt64(truncatingIfNeeded: (cell + 1) & 63)
}

/// Quotient rounded towards minus infinity; the divisor is positive.
@inline(__always)
private func flooredDivision(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
}
