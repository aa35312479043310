import FramewrightDrawing

/// Draws a portrait in a 100-point square: flat parts with a thick outline, from back to front.
struct PortraitPen {
    typealias Place = (Double, Double)

    /// The widths of the outline around a part and of lines inside one, in points.
    static let outlineWidth = 4.5
    static let lineWidth = 3.0
    /// The x coordinate of the square's middle: frontal faces are mirrored about it.
    static let axis = 50.0

    private(set) var marks: [Artwork.Mark] = []
    /// The prefix of the tokens of this pet's own parts.
    let prefix: String

    /// Creates a pen for the pet of that name.
    init(pet: String) { prefix = "color.pet.portrait.\(pet)." }

    var artwork: Artwork { Artwork(frame: Rect(x: 0, y: 0, width: 100, height: 100), marks: marks) }

    /// Fills a part in one of the pet's own colours, without an outline.
    mutating func fill(_ color: String, _ path: Path) { marks.append(.init(path: path, token: prefix + color)) }

    /// Fills a part and draws an outline around it.
    mutating func part(_ color: String, _ path: Path, outline: Double = outlineWidth) {
        fill(color, path)
        ink(path, width: outline)
    }

    /// Draws a band along a line, with round ends and without an outline.
    mutating func band(_ color: String, _ path: Path, width: Double) { fill(color, path.roundStroke(width)) }

    /// Draws a band with an outline around it, such as a tail or a twig.
    mutating func limb(_ color: String, _ path: Path, width: Double) {
        ink(path, width: width + 2 * Self.outlineWidth)
        band(color, path, width: width)
    }

    /// Draws a line in the outline colour.
    mutating func ink(_ path: Path, width: Double = lineWidth) { blot(path.roundStroke(width)) }

    /// Fills an area in the outline colour, such as a nose or a pupil.
    mutating func blot(_ path: Path) { marks.append(.init(path: path, token: "color.pet.portrait.outline")) }

    /// Fills a highlight.
    mutating func shine(_ path: Path) { marks.append(.init(path: path, token: "color.pet.portrait.shine")) }
}

extension Path {
    typealias Place = PortraitPen.Place

    static func ellipse(x: Double, y: Double, across: Double, down: Double) -> Path {
        Path(ellipseIn: Rect(x: x - across, y: y - down, width: 2 * across, height: 2 * down))
    }

    static func circle(x: Double, y: Double, radius: Double) -> Path {
        ellipse(x: x, y: y, across: radius, down: radius)
    }

    /// Returns a smooth line through points.
    static func curve(_ places: Place...) -> Path { curves([places]) }

    /// Returns a smooth closed line through points.
    static func blob(_ places: Place...) -> Path { blob(places) }

    private static func blob(_ places: [Place]) -> Path {
        let count = places.count
        var path = Path([.move(point(places[0]))])
        for index in 0..<count {
            path.addSpline(
                before: places[(index + count - 1) % count], start: places[index], end: places[(index + 1) % count],
                after: places[(index + 2) % count])
        }
        path.closeSubpath()
        return path
    }

    /// Returns a closed outline of smooth lines joined in corners. Each line begins at the end of the one before.
    static func cornered(_ runs: [Place]...) -> Path {
        var path = curves(runs)
        path.closeSubpath()
        return path
    }

    /// Returns a frontal outline: smooth lines with corners from the axis down the right side and back to the axis,
    /// then their mirror image. It crosses the axis without a corner.
    static func frontal(_ runs: [Place]...) -> Path {
        let (first, last) = (runs[0], runs[runs.count - 1])
        var path = Path()
        if runs.count == 1 {
            path = blob(first + mirrored(first).dropFirst().dropLast())
        } else {
            let sides = Array(runs.dropFirst().dropLast())
            let (top, bottom) = (mirrored(first) + first.dropFirst(), last + mirrored(last).dropFirst())
            path = curves(sides + [bottom] + sides.reversed().map(mirrored) + [top])
            path.closeSubpath()
        }
        return path
    }

    /// Returns the points mirrored about the axis, in reverse order.
    private static func mirrored(_ run: [Place]) -> [Place] {
        run.reversed().map { (2 * PortraitPen.axis - $0.0, $0.1) }
    }

    /// The path together with its mirror image. For parts beside the axis only: an area that both halves cover stays
    /// empty, because they run in opposite directions.
    var bothSides: Path {
        var both = self
        both.addPath(self, transform: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * PortraitPen.axis, ty: 0))
        return both
    }

    fileprivate func roundStroke(_ width: Double) -> Path {
        strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    private static func curves(_ runs: [[Place]]) -> Path {
        var path = Path([.move(point(runs[0][0]))])
        for run in runs {
            let (before, after) = (continuation(of: run.prefix(3)), continuation(of: run.suffix(3).reversed()))
            let guided = [before] + run + [after]
            for index in run.indices.dropLast() {
                path.addSpline(
                    before: guided[index], start: guided[index + 1], end: guided[index + 2], after: guided[index + 3])
            }
        }
        return path
    }

    /// Returns the control point before the first point, which continues the bend of the first three points. Two
    /// points make a straight line.
    private static func continuation(of run: some Sequence<Place>) -> Place {
        let run = Array(run)
        guard run.count > 2 else { return run[0] }
        return (run[2].0 + 3 * (run[0].0 - run[1].0), run[2].1 + 3 * (run[0].1 - run[1].1))
    }

    /// Appends a Catmull-Rom segment from `start` to `end`.
    private mutating func addSpline(before: Place, start: Place, end: Place, after: Place) {
        let first = (start.0 + (end.0 - before.0) / 6, start.1 + (end.1 - before.1) / 6)
        let second = (end.0 - (after.0 - start.0) / 6, end.1 - (after.1 - start.1) / 6)
        addCurve(to: Self.point(end), control1: Self.point(first), control2: Self.point(second))
    }

    private static func point(_ place: Place) -> Point { Point(x: place.0, y: place.1) }
}
