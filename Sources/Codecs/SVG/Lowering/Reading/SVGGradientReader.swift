import FramewrightDocuments
import FramewrightDrawing

/// Reads the attributes of a gradient, each from the nearest gradient in the chain of references that has it (SVG 2,
/// 14.2).
struct SVGGradientReader {
    let chain: [Int]
    let document: XMLDocument
    let context: SVGContext
    let report: SVGReport

    private var isRadial: Bool { document.elements[chain[0]].name == "radialGradient" }

    /// True if lengths are fractions of the painted shape's bounding box.
    var usesBounds: Bool { attribute("gradientUnits", ["objectBoundingBox", "userSpaceOnUse"]) != "userSpaceOnUse" }

    var spread: GradientPaint.Spread {
        GradientPaint.Spread(rawValue: attribute("spreadMethod", ["pad", "reflect", "repeat"]) ?? "pad") ?? .pad
    }

    /// The `gradientTransform` and the element that has it; nil if there is none or it is invalid.
    var transform: (index: Int, transform: AffineTransform)? {
        guard let (index, attribute) = find("gradientTransform") else { return nil }
        if let transform = SVGTransformList.parse(attribute.value, hasUnits: false) { return (index, transform) }
        report.warn(
            "gradientTransform can't be \(SVGScanner.quoted(attribute.value)); it is left out", index,
            at: attribute.offset)
        return nil
    }

    /// The geometry; nil if the gradient has no extent, so that its last colour applies everywhere.
    var geometry: GradientPaint.Geometry? { isRadial ? radial : linear }

    private var linear: GradientPaint.Geometry? {
        let start = Point(x: length("x1", direction: .width, usual: 0), y: length("y1", direction: .height, usual: 0))
        let end = Point(x: length("x2", direction: .width, usual: 100), y: length("y2", direction: .height, usual: 0))
        return start == end ? nil : .linear(start: start, end: end)
    }

    private var radial: GradientPaint.Geometry? {
        let center = Point(
            x: length("cx", direction: .width, usual: 50), y: length("cy", direction: .height, usual: 50))
        let radius = length("r", direction: .other, usual: 50)
        let focus = Point(
            x: find("fx") == nil ? center.x : length("fx", direction: .width, usual: 50),
            y: find("fy") == nil ? center.y : length("fy", direction: .height, usual: 50))
        let start = max(0, length("fr", direction: .other, usual: 0))
        guard radius > 0, start != radius || focus != center else { return nil }
        if focus == center { return .radial(center: center, startRadius: start, endRadius: radius) }
        return .conical(start: focus, startRadius: start, end: center, endRadius: radius)
    }

    /// Returns a length; `usual` is the default in percent.
    private func length(_ name: String, direction: SVGLength.Direction, usual: Double) -> Double {
        var length = SVGLength(usual, .percent)
        if let (index, attribute) = find(name) {
            if let given = SVGLength(attribute.value) {
                length = given
            } else {
                report.warn(
                    "\(name) can't be \(SVGScanner.quoted(attribute.value)); it is left out", index,
                    at: attribute.offset)
            }
        }
        var space = context
        if usesBounds { space.viewport = Size(width: 1, height: 1) }
        return space.resolve(length, direction)
    }

    /// Returns one of several keywords. For any other value, adds a warning and returns nil.
    private func attribute(_ name: String, _ words: Set<String>) -> String? {
        guard let (index, attribute) = find(name) else { return nil }
        if words.contains(attribute.value) { return attribute.value }
        report.warn(
            "\(name) can't be \(SVGScanner.quoted(attribute.value)); it is left out", index, at: attribute.offset)
        return nil
    }

    /// Returns an attribute. Skips the geometry of gradients of the other kind, where the names have another meaning.
    private func find(_ name: String) -> (Int, XMLAttribute)? {
        for index in chain {
            let element = document.elements[index]
            guard !Self.geometryNames.contains(name) || element.name == document.elements[chain[0]].name else {
                continue
            }
            if let attribute = element.attribute(name) { return (index, attribute) }
        }
        return nil
    }

    private static let geometryNames: Set = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"]
}
