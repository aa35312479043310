internal import FramewrightDrawing

// Rows of gradients whose location is not linear along the row. Padded radial gradients and whole turns are evaluated
// by parabolas (`CurvedRow.swift`), except near the centre. There, and for all others, locations are computed in
// `Float`, four at a time, 256 columns ahead of the lookups, because the compiler does not vectorise a loop that also
// looks up.
// All of it is IEEE arithmetic without contraction, so that results are the same on every machine. 24 bits are 2^12
// times finer than the ramp. Chosen by measurement, see "Gradients" in Performance.

/// A point in the gradient's units along a row, relative to its centre: `x + column * alongX`, `y + column * alongY`.
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

/// The number of columns per batch of lookups.
let indexChunk = 256

/// Writes colours by index: `find` writes the indices of some columns, from index 0 on.
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

/// Returns the nearest ramp index, clamped between two integers within 2^20 of 0.
@inline(__always)
func rampIndex(_ place: Float, _ low: Float, _ high: Float) -> UInt32 {
    // In this form each line is one instruction; NaN becomes `high`.
    let most = place < high ? place : high
    let held = most > low ? most : low
    // Adding 3 * 2^22 leaves the nearest integer in the low bits.
    let rounding: Float = 12_582_912
    return (held + rounding).bitPattern &- rounding.bitPattern
}

/// Writes colours by distance from a point.
func roundRow(
    _ row: FloatRow, _ ring: GradientField.Ring, _ ramp: Span<PremultipliedPixel>, _ spread: GradientPaint.Spread,
    _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    let line = RadialLine(ring, spread)
    if spread == .pad, line.isGentle(row) {
        return curvedRoundRow(row, ring, line, ramp, columns, &colors, from: first)
    }
    if spread == .reflect {
        indexedRow(ramp, columns, &colors, from: first, isReflected: true) { roundIndices(&$0, row, line, $1) }
    } else {
        indexedRow(ramp, columns, &colors, from: first, isReflected: false) { roundIndices(&$0, row, line, $1) }
    }
}

/// Writes a padded radial gradient by parabolas. Beyond its outer end the colour is constant.
private func curvedRoundRow(
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
        writeParabolas(ramp, walked, &colors, from: walked.lowerBound + shift) { places, column, nodes in
            for node in 0..<nodes {
                let place = line.place(row, column &+ node &* nodeDistance)
                unsafe places[unchecked: Int(node)] = rampPlace(place)
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

/// The ramp entry as a function of distance, clamped between two entries.
private struct RadialLine {
    let slope: Float
    let start: Float
    let near: Float
    let far: Float

    init(_ ring: GradientField.Ring, _ spread: GradientPaint.Spread) {
        far = spread == .pad ? Float(GradientRamp.count - 1) : Float(1 << 20)
        near = spread == .pad ? 0 : -far
        // Equal radii are a step, so steep that no pixel lies on it.
        slope = (ring.perRadius == 0 ? 1e12 : Float(ring.perRadius)) * Float(GradientRamp.count)
        start = Float(ring.startRadius)
    }

    /// Whether the places change so little per pixel that parabolas apply.
    func isGentle(_ row: FloatRow) -> Bool { abs(slope) * row.speed < 64 }

    /// Returns the sections of a row. The third derivative of the distance is at most 3 divided by its square, and the
    /// error of a parabola is 262 times that.
    func sections(_ row: FloatRow) -> CurvedSections {
        let end = start + Float(GradientRamp.count) / slope
        let reach = (3_144 * abs(slope) * row.speed).squareRoot() * row.speed
        return CurvedSections(
            ramp: row.columns(within: max(start, end)),
            near: row.columns(within: max(reach, min(start, end))).wholeSegments)
    }

    /// Returns the place in entries, from the beginning of the first one.
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
