internal import FramewrightDrawing

// Rows of gradients whose location bends along the row. Locations are worked out in `Float`, four at a time, 256 columns
// ahead, then looked up: the compiler makes vectors of the first loop and not of one that also looks up. All of it is
// IEEE arithmetic without contraction, so it is the same everywhere. 24 bits are 2^12 times finer than the ramp.
//
// Measured 2026-11-22, release, 1170x2532, a 2-core EPYC under a load of 5, so read ratios within a line only; least of three
// rounds in turns (`Tests/Peers/effects.py`), ms:
//
//     linear 1.35 (Blend2D 1.47, cairo 34, Skia 67)     radial 3.6 (Blend2D 1.9, cairo 64, Skia 74)
//     angular 14.5 (Blend2D 3.3, Skia 170)
//
// Angular took 26 with all choices left to each pixel (95 instructions for four pixels), radial 12 with Newton's root.
//
// Tried and lost: checked subscripts (radial and angular 1.8 times, linear four times as long); the reciprocal root's first
// guess with two of Newton's steps in place of `squareRoot()`, which a loop counting in `Int32` makes vectors of (one
// counting in `Int` does not); one real number at a time (`plainGradientRow`).

/// A point in the gradient's own units along a row: `x + column * alongX`, `y + column * alongY`, from its centre.
struct FloatRow {
    let x: Float
    let y: Float
    let alongX: Float
    let alongY: Float

    init(_ inverse: ProjectionTransform, row: Int, center: Point, scaledBy perX: Double, _ perY: Double) {
        x = Float((inverse.m31 + Double(row) * inverse.m21 - center.x) * perX)
        y = Float((inverse.m32 + Double(row) * inverse.m22 - center.y) * perY)
        alongX = Float(inverse.m11 * perX)
        alongY = Float(inverse.m12 * perY)
    }
}

/// Looked up this many at a time.
let indexChunk = 256

/// Colours by index: `find` writes the indices of some columns, from index 0 on.
@inline(__always)
private func indexedRow(
    _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>,
    from first: Int, isReflected: Bool,
    _ find: (_ indices: inout [256 of UInt32], _ columns: Range<Int>) -> Void
) {
    precondition(ramp.count == GradientRamp.count, "a ramp has \(GradientRamp.count) colours")
    precondition(first >= 0 && first + columns.count <= colors.count, "a row kernel was called beyond its span")
    var indices = [256 of UInt32](repeating: 0)
    var start = columns.lowerBound
    while start < columns.upperBound {
        let end = min(start + indexChunk, columns.upperBound)
        find(&indices, start..<end)
        let shift = first + start - columns.lowerBound
        for index in 0..<end - start {
            let place = unsafe indices[unchecked: index]
            let folded = !isReflected || place & UInt32(GradientRamp.count) == 0 ? place : ~place
            let color = unsafe ramp[unchecked: Int(folded & UInt32(GradientRamp.count - 1))]
            unsafe colors[unchecked: shift &+ index] = color
        }
        start = end
    }
}

/// The nearest ramp's index between two, which are whole numbers within 2^20 of 0.
@inline(__always)
private func rampIndex(_ place: Float, _ low: Float, _ high: Float) -> UInt32 {
    // In this form each line is one instruction; what is not a number becomes `high`.
    let most = place < high ? place : high
    let held = most > low ? most : low
    // Adding 3 * 2^22 leaves the nearest integer in the low bits.
    let rounding: Float = 12_582_912
    return (held + rounding).bitPattern &- rounding.bitPattern
}

/// Colours by distance from a point.
func roundRow(
    _ row: FloatRow, _ ring: GradientField.Ring, _ ramp: Span<PremultipliedPixel>, _ spread: GradientPaint.Spread,
    _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    let far: Float = spread == .pad ? Float(GradientRamp.count - 1) : Float(1 << 20)
    let near: Float = spread == .pad ? 0 : -far
    // A ring without width is a step: so steep that a pixel is either before or behind it.
    let perRadius: Float = ring.perRadius == 0 ? 1e12 : Float(ring.perRadius)
    let slope = perRadius * Float(GradientRamp.count)
    let line = RadialLine(slope: slope, start: Float(ring.startRadius), near: near, far: far)
    if spread == .reflect {
        indexedRow(ramp, columns, &colors, from: first, isReflected: true) { roundIndices(&$0, row, line, $1) }
    } else {
        indexedRow(ramp, columns, &colors, from: first, isReflected: false) { roundIndices(&$0, row, line, $1) }
    }
}

/// The ramp's index by distance: `(distance - start) * slope - 1/2`, between two.
private struct RadialLine {
    let slope: Float
    let start: Float
    let near: Float
    let far: Float
}

@inline(__always)
private func roundIndices(
    _ indices: inout [256 of UInt32], _ row: FloatRow, _ line: RadialLine, _ columns: Range<Int>
) {
    precondition(columns.count <= indexChunk, "more columns than indices")
    let first = Int32(truncatingIfNeeded: columns.lowerBound)
    for index in 0..<Int32(truncatingIfNeeded: columns.count) {
        let column = Float(first &+ index)
        let x = row.x + column * row.alongX
        let y = row.y + column * row.alongY
        let distance = (x * x + y * y).squareRoot()
        let place = rampIndex((distance - line.start) * line.slope - 0.5, line.near, line.far)
        unsafe indices[unchecked: Int(index)] = place
    }
}

/// Colours by direction from a point.
///
/// The arc tangent of 0 to 1 is an odd polynomial of degree 11, in turns, within 3e-7 turns: a thousandth of an entry.
/// Along a level row the four eighths of the turn on each side of the centre follow each other, so that there is nothing
/// to choose within each: half the instructions.
func angularRow(
    _ row: FloatRow, _ sweep: Sweep, _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>,
    _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    let turn = FloatSweep(sweep)
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
    /// The first column whose x is `far` enough, which all later ones then are.
    fileprivate func firstColumn(of columns: Range<Int>, _ far: (_ x: Float) -> Bool) -> Int {
        var (low, high) = (columns.lowerBound, columns.upperBound)
        while low < high {
            let column = (low + high) / 2
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

    init(_ sweep: Sweep) {
        (side, end, span) = (Float(sweep.side), Float(sweep.end), Float(sweep.span))
        perSpan = span > 0 ? 1 / span : 0
    }
}

/// With `eighth`, all columns lie to the left of the centre or none, are steep or not, and the gradient takes the whole
/// turn; the arithmetic is the same.
@inline(__always)
private func angularIndices(
    _ indices: inout [256 of UInt32], _ row: FloatRow, _ turn: FloatSweep, _ eighth: (isLeft: Bool, isSteep: Bool)?,
    _ columns: Range<Int>
) {
    precondition(columns.count <= indexChunk, "more columns than indices")
    let middle = (1 - turn.span) / 2
    let first = Int32(truncatingIfNeeded: columns.lowerBound)
    let last = Float(GradientRamp.count - 1)
    for index in 0..<Int32(truncatingIfNeeded: columns.count) {
        let column = Float(first &+ index)
        let x = row.x + column * row.alongX
        let y = (eighth == nil ? row.y + column * row.alongY : row.y) * turn.side
        let (width, height) = (abs(x), abs(y))
        let isSteep = eighth?.isSteep ?? (width < height)
        let least = isSteep ? width : height
        let most = isSteep ? height : width
        // The smallest normal number keeps the centre, which has no direction, from dividing 0 by 0.
        let octant = arcTangentInTurns(least / (most + .leastNormalMagnitude))
        let quadrant = isSteep ? 0.25 - octant : octant
        let half = eighth?.isLeft ?? (x < 0) ? 0.5 - quadrant : quadrant
        let ahead = y < 0 ? turn.end + half : turn.end - half
        let above = ahead <= 0 ? ahead + 1 : ahead
        let back = above > 1 ? above - 1 : above
        let within = 1 - back * turn.perSpan
        let beyond: Float = 1 - back < middle ? 1 : 0
        let location = eighth != nil || back <= turn.span ? within : beyond
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
