import FramewrightDrawing

/// A part of a symbol on the grid of 24 units, not yet in a weight.
struct SymbolElement: Sendable {
    /// The effect of the part on what is painted before it.
    enum Operation: Sendable {
        case paint
        case cut
        /// Cuts a glyph out of its filled enclosure, or paints it if glyph and enclosure have styles of their own.
        case knockOut
    }

    /// The stroke's width in widths of the weight, and in units to be added; nil for an area.
    var stroke: Stroke?
    var path: Path
    var operation = Operation.paint
    /// Whether it belongs to the second layer of a symbol: an enclosure, or what has a badge or a slash.
    var isSecondary = false

    /// The width of a stroke.
    struct Stroke: Sendable {
        var factor = 1.0
        var margin = 0.0

        func width(_ weight: Double) -> Double { weight * factor + margin }
    }

    /// Returns the element through a transform, with strokes of another width.
    func applying(_ transform: AffineTransform, strokes factor: Double = 1) -> SymbolElement {
        var element = self
        element.path = path.applying(transform)
        element.stroke?.factor *= factor
        element.stroke?.margin *= factor
        return element
    }

    /// Returns an element that is cut out where this one paints, and the other way round.
    func inverted(_ operation: Operation) -> SymbolElement {
        var element = self
        element.operation = self.operation == .paint ? operation : .paint
        return element
    }

    /// Returns the painted area in a weight, with every subpath in one direction, so that overlaps stay filled.
    func outline(_ weight: Double) -> Path {
        guard let stroke else { return path.inOneDirection }
        // Strokes are flattened to a fixed tolerance in points; a larger copy keeps large symbols round.
        let scale = 8.0
        let style = StrokeStyle(lineWidth: stroke.width(weight) * scale, lineCap: .round, lineJoin: .round)
        return path.applying(.scale(x: scale, y: scale)).strokedPath(style)
            .applying(.scale(x: 1 / scale, y: 1 / scale))
    }
}

extension Path {
    /// The path with all its subpaths in the direction of stroked outlines.
    fileprivate var inOneDirection: Path {
        var result: [Element] = []
        var subpath: [Element] = []
        func flush() {
            result += Path(subpath).signedArea < 0 ? Path(subpath).reversed : subpath
            subpath = []
        }
        for element in elements {
            if case .move = element { flush() }
            subpath.append(element)
        }
        flush()
        return Path(result)
    }

    private var points: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quad(let control, let end): [control, end]
            case .cubic(let one, let two, let end): [one, two, end]
            case .close: []
            }
        }
    }

    /// Twice the area of the polygon of all points and controls, positive if clockwise on the screen.
    var signedArea: Double {
        let points = points
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
    }

    /// The elements of a single subpath from its end to its start.
    private var reversed: [Element] {
        var result: [Element] = []
        var pens: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): pens.append(point)
            case .quad(_, let end), .cubic(_, _, let end): pens.append(end)
            case .close: break
            }
        }
        let drawn = elements.filter { if case .close = $0 { false } else { true } }
        guard let last = pens.last else { return [] }
        result.append(.move(last))
        for index in drawn.indices.dropFirst().reversed() {
            let end = pens[index - 1]
            switch drawn[index] {
            case .quad(let control, _): result.append(.quad(control: control, end: end))
            case .cubic(let one, let two, _): result.append(.cubic(control1: two, control2: one, end: end))
            default: result.append(.line(end))
            }
        }
        return result + [.close]
    }
}
