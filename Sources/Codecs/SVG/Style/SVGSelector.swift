/// Which elements a style rule speaks of: a type, identity and classes of the element itself.
struct SVGSelector {
    private var type: String?
    private var identity: String?
    private var classes: [String] = []

    /// Nil for what looks at other elements or states.
    init?(_ text: some StringProtocol) {
        var scanner = SVGScanner(text)
        if !scanner.consume("*") {
            let word = scanner.word()
            type = word.isEmpty ? nil : word
        }
        while !scanner.isAtEnd {
            if scanner.consume("#") {
                identity = scanner.word()
            } else if scanner.consume(".") {
                classes.append(scanner.word())
            } else {
                return nil
            }
        }
        guard identity != "", !classes.contains(""), classes.count <= SVGLimits.classes else { return nil }
    }

    /// Identities first, then classes, then the type.
    var specificity: Int { (identity == nil ? 0 : 10_000) + min(classes.count, 100) * 10 + (type == nil ? 0 : 1) }

    /// The name under which its rule is found: the rarest part.
    var key: String { identity.map { "#\($0)" } ?? classes.first.map { ".\($0)" } ?? type ?? "*" }

    func matches(_ element: XMLElement, classes own: [Substring]) -> Bool {
        (type == nil || type == element.name) && (identity == nil || identity == element.attribute("id")?.value)
            && classes.allSatisfy { own.contains(Substring($0)) }
    }
}
