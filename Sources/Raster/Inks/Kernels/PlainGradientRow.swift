internal import FramewrightDrawing

/// Writes a row of any gradient, pixel by pixel, in `Double`: the reference implementation of the other row kernels,
/// and the only one for perspective and conical gradients.
func plainGradientRow(
    _ field: GradientField, _ inverse: ProjectionTransform, row y: Int, _ ramp: Span<PremultipliedPixel>,
    _ spread: GradientPaint.Spread, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>,
    from first: Int
) {
    for column in columns {
        let (x, y, w) = inverse.carry(Double(column), Double(y), 1)
        let location = field.location(of: Point(x: x / w, y: y / w))
        let index = rampIndex(location, spread)
        colors[first + column - columns.lowerBound] = index < 0 ? .clear : ramp[index]
    }
}

/// Returns the ramp index; negative if there is no colour.
private func rampIndex(_ location: Double, _ spread: GradientPaint.Spread) -> Int {
    guard location.isFinite || spread == .pad && !location.isNaN else { return -1 }
    let count = Double(GradientRamp.count)
    switch spread {
    case .pad: return Int(min(max(location, 0) * count, count - 1))
    case .repeat: return Int(min((location - location.rounded(.down)) * count, count - 1))
    case .reflect:
        let pair = location / 2
        let place = (pair - pair.rounded(.down)) * 2
        return Int(min((place > 1 ? 2 - place : place) * count, count - 1))
    }
}
