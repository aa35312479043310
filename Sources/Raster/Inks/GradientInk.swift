internal import FramewrightDrawing

/// A gradient prepared for painting: each pixel takes the colour at its centre.
struct GradientInk: RowInk, Sendable {
    let ramp: GradientRamp
    private let spread: GradientPaint.Spread
    private let field: GradientField
    /// The transform from the centre of pixel 0,0 to the gradient's coordinates.
    private let inverse: ProjectionTransform

    /// Fails for a gradient that is transparent or not finite. `scale` is in pixels per point.
    init?(_ gradient: GradientPaint, scale: Double, _ ramps: inout RampCache) {
        guard let field = GradientField(gradient.geometry), let inverse = gradient.pixelsToPoints(scale: scale)
        else { return nil }
        if case .angular = field { spread = .pad } else { spread = gradient.spread }
        ramp = ramps.ramp(of: gradient, field, spread)
        guard ramp.isVisible else { return nil }
        (self.field, self.inverse) = (field, inverse)
    }

    /// Whether every pixel gets an opaque colour; conical gradients and perspective leave some without one.
    var isOpaque: Bool {
        if case .conical = field { return false }
        return ramp.isOpaque && inverse.isAffine
    }

    /// Returns the colour of a whole row if it is uniform, as in a vertical gradient.
    func color(ofRow y: Int) -> PremultipliedPixel? {
        guard case .linear(let line) = field, inverse.isAffine, !ramp.isDithered else { return nil }
        let row = LinearRow(line, inverse, row: y)
        return row.step == 0 ? ramp.colors[row.index(at: 0, spread)] : nil
    }

    /// Writes the colours of some columns of row `y` to `colors` from index `start`.
    func fill(
        _ colors: inout MutableSpan<PremultipliedPixel>, from start: Int, row y: Int, _ columns: Range<Int>
    ) {
        precondition(start >= 0 && start + columns.count <= colors.count, "more columns than colours")
        guard ramp.isDithered else { return lookUp(in: ramp.colors.span, &colors, from: start, row: y, columns) }
        lookUp(in: Dithering.places.span, &colors, from: start, row: y, columns)
        ditherRow(&colors, start..<start + columns.count, ramp.levels.span, row: y, column: columns.lowerBound)
    }

    /// Writes the entry of `ramp` for each column.
    private func lookUp(
        in ramp: Span<PremultipliedPixel>, _ colors: inout MutableSpan<PremultipliedPixel>, from start: Int, row y: Int,
        _ columns: Range<Int>
    ) {
        switch field {
        case .linear(let line) where inverse.isAffine:
            linearRow(LinearRow(line, inverse, row: y), ramp, spread, columns, &colors, from: start)
        case .round(let ring) where inverse.isAffine:
            let row = FloatRow(inverse, row: y, center: ring.center, scaledBy: ring.perX, ring.perY)
            roundRow(row, ring, ramp, spread, columns, &colors, from: start)
        case .angular(let sweep) where inverse.isAffine:
            let row = FloatRow(inverse, row: y, center: sweep.center, scaledBy: 1, 1)
            angularRow(row, sweep, ramp, columns, &colors, from: start)
        default:
            plainGradientRow(field, inverse, row: y, ramp, spread, columns, &colors, from: start)
        }
    }
}

extension GradientPaint {
    /// Returns the transform from the centre of pixel 0,0 to the gradient's coordinates; nil if it does not exist.
    func pixelsToPoints(scale: Double) -> ProjectionTransform? {
        transform.concatenating(ProjectionTransform(.scale(x: scale, y: scale)))
            .concatenating(ProjectionTransform(.translation(x: -0.5, y: -0.5))).inverse
    }
}
