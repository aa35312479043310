extension Path {
    /// Returns the path with each subpath drawn in the opposite direction.
    package func reversed() -> Path {
        var result = Path()
        var subpath = ReversibleSubpath(start: .zero)
        for element in elements {
            switch element {
            case .move(let point):
                if !subpath.isImplicit { subpath.reverse(into: &result, isClosed: false) }
                subpath = ReversibleSubpath(start: point, isImplicit: false)
            case .line(let end), .quad(_, let end), .cubic(_, _, let end): subpath.append(element, to: end)
            case .close:
                subpath.reverse(into: &result, isClosed: true)
                // An element after it starts where the closed subpath does.
                subpath = ReversibleSubpath(start: subpath.points[0])
            }
        }
        if !subpath.isImplicit { subpath.reverse(into: &result, isClosed: false) }
        return result
    }
}

/// A subpath that is collected to be reversed.
private struct ReversibleSubpath {
    /// The start, and the ends of the elements.
    private(set) var points: [Point]
    private var steps: [Path.Element] = []
    /// Whether the subpath was started neither by a `move` nor by an element.
    private(set) var isImplicit: Bool

    init(start: Point, isImplicit: Bool = true) {
        points = [start]
        self.isImplicit = isImplicit
    }

    mutating func append(_ step: Path.Element, to end: Point) {
        points.append(end)
        steps.append(step)
        isImplicit = false
    }

    func reverse(into path: inout Path, isClosed: Bool) {
        path.move(to: points[steps.count])
        for (index, step) in steps.enumerated().reversed() {
            switch step {
            case .quad(let control, _): path.addQuadCurve(to: points[index], control: control)
            case .cubic(let one, let other, _): path.addCurve(to: points[index], control1: other, control2: one)
            case .move, .line, .close: path.addLine(to: points[index])
            }
        }
        if isClosed { path.closeSubpath() }
    }
}
