internal import FramewrightDrawing

/// Checks the commands of a list, in order: no outline may have more pieces in pixels with overlaps than
/// `OverlapList.pieceLimit`. Beyond the limit, pixels depend on the window in which they are painted.
struct PieceLimitCheck {
    private let scale: Double
    private let size: PixelSize
    private var spaces = [CoordinateMapping.plain]
    /// True for each open group that has a space of its own.
    private var groups: [Bool] = []

    init(scale: Double, size: PixelSize) {
        self.scale = scale
        self.size = size
    }

    /// Returns false if the command's outlines may have too many pieces.
    mutating func visit(_ command: DisplayList.Item.Command) -> Bool {
        switch command {
        case .fillPath(let path, _, _): return isBounded(path)
        case .pushClipPath(let path, _):
            groups.append(false)
            return isBounded(path)
        case .pushClip, .pushLayer: groups.append(false)
        case .pushTransform(let transform):
            spaces.append(spaces[spaces.count - 1].opening(transform))
            groups.append(true)
        case .pop: if groups.popLast() == true { spaces.removeLast() }
        // Larger glyphs are painted as paths.
        case .glyphs(let run, _): return run.size * scale * spaces[spaces.count - 1].largestScale < Self.largestGlyph
        case .fillRect, .image: break
        }
        return true
    }

    /// The size in pixels below which a glyph's outline is far from the limit of pieces.
    private static let largestGlyph = 2_000.0

    /// Returns true if the outline of a path cannot have more pieces in pixels with overlaps than are kept.
    private func isBounded(_ path: Path) -> Bool {
        guard let affine = spaces[spaces.count - 1].transform.affine else { return path.elements.count < 256 }
        var bound = PieceBound(
            growth: (abs(affine.a) + abs(affine.b) + abs(affine.c) + abs(affine.d)) * scale,
            window: Double(size.width + size.height))
        for element in path.elements {
            bound.add(element)
            guard bound.pieces < Double(OverlapList.pieceLimit) else { return false }
        }
        return true
    }
}

/// An upper bound of the pieces into which pixels divide an outline.
private struct PieceBound {
    /// The factor from the larger extent of a line to the sum of both extents in pixels.
    let growth: Double
    /// The sum of the window's extents.
    let window: Double
    private(set) var pieces = 0.0
    private var start = Point.zero
    private var pen = Point.zero

    init(growth: Double, window: Double) {
        (self.growth, self.window) = (growth, window)
    }

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let point):
            addLine(to: start)
            (start, pen) = (point, point)
        case .line(let point): addLine(to: point)
        case .quad(let control, let end): addCurve(length(to: control) + length(to: end))
        case .cubic(let control1, let control2, let end):
            addCurve(length(to: control1) + length(to: control2) + length(to: end))
        case .close: addLine(to: start)
        }
    }

    /// Adds a line, which crosses at most three pixels more than its extents.
    private mutating func addLine(to end: Point) { pieces += min(length(to: end), window) + 3 }

    /// Adds a curve by the length of its control polygon, which has no fewer columns and rows. The curve crosses each
    /// at most three times, and is approximated by at most 7 times the root of its length lines (`Flatness`).
    private mutating func addCurve(_ length: Double) {
        pieces += min(length, 3 * window) + 3 * (2 + 8 * length.squareRoot())
    }

    /// Moves the pen and returns a bound of the sum of both extents in pixels.
    private mutating func length(to end: Point) -> Double {
        defer { pen = end }
        return max(abs(end.x - pen.x), abs(end.y - pen.y)) * growth
    }
}

extension CoordinateMapping {
    /// The largest factor by which lengths grow, or infinity under perspective.
    fileprivate var largestScale: Double {
        guard let affine = transform.affine else { return .infinity }
        return abs(affine.a) + abs(affine.b) + abs(affine.c) + abs(affine.d)
    }
}
