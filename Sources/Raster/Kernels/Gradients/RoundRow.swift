internal import FramewrightDrawing

// Rows of gradients whose location bends along the row. Locations are worked out in `Float`, four at a time, 256 columns
// ahead, then looked up: the compiler makes vectors of the first loop and not of one that also looks up. All of it is
// IEEE arithmetic without contraction, so it is the same everywhere. 24 bits are 2^12 times finer than the ramp.
//
// Measured 2026-11-21, optimised debug build, 1170x2532, on a machine with seven times more to do than cores, so read
// ratios within a line only; least of three rounds in turns (`Tests/Peers/effects.py`), ms:
//
//     linear   2.6 (Blend2D 1.4, cairo 194, Skia 494)     radial 48 (Blend2D 1.9, cairo 271, Skia 451)
//     angular 129 (Blend2D 20, Skia 866)
//
// Tried and lost: checked subscripts (radial and angular 1.8 times, linear four times as long); `squareRoot()`, which
// tests for negative numbers at every pixel; one real number at a time (`plainGradientRow`).

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
func indexedRow(
    _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>,
    from first: Int, _ spread: GradientPaint.Spread,
    _ find: (_ indices: inout [256 of UInt32], _ columns: Range<Int>) -> Void
) {
    precondition(ramp.count == GradientRamp.count, "a ramp has \(GradientRamp.count) colours")
    precondition(first >= 0 && first + columns.count <= colors.count, "a row kernel was called beyond its span")
    var indices = [256 of UInt32](repeating: 0)
    let fold: UInt32 = spread == .reflect ? UInt32(GradientRamp.count) : 0
    var start = columns.lowerBound
    while start < columns.upperBound {
        let end = min(start + indexChunk, columns.upperBound)
        find(&indices, start..<end)
        let shift = first + start - columns.lowerBound
        for index in 0..<end - start {
            let place = unsafe indices[unchecked: index]
            let folded = place & fold == 0 ? place : ~place
            let color = unsafe ramp[unchecked: Int(folded) & (GradientRamp.count - 1)]
            unsafe colors[unchecked: shift &+ index] = color
        }
        start = end
    }
}

/// The ramp's index of a location: held to the ramp where the gradient is padded.
@inline(__always)
private func rampIndex(_ location: Float, _ low: Float, _ high: Float) -> UInt32 {
    let place = location * Float(GradientRamp.count) - 0.5
    let held = place > low ? (place < high ? place : high) : low
    // Adding 3 * 2^22 leaves the nearest integer in the low bits.
    let rounding: Float = 12_582_912
    return (held + rounding).bitPattern &- rounding.bitPattern
}

/// Indices by distance from a point.
@inline(__always)
func roundIndices(
    _ indices: inout [256 of UInt32], _ row: FloatRow, _ ring: GradientField.Ring, _ spread: GradientPaint.Spread,
    _ columns: Range<Int>
) {
    let high = spread == .pad ? Float(GradientRamp.count - 1) : Float(1 << 20)
    let low = spread == .pad ? 0 : -high
    // A ring without width is a step: so steep that a pixel is either before or behind it.
    let perRadius = ring.perRadius == 0 ? 1e12 : Float(ring.perRadius)
    let startRadius = Float(ring.startRadius)
    precondition(columns.count <= indexChunk, "more columns than indices")
    let first = Int32(truncatingIfNeeded: columns.lowerBound)
    for index in 0..<columns.count {
        let column = Float(first &+ Int32(truncatingIfNeeded: index))
        let x = row.x + column * row.alongX
        let y = row.y + column * row.alongY
        let distance = length(x * x + y * y)
        unsafe indices[unchecked: index] = rampIndex((distance - startRadius) * perRadius, low, high)
    }
}

/// The square root, within 5 millionths of itself: a fiftieth of the ramp's entry. By the reciprocal's famous first guess
/// and two steps of Newton's, since `squareRoot()` of the standard library keeps the loop from becoming vectors.
@inline(__always)
private func length(_ square: Float) -> Float {
    var reciprocal = Float(bitPattern: 0x5f37_5a86 &- square.bitPattern >> 1)
    let half = square * 0.5
    reciprocal = reciprocal * (1.5 - half * reciprocal * reciprocal)
    reciprocal = reciprocal * (1.5 - half * reciprocal * reciprocal)
    return square * reciprocal
}

/// Indices by direction from a point.
///
/// The arc tangent of 0 to 1 is an odd polynomial of degree 11, in turns, within 3e-7 turns: a thousandth of an entry.
@inline(__always)
func angularIndices(_ indices: inout [256 of UInt32], _ row: FloatRow, _ sweep: Sweep, _ columns: Range<Int>) {
    let (side, end, span) = (Float(sweep.side), Float(sweep.end), Float(sweep.span))
    let perSpan = span > 0 ? 1 / span : 0
    let middle = (1 - span) / 2
    precondition(columns.count <= indexChunk, "more columns than indices")
    let first = Int32(truncatingIfNeeded: columns.lowerBound)
    let last = Float(GradientRamp.count - 1)
    for index in 0..<columns.count {
        let column = Float(first &+ Int32(truncatingIfNeeded: index))
        let x = row.x + column * row.alongX
        let y = (row.y + column * row.alongY) * side
        let (width, height) = (abs(x), abs(y))
        let (least, most) = (width < height ? width : height, width < height ? height : width)
        // The smallest normal number keeps the centre, which has no direction, from dividing 0 by 0.
        let slope = least / (most + .leastNormalMagnitude)
        let octant = arcTangentInTurns(slope)
        let quadrant = width < height ? 0.25 - octant : octant
        let half = x < 0 ? 0.5 - quadrant : quadrant
        let angle = y < 0 ? -half : half
        let ahead = end - angle
        let above = ahead <= 0 ? ahead + 1 : ahead
        let back = above > 1 ? above - 1 : above
        let rest: Float = 1 - back < middle ? 1 : 0
        let location = back <= span ? 1 - back * perSpan : rest
        unsafe indices[unchecked: index] = rampIndex(location, 0, last)
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
