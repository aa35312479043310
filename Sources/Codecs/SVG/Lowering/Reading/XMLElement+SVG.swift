extension XMLElement {
    /// True for an element of that name in SVG's namespace, or in none: many a hand-written icon names none.
    func isSVG(_ name: String) -> Bool { self.name == name && isSVG }

    var isSVG: Bool { namespace == XMLNamespace.svg || namespace.isEmpty }

    /// The identity an element refers to; nil where there is none.
    var reference: XMLAttribute? {
        attribute("href") ?? attributes.first { $0.name == "href" && $0.namespace == XMLNamespace.xlink }
    }
}

/// What becomes of an element where it stands in the picture.
enum SVGElementKind {
    case group
    case firstOfSeveral
    case viewport
    case use
    case shape
    /// Drawn only where something refers to it, or never.
    case silent
    /// Reported.
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
