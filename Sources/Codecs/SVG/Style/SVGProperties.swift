/// What is declared for one element, after the cascade: attributes, then style sheets, then its own `style`.
struct SVGProperties {
    private var declared: [String: SVGDeclaration] = [:]
    /// True where what is not handed down may still say so.
    private(set) var hasWideKeywords = false

    subscript(name: String) -> SVGDeclaration? { declared[name] }

    /// Of an attribute that is also a length, an opacity and so on: nil where it is absent.
    func value(_ name: String) -> String? { declared[name]?.value }

    /// Attributes are weaker than all style sheets.
    mutating func add(_ attributes: [XMLAttribute]) {
        for attribute in attributes where attribute.namespace.isEmpty && Self.isKnown(attribute.name) {
            var declaration = SVGDeclaration(
                name: attribute.name, value: String(attribute.value.trimmed), offset: attribute.offset)
            declaration.isAttribute = true
            set(declaration)
        }
    }

    /// Later ones win unless an earlier one is important. Those that are not valid are passed over and given back, except
    /// where another of the same place stands in: so drawing programs write colours for new readers and for old ones.
    mutating func add(_ declarations: [SVGDeclaration]) -> [SVGDeclaration] {
        for declaration in declarations where declaration.isValid {
            if declared[declaration.name]?.isImportant == true, !declaration.isImportant { continue }
            set(declaration)
        }
        guard declarations.contains(where: { !$0.isValid }) else { return [] }
        let valid = Set(declarations.lazy.filter(\.isValid).map(\.name))
        return declarations.filter { !$0.isValid && !valid.contains($0.name) }
    }

    private mutating func set(_ declaration: SVGDeclaration) {
        declared[declaration.name] = declaration
        if SVGWideKeyword(declaration.value) != nil { hasWideKeywords = true }
    }

    /// Gives what is not handed down the value of the element around it where it asks for that, and none for `initial`.
    mutating func resolveWideKeywords(_ outer: SVGProperties?) {
        for (name, declaration) in declared where !SVGStyle.names.contains(name) {
            guard let keyword = SVGWideKeyword(declaration.value) else { continue }
            declared[name] = keyword == .inherit ? outer?[name] : nil
        }
        hasWideKeywords = false
    }

    /// How many there are, and the bytes of those that take longer to read than others.
    var count: Int { declared.count }
    var slowBytes: Int { Self.slowNames.reduce(0) { $0 + (declared[$1]?.value.utf8.count ?? 0) } }

    /// Whatever else an element says is read from its attributes or not at all.
    private static func isKnown(_ name: String) -> Bool {
        cssNames.contains(name) && !styleNames.contains(name) || attributeNames.contains(name)
    }

    /// The properties that are no presentation attributes (SVG 2, 6.6): as attributes they mean nothing.
    private static let styleNames: Set<String> = [
        "backdrop-filter", "background", "background-color", "d", "isolation", "marker", "mask-image",
        "mix-blend-mode", "offset-path", "rotate", "scale", "transform-box", "translate", "zoom",
    ]

    /// Properties that would change the picture and are left out, each with a warning.
    static let undrawnNames = [
        "backdrop-filter", "d", "mask-image", "offset-path", "rotate", "scale", "translate", "vector-effect", "zoom",
    ]

    private static let slowNames = ["stroke-dasharray", "transform"]

    private static let attributeNames: Set<String> = [
        "clipPathUnits", "maskContentUnits", "maskUnits", "offset", "x1", "x2", "y1", "y2",
    ]

    /// What style sheets may say; they have no say in paths, points and references.
    static let cssNames: Set<String> = [
        "backdrop-filter", "background", "background-color", "clip-path", "clip-rule", "color", "color-interpolation",
        "cx", "cy", "d", "display", "fill", "fill-opacity", "fill-rule", "filter", "font-size", "height", "isolation",
        "marker", "marker-end", "marker-mid", "marker-start", "mask", "mask-image", "mask-type", "mix-blend-mode",
        "offset-path", "opacity", "overflow", "paint-order", "r", "rotate", "rx", "ry", "scale", "shape-rendering",
        "stop-color", "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "transform", "transform-box",
        "transform-origin", "translate", "vector-effect", "visibility", "width", "x", "y", "zoom",
    ]
}
