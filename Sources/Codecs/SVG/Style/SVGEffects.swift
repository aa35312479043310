import FramewrightDrawing

/// The properties that apply to an element as a whole and are not inherited.
struct SVGEffects {
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var isIsolated = false
    /// Identities of referenced elements.
    var clipPath: String?
    var mask: String?
    private(set) var transform = AffineTransform.identity
    private(set) var isDisplayed = true

    /// Creates the effects; percentages in transforms refer to `box`.
    init(_ properties: SVGProperties, box: Rect, fontSize: Double, element: Int, report: SVGReport) {
        isDisplayed = properties.value("display") != "none"
        guard isDisplayed else { return }
        opacity = Self.opacity(properties["opacity"], element: element, report: report)
        isIsolated = properties.value("isolation") == "isolate"
        if let mode = properties["mix-blend-mode"], mode.value != "normal" {
            blendMode = Self.blendModes[mode.value] ?? .normal
            if blendMode == .normal { report.refuse(mode, element) }
        }
        clipPath = Self.reference(properties["clip-path"], element: element, report: report)
        mask = Self.reference(properties["mask"], element: element, report: report)
        transform = Self.transform(properties, box: box, fontSize: fontSize, element: element, report: report)
        Self.warnOfUnsupported(properties, element: element, report: report)
    }

    /// True if the element can be drawn without a layer.
    var needsNoLayer: Bool { opacity == 1 && blendMode == .normal && !isIsolated && mask == nil }

    static let blendModes: [String: BlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity, "plus-lighter": .plusLighter, "plus-darker": .plusDarker,
    ]

    /// Returns the opacity of a declaration. If it is invalid, adds a warning and returns 1.
    static func opacity(_ declaration: SVGDeclaration?, element: Int, report: SVGReport) -> Double {
        guard let declaration else { return 1 }
        if let opacity = SVGStyle.opacity(declaration.value) { return opacity }
        report.refuse(declaration, element)
        return 1
    }

    private static func reference(_ declaration: SVGDeclaration?, element: Int, report: SVGReport) -> String? {
        guard let declaration, declaration.value != "none" else { return nil }
        guard let (identity, rest) = SVGPaint.reference(declaration.value), rest.isEmpty else {
            report.refuse(declaration, element)
            return nil
        }
        return identity
    }

    private static func transform(
        _ properties: SVGProperties, box: Rect, fontSize: Double, element: Int, report: SVGReport
    ) -> AffineTransform {
        guard let declaration = properties["transform"] else { return .identity }
        guard
            let transform = SVGTransformList.parse(
                declaration.value, sharesOf: box.size, hasUnits: !declaration.isAttribute)
        else {
            report.refuse(declaration, element)
            return .identity
        }
        guard let origin = properties["transform-origin"] else { return transform.about(box.origin) }
        guard let point = SVGOrigin.point(origin.value, box.size, fontSize: fontSize) else {
            report.refuse(origin, element)
            return transform.about(box.origin)
        }
        return transform.about(point + box.origin)
    }

    /// Warns about properties that would change the image but are not supported.
    private static func warnOfUnsupported(_ properties: SVGProperties, element: Int, report: SVGReport) {
        for name in ["filter", "marker", "marker-start", "marker-mid", "marker-end"] {
            if let declaration = properties[name], declaration.value != "none" {
                report.warn("\(name) is left out", element, at: declaration.offset)
            }
        }
        if let space = properties["color-interpolation"], space.value == "linearrgb" {
            report.warn("colours are mixed in sRGB, not in linearRGB", element, at: space.offset)
        }
        for name in SVGProperties.undrawnNames {
            guard let declaration = properties[name], !["none", "normal", "auto", "1"].contains(declaration.value)
            else { continue }
            report.warn("\(name) is left out", element, at: declaration.offset)
        }
        if let edges = properties["shape-rendering"], ["crispedges", "optimizespeed"].contains(edges.value) {
            report.warn("edges are smoothed all the same: shape-rendering is left out", element, at: edges.offset)
        }
    }
}

/// Parses a `transform-origin`: one or two lengths or keywords; a third, the depth, has no effect.
enum SVGOrigin {
    static func point(_ text: String, _ viewport: Size, fontSize: Double) -> Point? {
        var words = text.split { $0.isWhitespace }.map(String.init)
        guard (1...3).contains(words.count) else { return nil }
        if words.count == 1 { words.append("center") }
        // Keywords may be in reverse order.
        if ["top", "bottom"].contains(words[0]) || ["left", "right"].contains(words[1]) { words.swapAt(0, 1) }
        func place(_ word: String, _ direction: SVGLength.Direction) -> Double? {
            (shares[word].map { SVGLength($0, .percent) } ?? SVGLength(word))?
                .resolved(direction, in: viewport, fontSize: fontSize)
        }
        guard let x = place(words[0], .width), let y = place(words[1], .height) else { return nil }
        return Point(x: x, y: y)
    }

    private static let shares = ["left": 0.0, "top": 0, "center": 50, "right": 100, "bottom": 100]
}
