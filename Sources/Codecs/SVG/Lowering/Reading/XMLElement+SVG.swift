import FramewrightDocuments

extension XMLElement {
    /// Whether this is an element of that name in SVG's namespace, or in none, as in many hand-written icons.
    func isSVG(_ name: String) -> Bool { self.name == name && isSVG }

    var isSVG: Bool { namespace == XMLNamespace.svg || namespace.isEmpty }

    /// The reference of an element; nil if it has none.
    var reference: XMLAttribute? {
        attribute("href") ?? attributes.first { $0.name == "href" && $0.namespace == XMLNamespace.xlink }
    }
}

/// The treatment of an element by its name.
enum SVGElementKind {
    case group
    case firstOfSeveral
    case viewport
    case use
    case shape
    /// Drawn only where it is referenced, or never.
    case silent
    /// Omitted with a warning.
    case unsupported

    init(_ name: String) {
        switch name {
        case "g", "a": self = .group
        case "switch": self = .firstOfSeveral
        case "svg": self = .viewport
        case "use": self = .use
        case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": self = .shape
        case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "pattern", "marker",
            "filter", "style", "title", "desc", "metadata", "view":
            self = .silent
        default: self = .unsupported
        }
    }
}
