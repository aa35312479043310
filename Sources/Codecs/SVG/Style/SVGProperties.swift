/// What is declared for one element, after the cascade: attributes, then style sheets, then its own `style`.
struct SVGProperties {
    private var declared: [String: SVGDeclaration] = [:]

    subscript(name: String) -> SVGDeclaration? { declared[name] }

    /// Of an attribute that is also a length, an opacity and so on: nil where it is absent or `inherit`.
    func value(_ name: String) -> String? { declared[name]?.value }

    /// Attributes are weaker than all style sheets.
    mutating func add(_ attributes: [XMLAttribute]) {
        for attribute in attributes where attribute.namespace.isEmpty && Self.isKnown(attribute.name) {
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

    /// How many there are, and the bytes of those that take longer to read than others.
    var count: Int { declared.count }
    var slowBytes: Int { Self.slowNames.reduce(0) { $0 + (declared[$1]?.value.utf8.count ?? 0) } }

    /// Whatever else an element says is read from its attributes or not at all.
    private static func isKnown(_ name: String) -> Bool { cssNames.contains(name) || attributeNames.contains(name) }

    private static let slowNames = ["stroke-dasharray", "transform"]

    private static let attributeNames: Set<String> = [
        "clipPathUnits", "maskContentUnits", "maskUnits", "offset", "x1", "x2", "y1", "y2",
    ]

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
