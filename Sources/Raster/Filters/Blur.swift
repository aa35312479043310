internal import FramewrightDrawing

/// A gaussian blur of a plane: halves the resolution until little blur remains, applies gaussian weights, and doubles
/// the resolution again.
///
/// Halving and doubling use the weights 1 3 3 1, which converge to a smooth bell (a quadratic spline). Their variances
/// are subtracted from that of the gaussian in the middle, so that the total variance is exact at any radius, without
/// visible corners or boxes. Maximum error against a true gaussian: two levels at an edge from 0 to 255.
///
/// Halving is aligned to pixel 0,0, so that results do not depend on clips.
struct Blur {
    let gaussian: Gaussian
    /// Whether the outermost pixels are repeated beyond the plane; otherwise it is transparent there.
    let repeatsEdge: Bool
    /// Memory of planes no longer needed.
    private(set) var spare: [[UInt16]]

    init(_ gaussian: Gaussian, repeatsEdge: Bool = false, spare: [[UInt16]] = []) {
        self.gaussian = gaussian
        self.repeatsEdge = repeatsEdge
        self.spare = spare
    }

    /// Blurs in place. Within three standard deviations of the plane's sides, the result is right only if the
    /// surroundings are transparent or repeat the edge.
    mutating func apply(to plane: inout Plane) {
        guard gaussian.sigma > 0, !plane.bounds.isEmpty else { return }
        let halvings = gaussian.halvings
        let sizes = (0..<halvings).reduce(into: [plane.bounds]) { sizes, _ in
            sizes.append(sizes[sizes.count - 1].halved)
        }
        for size in sizes.dropFirst() { halve(&plane, to: size) }
        let weights = Gaussian.weights(variance: gaussian.variance(afterHalving: halvings))
        convolve(&plane, weights)
        for size in sizes.dropLast().reversed() { double(&plane, to: size) }
    }

    private mutating func halve(_ plane: inout Plane, to size: PixelRect) {
        var result = Plane(bounds: size, channels: plane.channels, values: spare.popLast() ?? [])
        var rows = LineBuffer(count: plane.rowLength)
        for y in size.rows {
            let shares = [(2 * y - 1, 1), (2 * y, 3), (2 * y + 1, 3), (2 * y + 2, 1)] as [(Int, UInt32)]
            rows.clear()
            for (row, weight) in shares { rows.add(plane, row: row, weight: weight, repeatsEdge: repeatsEdge) }
            halveRow(rows, plane: plane, result: &result, y: y)
        }
        spare.append(plane.values)
        plane = result
    }

    private func halveRow(_ rows: LineBuffer, plane: Plane, result: inout Plane, y: Int) {
        let start = (y - result.bounds.y) * result.rowLength
        let shift = 2 * result.bounds.x - plane.bounds.x
        let width = result.bounds.width
        var span = result.values.mutableSpan
        halveColumns(
            rows.sums.span, into: &span, from: start, width: width, shift: shift,
            channels: plane.channels, repeatsEdge)
    }

    private mutating func double(_ plane: inout Plane, to size: PixelRect) {
        var result = Plane(bounds: size, channels: plane.channels, values: spare.popLast() ?? [])
        var rows = LineBuffer(count: plane.rowLength)
        for y in size.rows {
            rows.clear()
            rows.add(plane, row: y >> 1, weight: 3, repeatsEdge: repeatsEdge)
            rows.add(plane, row: y & 1 == 0 ? y >> 1 - 1 : y >> 1 + 1, weight: 1, repeatsEdge: repeatsEdge)
            var span = result.values.mutableSpan
            doubleColumns(
                rows.sums.span, into: &span, from: (y - size.y) * size.width * plane.channels, width: size.width,
                first: size.x, sourceFirst: plane.bounds.x, channels: plane.channels, repeatsEdge)
        }
        spare.append(plane.values)
        plane = result
    }

    private mutating func convolve(_ plane: inout Plane, _ weights: [UInt32]) {
        var result = Plane(bounds: plane.bounds, channels: plane.channels, values: spare.popLast() ?? [])
        var rows = LineBuffer(count: plane.rowLength)
        let reach = weights.count - 1
        var padded = [UInt16](repeating: 0, count: plane.rowLength + 2 * reach * plane.channels)
        for y in plane.bounds.rows {
            rows.clear()
            for offset in -reach...reach {
                rows.add(plane, row: y + offset, weight: weights[abs(offset)], repeatsEdge: repeatsEdge)
            }
            rows.settle(into: &padded, channels: plane.channels, repeatsEdge)
            rows.convolve(padded, weights, step: plane.channels)
            var span = result.values.mutableSpan
            settleRow(rows.sums.span, into: &span, from: (y - plane.bounds.y) * plane.rowLength)
        }
        spare.append(plane.values)
        plane = result
    }
}

/// The weighted sum of rows of a plane.
private struct LineBuffer {
    private(set) var sums: [UInt32]

    init(count: Int) { sums = Array(repeating: 0, count: count) }

    mutating func clear() {
        for index in sums.indices { sums[index] = 0 }
    }

    /// Rounds the sums to 16 bits, into the middle of `row`, and optionally repeats the outermost pixels on both
    /// sides.
    func settle(into row: inout [UInt16], channels: Int, _ repeatsEdge: Bool) {
        let margin = (row.count - sums.count) / 2
        var span = row.mutableSpan
        settleRow(sums.span, into: &span, from: margin)
        guard repeatsEdge else { return }
        for index in 0..<margin {
            span[index] = span[margin + index % channels]
            span[margin + sums.count + index] = span[margin + sums.count - channels + index % channels]
        }
    }

    mutating func convolve(_ row: [UInt16], _ weights: [UInt32], step: Int) {
        var span = sums.mutableSpan
        convolveRow(row.span, weights.span, step: step, into: &span)
    }

    /// Adds a row times `weight`; beyond the plane nothing, or its outermost row.
    mutating func add(_ plane: Plane, row: Int, weight: UInt32, repeatsEdge: Bool) {
        let rows = plane.bounds.rows
        guard repeatsEdge || rows.contains(row) else { return }
        let held = min(max(row, rows.lowerBound), rows.upperBound - 1) - rows.lowerBound
        var span = sums.mutableSpan
        addPlaneRow(plane.values.span, from: held * plane.rowLength, weight: weight, to: &span)
    }
}

extension PixelRect {
    /// The pixels at half the resolution that contain these.
    fileprivate var halved: PixelRect {
        PixelRect(
            columns: columns.lowerBound >> 1..<(columns.upperBound + 1) >> 1,
            rows: rows.lowerBound >> 1..<(rows.upperBound + 1) >> 1)
    }
}
