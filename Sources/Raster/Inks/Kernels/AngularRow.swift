internal import FramewrightDrawing

// Angular gradients; see `RoundRow.swift` for the method.

/// Writes colours by direction from a point.
///
/// The arc tangent of 0 to 1 is an odd polynomial of degree 11, in turns, within 3e-7 turns: a thousandth of an entry.
/// Along a horizontal row, the four octants on each side of the centre follow one another, so that no selection is
/// needed inside each, which halves the instructions.
func angularRow(
    _ row: FloatRow, _ sweep: Sweep, _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>,
    _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    let turn = FloatSweep(sweep)
    // Only a whole turn is continuous at its seam.
    guard turn.span == 1 else { return exactAngularRow(row, turn, ramp, columns, &colors, from: first) }
    // The third derivative of the direction is at most 1/pi turns divided by the cube of the distance.
    let near = row.columns(within: 112 * row.speed).wholeSegments.clamped(to: columns)
    let center = near.isEmpty ? columns.upperBound..<columns.upperBound : near
    let shift = first - columns.lowerBound
    exactAngularRow(row, turn, ramp, center, &colors, from: center.lowerBound + shift)
    for walked in [columns.lowerBound..<center.lowerBound, center.upperBound..<columns.upperBound] {
        writeParabolas(ramp, walked, &colors, from: walked.lowerBound + shift) { places, column, nodes in
            for node in 0..<nodes {
                let location = turn.unwrappedLocation(row, column &+ node &* nodeDistance)
                unsafe places[unchecked: Int(node)] = rampPlace(location * Float(GradientRamp.count))
            }
        }
    }
}

private func exactAngularRow(
    _ row: FloatRow, _ turn: FloatSweep, _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>,
    _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    let shift = first - columns.lowerBound
    guard turn.span >= 1, row.alongY == 0, row.alongX > 0 else {
        return indexedRow(ramp, columns, &colors, from: first, isReflected: false) {
            angularIndices(&$0, row, turn, nil, $1)
        }
    }
    let height = abs(row.y)
    let left = row.firstColumn(of: columns) { $0 > -height }
    let center = row.firstColumn(of: left..<columns.upperBound) { $0 >= 0 }
    let right = row.firstColumn(of: center..<columns.upperBound) { $0 >= height }
    indexedRow(ramp, columns.lowerBound..<left, &colors, from: first, isReflected: false) {
        angularIndices(&$0, row, turn, (true, false), $1)
    }
    indexedRow(ramp, left..<center, &colors, from: left + shift, isReflected: false) {
        angularIndices(&$0, row, turn, (true, true), $1)
    }
    indexedRow(ramp, center..<right, &colors, from: center + shift, isReflected: false) {
        angularIndices(&$0, row, turn, (false, true), $1)
    }
    indexedRow(ramp, right..<columns.upperBound, &colors, from: right + shift, isReflected: false) {
        angularIndices(&$0, row, turn, (false, false), $1)
    }
}

extension FloatRow {
    /// Returns the first column for whose x `far` is true; it must then be true for all later ones.
    fileprivate func firstColumn(of columns: Range<Int>, _ far: (_ x: Float) -> Bool) -> Int {
        var (low, high) = (columns.lowerBound, columns.upperBound)
        while low < high {
            // Halving the sum would round towards 0, and columns of layers may be negative.
            let column = low + (high - low) / 2
            if far(x + Float(Int32(truncatingIfNeeded: column)) * alongX) { high = column } else { low = column + 1 }
        }
        return low
    }
}

private struct FloatSweep {
    let side: Float
    let end: Float
    let span: Float
    let perSpan: Float
    let middle: Float

    init(_ sweep: Sweep) {
        (side, end, span) = (Float(sweep.side), Float(sweep.end), Float(sweep.span))
        perSpan = span > 0 ? 1 / span : 0
        middle = (1 - span) / 2
    }

    /// Returns the location from 0 to 1. `eighth` gives known properties of the column (left of the centre, steep) for
    /// a gradient of a whole turn; the arithmetic is the same.
    @inline(__always)
    func location(_ row: FloatRow, _ column: Int32, _ eighth: (isLeft: Bool, isSteep: Bool)?) -> Float {
        let ahead = end - direction(row, column, eighth)
        let above = ahead <= 0 ? ahead + 1 : ahead
        let back = above > 1 ? above - 1 : above
        let beyond: Float = 1 - back < middle ? 1 : 0
        return eighth != nil || back <= span ? 1 - back * perSpan : beyond
    }

    /// Returns the location for a gradient of a whole turn, modulo whole turns.
    @inline(__always)
    func unwrappedLocation(_ row: FloatRow, _ column: Int32) -> Float { 1 - end + direction(row, column, nil) }

    /// Returns the direction in turns, from -1/2 to 1/2.
    @inline(__always)
    private func direction(_ row: FloatRow, _ column: Int32, _ eighth: (isLeft: Bool, isSteep: Bool)?) -> Float {
        let x = row.x + Float(column) * row.alongX
        let y = (eighth == nil ? row.y + Float(column) * row.alongY : row.y) * side
        let (width, height) = (abs(x), abs(y))
        let isSteep = eighth?.isSteep ?? (width < height)
        let least = isSteep ? width : height
        let most = isSteep ? height : width
        // The smallest normal number avoids 0 / 0 at the centre, which has no direction.
        let octant = arcTangentInTurns(least / (most + .leastNormalMagnitude))
        let quadrant = isSteep ? 0.25 - octant : octant
        let half = eighth?.isLeft ?? (x < 0) ? 0.5 - quadrant : quadrant
        return y < 0 ? -half : half
    }
}

@inline(__always)
private func angularIndices(
    _ indices: inout [256 of UInt32], _ row: FloatRow, _ turn: FloatSweep, _ eighth: (isLeft: Bool, isSteep: Bool)?,
    _ columns: Range<Int>
) {
    precondition(columns.count <= indexChunk, "more columns than indices")
    let first = Int32(truncatingIfNeeded: columns.lowerBound)
    let last = Float(GradientRamp.count - 1)
    for index in 0..<Int32(truncatingIfNeeded: columns.count) {
        let location = turn.location(row, first &+ index, eighth)
        let place = rampIndex(location * Float(GradientRamp.count) - 0.5, 0, last)
        unsafe indices[unchecked: Int(index)] = place
    }
}

@inline(__always)
private func arcTangentInTurns(_ slope: Float) -> Float {
    let square = slope * slope
    var sum: Float = -0.001_865_07
    sum = sum * square + 0.008_378_84
    sum = sum * square - 0.018_529_61
    sum = sum * square + 0.030_802_8
    sum = sum * square - 0.052_938_55
    sum = sum * square + 0.159_151_32
    return sum * slope
}
