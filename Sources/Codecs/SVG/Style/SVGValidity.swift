import FramewrightDrawing

/// Validates values in style sheets: an invalid declaration is ignored, so that an earlier one stays in effect (CSS
/// Syntax level 3, 2.2). Drawing programs rely on that for colours that old readers do not support.
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

    /// Values with variables are only resolved when they are used, too late for an earlier declaration to stay in
    /// effect.
    private static func hasVariable(_ value: String) -> Bool {
        value.utf8.contains(UInt8(ascii: "(")) && value.lowercased().contains("var(")
    }
}
