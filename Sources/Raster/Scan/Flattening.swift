internal import FramewrightDrawing

/// Approximates curves by lines within 1/64 pixel (at most four of 255 levels): equal steps along short curves,
/// halving of long ones first. Uses sums, products and one square root, so that every machine computes the same
/// points. A part of a curve completely outside the window is replaced by its chord, which gives every pixel inside
/// the same winding number; so the cost of huge curves depends on their visible part.
extension CoverageScan {
    /// Draws the subpaths of a path. A subpath with a point that is not finite draws nothing; the others are closed.
    mutating func forEachSubpath(of path: Path, _ transform: AffineTransform) {
        let elements = path.elements
        var start = transform.apply(.zero)
        var index = 0
        while index < elements.count {
            let end = subpathEnd(in: elements, from: index)
            if case .move(let point) = elements[index] { start = transform.apply(point) }
            if start.isFinite, elements[index..<end].allSatisfy({ $0.isFinite(transform) }) {
                drawSubpath(elements[index..<end], from: start.withinHorizon, transform)
            }
            index = end
        }
    }

    /// Returns the index after the element that ends the subpath: a `close`, or the one before the next `move`.
    private func subpathEnd(in elements: [Path.Element], from start: Int) -> Int {
        if case .close = elements[start] { return start + 1 }
        var index = start + 1
        while index < elements.count {
            if case .move = elements[index] { return index }
            if case .close = elements[index] { return index + 1 }
            index += 1
        }
        return index
    }

    private mutating func drawSubpath(
        _ elements: ArraySlice<Path.Element>, from start: Point, _ transform: AffineTransform
    ) {
        var pen = start
        for element in elements {
            switch element {
            case .move, .close: break
            case .line(let point):
                let end = transform.apply(point).withinHorizon
                addLine(from: pen, to: end)
                pen = end
            case .quad(let control, let end):
                let curve = Quad(
                    start: pen, control: transform.apply(control).withinHorizon, end: transform.apply(end).withinHorizon
                )
                add(curve, halvings: 0)
                pen = curve.end
            case .cubic(let control1, let control2, let end):
                let curve = Cubic(
                    start: pen, control1: transform.apply(control1).withinHorizon,
                    control2: transform.apply(control2).withinHorizon,
                    end: transform.apply(end).withinHorizon)
                add(curve, halvings: 0)
                pen = curve.end
            }
        }
        addLine(from: pen, to: start)
    }

    private mutating func add(_ curve: some FlattenedCurve, halvings: Int) {
        guard !grid.misses(curve.bounds) else { return addLine(from: curve.start, to: curve.end) }
        let steps = curve.steps
        guard steps > Flatness.maximumSteps, halvings < Flatness.maximumHalvings else { return walk(curve, steps) }
        let (first, second) = curve.halves
        add(first, halvings: halvings + 1)
        add(second, halvings: halvings + 1)
    }

    private mutating func walk(_ curve: some FlattenedCurve, _ steps: Int) {
        var pen = curve.start
        let share = 1 / Double(steps)
        for step in 1..<max(1, steps) {
            let end = curve.point(at: Double(step) * share)
            addLine(from: pen, to: end)
            pen = end
        }
        addLine(from: pen, to: curve.end)
    }
}

extension Path.Element {
    /// Whether all points are finite after the transform.
    func isFinite(_ transform: AffineTransform) -> Bool {
        switch self {
        case .move(let point), .line(let point): transform.apply(point).isFinite
        case .quad(let control, let end): transform.apply(control).isFinite && transform.apply(end).isFinite
        case .cubic(let control1, let control2, let end):
            transform.apply(control1).isFinite && transform.apply(control2).isFinite && transform.apply(end).isFinite
        case .close: true
        }
    }
}
