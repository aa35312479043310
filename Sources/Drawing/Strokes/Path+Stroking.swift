extension Path {
    /// The outline of this path traced with a pen: fill it by the nonzero rule.
    ///
    /// Within `StrokeTolerance.points` of the true outline, made of lines only; flat and square ends of dashes inside a curve
    /// are square to its chords. Subpaths that are not finite draw nothing,
    /// nor does a width that is not above zero and finite. A subpath without length is a dot where caps are round, a
    /// square where they are square, and nothing where they are flat.
    ///
    /// A width of 0 is a hairline of `hairline` points: hand over what one pixel of the device measures. Lines thinner than a
    /// pixel cover as much of it as they are wide.
    public func strokedPath(_ style: StrokeStyle, hairline: Double = 0) -> Path {
        strokedPath(style, hairline: hairline, atMost: .max) ?? Path()
    }

    /// As `strokedPath`, given up with nil as soon as it is known to have more elements, so that memory stays bounded.
    package func strokedPath(_ style: StrokeStyle, hairline: Double = 0, atMost most: Int) -> Path? {
        var style = style
        if style.lineWidth == 0 { style.lineWidth = hairline }
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        guard let lines = polylines(atMost: most).map({ Self.dashed($0, style) }) else { return nil }
        let outline = StrokeOutline(style, corners: lines.reduce(0) { $0 + $1.points.count }, most: most)
        var path = Path()
        for line in lines {
            guard outline.trace(line, into: &path), path.elements.count <= most else { return nil }
        }
        return path
    }

    /// About how many dashes and gaps a stroke of this style has; 0 for a solid one, and for a path of millions of points. Beyond
    /// `StrokeTolerance.maximumDashes` it is traced without gaps.
    package func dashCount(_ style: StrokeStyle) -> Double {
        guard let pattern = DashPattern(style), let lines = polylines(atMost: 4 * StrokeTolerance.maximumPoints) else {
            return 0
        }
        return Self.count(pattern, lines)
    }

    /// Nil where an outline of them has more elements than that: each point has one on either side.
    private func polylines(atMost most: Int) -> [Polyline]? {
        var lines: [Polyline] = []
        var count = 0
        for subpath in subpaths {
            guard let line = Polyline(subpath, among: elements.count) else { continue }
            count += line.points.count
            guard count <= most / 2 + 1 else { return nil }
            lines.append(line)
        }
        return lines
    }

    private static func dashed(_ lines: [Polyline], _ style: StrokeStyle) -> [Polyline] {
        guard let pattern = DashPattern(style), count(pattern, lines) <= StrokeTolerance.maximumDashes else {
            return lines
        }
        return lines.flatMap { $0.points.count > 1 ? pattern.dashes(of: $0) : [$0] }
    }

    private static func count(_ pattern: DashPattern, _ lines: [Polyline]) -> Double {
        lines.reduce(0) { $0 + pattern.count(along: $1.length) }
    }
}
