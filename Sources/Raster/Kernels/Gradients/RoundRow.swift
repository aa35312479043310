internal import FramewrightDrawing

// Rows of gradients whose location bends along the row. Padded rings and whole turns are walked by parabolas (`BentRow.swift`)
// but for what lies near the centre; there, and for all others, locations are worked out in `Float`, four at a time, 256 columns
// ahead, then looked up: the compiler makes vectors of the first loop and not of one that also looks up. All of it is
// IEEE arithmetic without contraction, so it is the same everywhere. 24 bits are 2^12 times finer than the ramp.
//
// Measured 2026-11-22, release, 1170x2532, a 2-core EPYC under a load of 20, processor time, least of eight rounds in turns
// (`Tests/Peers/effects.py`), ms:
//
//     linear 0.82 (Blend2D 0.87, cairo 11.5, Skia 36)     radial 1.43 (Blend2D 1.48, cairo 23, Skia 39)
//     angular 1.83 (Blend2D 2.17, Skia 73)
//
// Walked one column at a time radial took 1.68 and angular 2.98; on another day's clock, where angular took 3.5, it took 14.5
// without parabolas and 26 with all choices left to each pixel (95 instructions for four pixels), radial 12 with Newton's root.
//
// Tried and lost: checked subscripts (radial and angular 1.8 times, linear four times as long); the reciprocal root's first
// guess with two of Newton's steps in place of `squareRoot()`, which a loop counting in `Int32` makes vectors of (one
// counting in `Int` does not); one real number at a time (`plainGradientRow`); stretches of 16 columns (radial 2.36, angular 3.86).

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
    from first: Int, isReflected: Bool,
    _ find: (_ indices: inout [256 of UInt32], _ columns: Range<Int>) -> Void
) {
    guard !columns.isEmpty else { return }
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
func rampIndex(_ place: Float, _ low: Float, _ high: Float) -> UInt32 {
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
    let line = RadialLine(ring, spread)
    if spread == .pad, line.isGentle(row) { return bentRoundRow(row, ring, line, ramp, columns, &colors, from: first) }
    if spread == .reflect {
        indexedRow(ramp, columns, &colors, from: first, isReflected: true) { roundIndices(&$0, row, line, $1) }
    } else {
        indexedRow(ramp, columns, &colors, from: first, isReflected: false) { roundIndices(&$0, row, line, $1) }
    }
}

/// A padded ring by parabolas. Beyond its ends there is one colour.
private func bentRoundRow(
    _ row: FloatRow, _ ring: GradientField.Ring, _ line: RadialLine, _ ramp: Span<PremultipliedPixel>,
    _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    let shift = first - columns.lowerBound
    let sections = line.sections(row).split(columns)
    let last = ramp[line.slope > 0 ? GradientRamp.count - 1 : 0]
    for index in 0..<2 {
        let beyond = sections.beyond[index]
        fillRow(&colors, beyond.lowerBound + shift..<beyond.upperBound + shift, with: last)
        let walked = sections.walked[index]
        walkBentRow(ramp, walked, &colors, from: walked.lowerBound + shift) { places, column, nodes in
            for node in 0..<nodes {
                let place = line.place(row, column &+ node &* bentNodeDistance)
                unsafe places[unchecked: Int(node)] = bentPlace(place)
            }
        }
    }
    for index in 0..<3 {
        let exact = sections.exact[index]
        indexedRow(ramp, exact, &colors, from: exact.lowerBound + shift, isReflected: false) {
            roundIndices(&$0, row, line, $1)
        }
    }
}

/// The ramp's entry by distance, between two.
private struct RadialLine {
    let slope: Float
    let start: Float
    let near: Float
    let far: Float

    init(_ ring: GradientField.Ring, _ spread: GradientPaint.Spread) {
        far = spread == .pad ? Float(GradientRamp.count - 1) : Float(1 << 20)
        near = spread == .pad ? 0 : -far
        // A ring without width is a step: so steep that a pixel is either before or behind it.
        slope = (ring.perRadius == 0 ? 1e12 : Float(ring.perRadius)) * Float(GradientRamp.count)
        start = Float(ring.startRadius)
    }

    /// Whether the entries a pixel skips are so few that places around the ramp can be counted.
    func isGentle(_ row: FloatRow) -> Bool { abs(slope) * row.speed < 64 }

    /// The third derivative of the distance is at most 3 by its square, a parabola off by 262 times that.
    func sections(_ row: FloatRow) -> CurvedSections {
        let end = start + Float(GradientRamp.count) / slope
        let reach = (3_144 * abs(slope) * row.speed).squareRoot() * row.speed
        return CurvedSections(
            ramp: row.columns(within: max(start, end)),
            near: row.columns(within: max(reach, min(start, end))).wholeStretches)
    }

    /// In entries, from the first one's beginning.
    @inline(__always)
    func place(_ row: FloatRow, _ column: Int32) -> Float {
        let x = row.x + Float(column) * row.alongX
        let y = row.y + Float(column) * row.alongY
        return ((x * x + y * y).squareRoot() - start) * slope
    }
}

@inline(__always)
private func roundIndices(
    _ indices: inout [256 of UInt32], _ row: FloatRow, _ line: RadialLine, _ columns: Range<Int>
) {
    precondition(columns.count <= indexChunk, "more columns than indices")
    let first = Int32(truncatingIfNeeded: columns.lowerBound)
    for index in 0..<Int32(truncatingIfNeeded: columns.count) {
        let place = rampIndex(line.place(row, first &+ index) - 0.5, line.near, line.far)
        unsafe indices[unchecked: Int(index)] = place
    }
}
