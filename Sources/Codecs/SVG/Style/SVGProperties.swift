/// What is declared for one element, after the cascade: attributes, then style sheets, then its own `style`.
struct SVGProperties {
    private var declared: [String: SVGDeclaration] = [:]

    subscript(name: String) -> SVGDeclaration? { declared[name] }

    /// Of an attribute that is also a length, an opacity and so on: nil where it is absent or `inherit`.
    func value(_ name: String) -> String? { declared[name]?.value }

    /// Attributes are weaker than all style sheets.
    mutating func add(_ attributes: [XMLAttribute]) {
        for attribute in attributes where attribute.namespace.isEmpty {
            declared[attribute.name] = SVGDeclaration(
                name: attribute.name, value: String(attribute.value.trimmed), offset: attribute.offset,
                isImportant: false)
        }
    }

    /// Later ones win unless an earlier one is important.
    mutating func add(_ declarations: [SVGDeclaration]) {
        for declaration in declarations where Self.cssNames.contains(declaration.name) {
            if declared[declaration.name]?.isImportant == true, !declaration.isImportant { continue }
            declared[declaration.name] = declaration
        }
    }

    /// What style sheets may say; they have no say in paths, points and references.
    private static let cssNames: Set<String> = [
        "clip-path", "clip-rule", "color", "color-interpolation", "cx", "cy", "display", "fill", "fill-opacity",
        "fill-rule",
        "filter", "font-size", "height", "isolation", "marker", "marker-end", "marker-mid", "marker-start", "mask",
        "mask-type", "mix-blend-mode", "opacity", "overflow", "paint-order", "r", "rx", "ry", "stop-color",
        "stop-opacity",
        "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
        "stroke-opacity", "stroke-width", "transform", "transform-origin", "vector-effect", "visibility", "width", "x",
        "y",
    ]
}

/// Finds what is declared for an element.
struct SVGCascade {
    let document: XMLDocument
    let stylesheet: SVGStylesheet
    let report: SVGReport

    func properties(of index: Int) throws(CodecError) -> SVGProperties {
        let element = document.elements[index]
        let bytes = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
        try report.spend(steps: bytes / SVGLimits.bytesPerStep, on: index)
        var properties = SVGProperties()
        properties.add(element.attributes)
        var looked = 0
        for rule in stylesheet.rules(for: element, looked: &looked) { properties.add(rule.declarations) }
        if looked > 0 { try report.spend(steps: looked / 8, on: index) }
        if let style = element.attribute("style") {
            properties.add(SVGDeclaration.list(style.value).map { $0.at(style.offset) })
        }
        return properties
    }
}

extension SVGDeclaration {
    fileprivate func at(_ offset: Int) -> SVGDeclaration {
        SVGDeclaration(name: name, value: value, offset: offset, isImportant: isImportant)
    }
}
