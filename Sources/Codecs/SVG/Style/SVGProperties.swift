import FramewrightDocuments

/// The declarations for one element after the cascade: attributes, then style sheets, then its own `style`.
struct SVGProperties {
    private var declared: [String: SVGDeclaration] = [:]
    /// True if a CSS-wide keyword on a property that is not inherited remains to be resolved.
    private(set) var hasWideKeywords = false

    subscript(name: String) -> SVGDeclaration? { declared[name] }

    /// Returns the value of a property or attribute; nil if it is absent.
    func value(_ name: String) -> String? { declared[name]?.value }

    /// Adds attributes, which are weaker than all style sheets.
    mutating func add(_ attributes: [XMLAttribute]) {
        for attribute in attributes where attribute.namespace.isEmpty && Self.isKnown(attribute.name) {
            var declaration = SVGDeclaration(
                name: attribute.name, value: String(attribute.value.trimmed), offset: attribute.offset)
            declaration.isAttribute = true
            set(declaration)
        }
    }

    /// Adds declarations; later ones override earlier ones unless those are important. Returns the invalid ones,
    /// except where a valid one for the same property stands beside it, as drawing programs write colours for new and
    /// old readers.
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

    /// Resolves CSS-wide keywords on properties that are not inherited: `inherit` takes the parent's declaration,
    /// `initial` removes it.
    mutating func resolveWideKeywords(_ outer: SVGProperties?) {
        for (name, declaration) in declared where !SVGStyle.names.contains(name) {
            guard let keyword = SVGWideKeyword(declaration.value) else { continue }
            declared[name] = keyword == .inherit ? outer?[name] : nil
        }
        hasWideKeywords = false
    }

    /// The number of declarations.
    var count: Int { declared.count }
    var slowBytes: Int { Self.slowNames.reduce(0) { $0 + (declared[$1]?.value.utf8.count ?? 0) } }

    /// Whether a presentation attribute is a property; other attributes are read directly or ignored.
    private static func isKnown(_ name: String) -> Bool {
        cssNames.contains(name) && !styleNames.contains(name) || attributeNames.contains(name)
    }

    /// The properties that are not presentation attributes (SVG 2, 6.6) and have no meaning as attributes.
    private static let styleNames: Set<String> = [
        "backdrop-filter", "background", "background-color", "d", "isolation", "marker", "mask-image",
        "mix-blend-mode", "offset-path", "rotate", "scale", "transform-box", "translate", "zoom",
    ]

    /// Properties that would change the image but are not supported; each gives a warning.
    static let undrawnNames = [
        "backdrop-filter", "d", "mask-image", "offset-path", "rotate", "scale", "translate", "vector-effect", "zoom",
    ]

    private static let slowNames = ["stroke-dasharray", "transform"]

    private static let attributeNames: Set<String> = [
        "clipPathUnits", "maskContentUnits", "maskUnits", "offset", "x1", "x2", "y1", "y2",
    ]

    /// The properties that style sheets may set; paths, points and references are not among them.
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
