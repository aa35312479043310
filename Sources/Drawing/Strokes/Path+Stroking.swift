extension Path {
    /// The outline of this path traced with a pen: fill it by the nonzero rule.
    ///
    /// Within `StrokeTolerance.points` of the true outline, made of lines only. Subpaths that are not finite draw nothing,
    /// nor does a width that is not above zero and finite. A subpath without length is a dot where caps are round, a
    /// square where they are square, and nothing where they are flat.
    ///
    /// A width of 0 is a hairline of `hairline` points: hand over what one pixel of the device measures. Lines thinner than a
    /// pixel cover as much of it as they are wide.
    public func strokedPath(_ style: StrokeStyle, hairline: Double = 0) -> Path {
        var style = style
        if style.lineWidth == 0 { style.lineWidth = hairline }
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        let lines = dashed(style)
        let outline = StrokeOutline(style, corners: lines.reduce(0) { $0 + $1.points.count })
        var path = Path()
        for line in lines { outline.trace(line, into: &path) }
        return path
    }

    private func dashed(_ style: StrokeStyle) -> [Polyline] {
        let lines = subpaths.compactMap { Polyline($0, among: elements.count) }
        guard let pattern = DashPattern(style) else { return lines }
        let count = lines.reduce(0) { $0 + pattern.count(along: $1.length) }
        guard count <= StrokeTolerance.mostDashes else { return lines }
        return lines.flatMap { $0.points.count > 1 ? pattern.dashes(of: $0) : [$0] }
    }
}
