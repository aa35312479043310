extension Path {
    /// The smallest rectangle around all curves, not including control points. Zero for an empty path.
    public var boundingRect: Rect {
        var box: Rect?
        for subpath in subpaths {
            box.grow(around: subpath.start)
            for curve in subpath.curves {
                box.grow(around: curve.end)
                for t in curve.turningPoints { box.grow(around: curve.point(at: t)) }
            }
        }
        return box ?? .zero
    }

    /// Returns true if filling the path covers the point, by the even-odd rule if `eoFill` is true. Curves are
    /// approximated within 1/64 point.
    public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
        guard point.isFinite else { return false }
        var winding = 0
        for subpath in subpaths {
            var pen = subpath.start
            for end in subpath.flattened() + [subpath.start] {
                winding += Self.crossing(of: point, from: pen, to: end)
                pen = end
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Returns the part between two fractions, 0 to 1, of the path's length across all subpaths. Empty unless `from` is
    /// below `to`.
    ///
    /// Lengths are those of chords within 1/64 point; curves stay curves.
    public func trimmedPath(from: Double, to: Double) -> Path {
        let (from, to) = (from > 0 ? min(from, 1) : 0, to > 0 ? min(to, 1) : 0)
        guard from > 0 || to < 1 else { return self }
        guard from < to else { return Path() }
        let count = elements.count
        let measured = subpaths.map { subpath in subpath.curves.map { MeasuredCurve($0, among: count) } }
        let length = measured.joined().reduce(0) { $0 + $1.length }
        var path = Path()
        var done = 0.0
        for curves in measured {
            var isDrawing = false
            for curve in curves {
                let (first, last) = ((from * length - done) / curve.length, (to * length - done) / curve.length)
                done += curve.length
                guard curve.length > 0, last > 0, first < 1 else { continue }
                let part = curve.part(from: max(0, first), to: min(1, last))
                if !isDrawing { path.move(to: part.start) }
                path.append([part.element])
                isDrawing = true
            }
        }
        return path
    }

    /// Returns the winding number contribution of a line, -1, 0 or 1, along a ray to the right of the point.
    private static func crossing(of point: Point, from start: Point, to end: Point) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { return 0 }
        return start.y <= point.y ? 1 : -1
    }
}

/// A curve with the cumulative lengths of its chords.
private struct MeasuredCurve {
    let curve: Curve
    /// The length up to the end of each step.
    let sums: [Double]

    init(_ curve: Curve, among curves: Int) {
        self.curve = curve
        let count = curve.steps(among: curves)
        var sums: [Double] = []
        var pen = curve.start
        for step in 1...count {
            let point = curve.point(at: Double(step) / Double(count))
            sums.append((sums.last ?? 0) + (point - pen).length)
            pen = point
        }
        self.sums = sums
    }

    var length: Double { sums[sums.count - 1] }

    /// Returns the part between two fractions of the length.
    func part(from: Double, to: Double) -> Curve { curve.part(from: parameter(from), to: parameter(to)) }

    private func parameter(_ share: Double) -> Double {
        guard share > 0, share < 1 else { return share > 0 ? 1 : 0 }
        let wanted = share * length
        let step = sums.firstIndex { $0 >= wanted } ?? sums.count - 1
        let before = step > 0 ? sums[step - 1] : 0
        let chord = sums[step] - before
        return (Double(step) + (chord > 0 ? (wanted - before) / chord : 0)) / Double(sums.count)
    }
}

extension Subpath {
    /// Returns the ends of lines within 1/64 point of the curves, without the start.
    func flattened() -> [Point] {
        curves.flatMap { curve in
            let count = curve.steps(among: curves.count)
            return (1...count).map { $0 == count ? curve.end : curve.point(at: Double($0) / Double(count)) }
        }
    }
}

extension Curve {
    /// The parameters between the ends at which x or y may be extreme.
    fileprivate var turningPoints: [Double] {
        switch self {
        case .line: []
        case .quad(let a, let b, let c):
            [\Point.x, \Point.y].compactMap { axis in
                let bend = a[keyPath: axis] - 2 * b[keyPath: axis] + c[keyPath: axis]
                return bend == 0 ? nil : (a[keyPath: axis] - b[keyPath: axis]) / bend
            }.filter { $0 > 0 && $0 < 1 }
        case .cubic(let a, let b, let c, let d):
            [\Point.x, \Point.y].flatMap { axis in
                Self.roots(a[keyPath: axis], b[keyPath: axis], c[keyPath: axis], d[keyPath: axis])
            }.filter { $0 > 0 && $0 < 1 }
        }
    }

    /// Returns the zeros of a cubic's derivative in one coordinate.
    private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (first, second, third) = (b - a, c - b, d - c)
        let (square, linear) = (first - 2 * second + third, 2 * (second - first))
        guard abs(square) > 1e-12 * (abs(first) + abs(second) + abs(third)) else {
            return linear == 0 ? [] : [-first / linear]
        }
        let rest = linear * linear - 4 * square * first
        guard rest >= 0 else { return [] }
        let root = rest.squareRoot()
        return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
}

extension Optional<Rect> {
    fileprivate mutating func grow(around point: Point) {
        let dot = Rect(origin: point, size: .zero)
        self = self?.union(dot) ?? dot
    }
}
