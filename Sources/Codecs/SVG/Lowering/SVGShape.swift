import FramewrightDocuments
import FramewrightDrawing

/// The geometry of one element, in its own units.
struct SVGShape {
    var path: Path
    /// Set if the path is a rectangle whose corners, if rounded, are circular.
    var roundedRect: RoundedRect?
    /// True for a shape without an interior.
    var isLine = false
}

/// Reads the attributes of the basic shapes (SVG 2, 10).
struct SVGShapeReader {
    let properties: SVGProperties
    let context: SVGContext
    let index: Int
    let report: SVGReport

    func path(_ data: XMLAttribute?) -> SVGShape? {
        guard let data, data.value.trimmed != "none" else { return nil }
        let parsed = SVGPathData(data.value)
        if let mistake = parsed.mistake {
            report.warn(
                "the path makes no sense from its character \(mistake + 1) on; it is drawn up to there", index,
                at: data.offset + mistake)
        }
        return SVGShape(path: parsed.path)
    }

    func rect() -> SVGShape? {
        guard let width = size("width", .width), let height = size("height", .height), width > 0, height > 0 else {
            return nil
        }
        let rect = Rect(x: length("x", .width), y: length("y", .height), width: width, height: height)
        let (x, y) = radii()
        let corner = Size(width: min(x, width / 2), height: min(y, height / 2))
        guard corner.width > 0, corner.height > 0 else {
            return SVGShape(path: Path(rect), roundedRect: RoundedRect(rect))
        }
        guard corner.width != corner.height else {
            let rounded = RoundedRect(rect, radius: corner.width)
            return SVGShape(path: rounded.path, roundedRect: rounded)
        }
        return SVGShape(path: Path(roundedRect: rect, cornerSize: corner, style: .circular))
    }

    func circle() -> SVGShape? {
        guard let radius = size("r", .other), radius > 0 else { return nil }
        return ellipse(radius, radius)
    }

    func ellipse() -> SVGShape? {
        let (x, y) = radii()
        return x > 0 && y > 0 ? ellipse(x, y) : nil
    }

    func line() -> SVGShape? {
        var path = Path()
        path.move(to: Point(x: length("x1", .width), y: length("y1", .height)))
        path.addLine(to: Point(x: length("x2", .width), y: length("y2", .height)))
        return SVGShape(path: path, isLine: true)
    }

    func polygon(_ points: XMLAttribute?, isClosed: Bool) -> SVGShape? {
        guard let points else { return nil }
        var scanner = SVGScanner(points.value)
        scanner.skipSpace()
        var numbers: [Double] = []
        while numbers.count <= 2 * SVGLimits.pathElements, let number = scanner.number() {
            numbers.append(number)
            scanner.skipCommaSpace()
        }
        if !scanner.isAtEnd || numbers.count % 2 == 1 {
            report.warn(
                "the points make no sense from character \(scanner.position + 1) on; they are drawn up to there", index,
                at: points.offset + scanner.position)
        }
        var path = Path()
        path.addLines(stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) })
        if isClosed, !path.isEmpty { path.closeSubpath() }
        return SVGShape(path: path)
    }

    private func ellipse(_ x: Double, _ y: Double) -> SVGShape {
        let center = Point(x: length("cx", .width), y: length("cy", .height))
        return SVGShape(
            path: Path(ellipseIn: Rect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)))
    }

    /// Returns both radii; a missing one equals the other.
    private func radii() -> (x: Double, y: Double) {
        let x = size("rx", .width)
        let y = size("ry", .height)
        return (x ?? y ?? 0, y ?? x ?? 0)
    }

    private func length(_ name: String, _ direction: SVGLength.Direction) -> Double {
        if let length = context.length(name, direction: direction, properties: properties) { return length }
        if let declaration = properties[name], declaration.value != "auto" { refuse(declaration) }
        return 0
    }

    /// Returns a size; nil if it is absent, `auto` or negative.
    private func size(_ name: String, _ direction: SVGLength.Direction) -> Double? {
        guard let declaration = properties[name], declaration.value != "auto" else { return nil }
        if let length = context.length(name, direction: direction, properties: properties), length >= 0 {
            return length
        }
        refuse(declaration)
        return nil
    }

    private func refuse(_ declaration: SVGDeclaration) { report.refuse(declaration, index) }
}
