internal import FramewrightDrawing

/// Walks along a horizontal edge, which has no area but divides pixels.
func walkLevelEdge(
    _ edge: LocalEdge, _ grid: CellGrid, _ pass: EdgePass, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList
) {
    let row = edge.top >> Subpixel.bits
    guard edge.top & (Subpixel.one - 1) != 0, (0..<grid.window.height).contains(row) else { return }
    let (left, right) = (max(min(edge.topX, edge.bottomX), 0), max(edge.topX, edge.bottomX))
    var column = left >> Subpixel.bits
    while column << Subpixel.bits < right, column < grid.window.width {
        let boundary = column << Subpixel.bits
        let (from, to) = (max(left, boundary) - boundary, min(right, boundary + Subpixel.one) - boundary)
        let leansRight = edge.topX < edge.bottomX
        let piece = PixelPiece(
            topX: leansRight ? from : to, top: edge.top & (Subpixel.one - 1), bottomX: leansRight ? to : from,
            bottom: edge.top & (Subpixel.one - 1), winding: 1)
        let cell = row * grid.rowLength + column
        if pass == .pieces { overlap.add(piece, at: cell, marks[cell >> 6]) } else { touch(cell, &marks, &overlap) }
        column += 1
    }
}
