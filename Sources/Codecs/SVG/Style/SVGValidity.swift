import FramewrightDrawing

/// Whether a style sheet may say something: what it may not is passed over, and a declaration below it stays (CSS Syntax
/// level 3, 2.2). So drawing programs write colours that old readers do not know.
enum SVGValidity {
    static func accepts(_ name: String, _ value: String) -> Bool {
        if SVGWideKeyword(value) != nil || hasVariable(value) { return true }
        var style = SVGStyle()
        return switch name {
        case _ where SVGStyle.names.contains(name): style.apply(name, value)
        case "opacity", "stop-opacity": SVGStyle.opacity(value) != nil
        case "stop-color": value == "currentcolor" || SVGColor.parse(value) != nil
        case "cx", "cy", "x", "y": value == "auto" || SVGLength(value) != nil
        case "height", "r", "rx", "ry", "width": value == "auto" || SVGLength(value).map { $0.value >= 0 } ?? false
        default: acceptsEffect(name, value)
        }
    }

    private static func acceptsEffect(_ name: String, _ value: String) -> Bool {
        switch name {
        case "clip-path", "mask": value == "none" || value.lowercased().hasPrefix("url(")
        case "transform": SVGTransformList.parse(value) != nil
        case "transform-origin": SVGOrigin.point(value, .zero, fontSize: 0) != nil
        case "transform-box": boxes.contains(value)
        case "mix-blend-mode": value == "normal" || SVGEffects.blendModes[value] != nil
        case "background-color": value == "currentcolor" || SVGColor.parse(value) != nil
        case "isolation": ["auto", "isolate"].contains(value)
        case "mask-type": ["alpha", "luminance"].contains(value)
        default: true
        }
    }

    private static let boxes: Set = ["border-box", "content-box", "fill-box", "stroke-box", "view-box"]

    /// Such values are only understood where they are used, too late for another to stand in.
    private static func hasVariable(_ value: String) -> Bool {
        value.utf8.contains(UInt8(ascii: "(")) && value.lowercased().contains("var(")
    }
}
