internal import FramewrightDrawing

/// Locations along one row of a linear gradient, in fixed point: 2^44 is location 1, so that the ramp index is in the
/// upper twelve of 44 bits. A location depends on row and column only, not on the part of the row that is painted.
struct LinearRow {
    static let bits = 44
    static let indexShift = bits - 12

    /// The location at column `anchor`, which is where a padded gradient enters its ramp, so that sums stay small.
    private let start: Int
    private let anchor: Int
    /// The increase of the location per column.
    let step: Int

    init(_ line: GradientField.Line, _ inverse: ProjectionTransform, row y: Int) {
        let along = line.alongX * inverse.m11 + line.alongY * inverse.m12
        let down = line.alongX * inverse.m21 + line.alongY * inverse.m22
        let first = line.start + line.alongX * inverse.m31 + line.alongY * inverse.m32 + Double(y) * down
        let one = Double(1 << Self.bits)
        step = Int(Self.held(along, 65_536) * one)
        let entry = along > 0 ? -first / along : along < 0 ? (1 - first) / along : 0
        anchor = entry.isFinite ? ceiling(Self.held(entry, Subpixel.farthest)) : 0
        start = Int(Self.held(first + Double(anchor) * along, 65_536) * one)
    }

    /// Returns the value limited to `limit` around 0; 0 for NaN.
    private static func held(_ value: Double, _ limit: Double) -> Double {
        value > -limit ? min(value, limit) : value < 0 ? -limit : 0
    }

    /// Returns the location of a column. Sums wrap; that happens 2^19 gradient lengths away only.
    @inline(__always)
    func location(at column: Int) -> Int { start &+ (column &- anchor) &* step }

    /// Returns the ramp index of a column.
    func index(at column: Int, _ spread: GradientPaint.Spread) -> Int {
        let index = location(at: column) >> Self.indexShift
        switch spread {
        case .pad: return min(max(index, 0), GradientRamp.count - 1)
        case .repeat: return index & (GradientRamp.count - 1)
        case .reflect: return (index & GradientRamp.count == 0 ? index : ~index) & (GradientRamp.count - 1)
        }
    }

    /// The columns in which a padded gradient is on its ramp.
    var inside: Range<Int> {
        let one = 1 << Self.bits
        guard step != 0 else { return start >= 0 && start < one ? -.largest..<Int.largest : 0..<0 }
        // Exact integer bounds of the columns in which the location is in range.
        let low = step > 0 ? Self.quotientUp(-start, step) : Self.quotientUp(start - one + 1, -step)
        let high = step > 0 ? Self.quotientUp(one - start, step) : Self.quotientUp(start + 1, -step)
        return anchor + low..<anchor + max(low, high)
    }

    private static func quotientUp(_ dividend: Int, _ divisor: Int) -> Int {
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        return rest > 0 ? quotient + 1 : quotient
    }
}

extension Int {
    fileprivate static let largest = 1 << 40
}

/// Writes the colours of a linear gradient's row to `colors` from index `first`.
func linearRow(
    _ row: LinearRow, _ ramp: Span<PremultipliedPixel>, _ spread: GradientPaint.Spread, _ columns: Range<Int>,
    _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    precondition(ramp.count == GradientRamp.count, "a ramp has \(GradientRamp.count) colours")
    switch spread {
    case .pad:
        let inside = row.inside.clamped(to: columns)
        let shift = first - columns.lowerBound
        let before = row.index(at: columns.lowerBound, .pad)
        let after = row.index(at: columns.upperBound - 1, .pad)
        fillRow(&colors, first..<inside.lowerBound + shift, with: ramp[before])
        walkRow(row, ramp, inside, &colors, from: inside.lowerBound + shift)
        // A ramp shorter than a pixel may lie between two columns.
        fillRow(&colors, inside.upperBound + shift..<columns.upperBound + shift, with: ramp[after])
    case .repeat: walkRow(row, ramp, columns, &colors, from: first)
    case .reflect:
        for column in columns {
            colors[first + column - columns.lowerBound] = ramp[row.index(at: column, .reflect)]
        }
    }
}

/// Writes columns that are on the ramp, or that may wrap around it.
private func walkRow(
    _ row: LinearRow, _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>,
    _ colors: inout MutableSpan<PremultipliedPixel>, from first: Int
) {
    guard !columns.isEmpty else { return }
    precondition(first >= 0 && first + columns.count <= colors.count, "a row kernel was called beyond its span")
    // Shifted up so that the index is the upper twelve of 64 bits and needs no mask.
    let lift = 64 - LinearRow.bits
    var location = UInt64(bitPattern: Int64(row.location(at: columns.lowerBound) << lift))
    let step = UInt64(bitPattern: Int64(row.step << lift))
    for index in first..<first &+ columns.count {
        let color = unsafe ramp[unchecked: Int(truncatingIfNeeded: location >> 52)]
        unsafe colors[unchecked: index] = color
        location = location &+ step
    }
}
