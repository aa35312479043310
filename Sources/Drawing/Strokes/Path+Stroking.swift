extension Path {
    /// Returns the outline of the stroked path, to be filled by the nonzero rule.
    ///
    /// Within `StrokeTolerance.points` of the exact outline, made of lines only. Flat and square caps of dashes inside
    /// a curve are perpendicular to its chords. Non-finite subpaths and widths that are not positive and finite give
    /// nothing. A subpath of zero length is a dot with round caps, a square with square caps, and nothing with flat
    /// caps.
    ///
    /// - Parameter hairline: The width used instead of 0, in points: the size of a device pixel. Lines thinner than a
    ///   pixel cover it partly.
    public func strokedPath(_ style: StrokeStyle, hairline: Double = 0) -> Path {
        strokedPath(style, hairline: hairline, atMost: .max) ?? Path()
    }

    /// Strokes like `strokedPath`. Returns nil as soon as the outline exceeds `most` elements, so that memory stays
    /// bounded.
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

    /// Returns the approximate number of dashes and gaps of the stroke. 0 for a solid one and for a path of millions of
    /// points. With more than `StrokeTolerance.maximumDashes` the path is stroked without gaps.
    package func dashCount(_ style: StrokeStyle) -> Double {
        guard let pattern = DashPattern(style), let lines = polylines(atMost: 4 * StrokeTolerance.maximumPoints) else {
            return 0
        }
        return Self.count(pattern, lines)
    }

    /// Returns the subpaths as lines. Returns nil if their outline would exceed `most` elements: each point has one on
    /// either side.
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
