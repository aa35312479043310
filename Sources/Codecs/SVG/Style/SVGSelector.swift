import FramewrightDocuments

/// A selector of a style rule: a type, id and classes of the element itself.
struct SVGSelector {
    private var type: String?
    private var identity: String?
    private var classes: [String] = []

    /// Fails for selectors that depend on other elements or on states.
    init?(_ text: some StringProtocol) {
        var scanner = SVGScanner(text)
        if !scanner.consume("*") {
            let word = scanner.identifier()
            type = word.isEmpty ? nil : word
        }
        while !scanner.isAtEnd {
            if scanner.consume("#") {
                identity = scanner.identifier()
            } else if scanner.consume(".") {
                classes.append(scanner.identifier())
            } else {
                return nil
            }
        }
        guard identity != "", !classes.contains(""), classes.count <= SVGLimits.classes else { return nil }
    }

    /// Whether CSS accepts the selector; if not, its whole rule is dropped. Detects only obvious errors: an unknown
    /// character, or a point or hash without a name.
    static func isValid(_ text: some StringProtocol) -> Bool {
        var scanner = SVGScanner(text)
        guard !scanner.isAtEnd else { return false }
        while let byte = scanner.next {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") { return true }
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") {
                scanner.position += 1
                if scanner.next?.isDigit ?? true || scanner.identifier().isEmpty { return false }
            } else if "*>+~:|".utf8.contains(byte) || byte.isXMLSpace {
                scanner.position += 1
            } else if scanner.identifier().isEmpty {
                return false
            }
        }
        return true
    }

    /// The specificity: ids first, then classes, then the type.
    var specificity: Int { (identity == nil ? 0 : 10_000) + min(classes.count, 100) * 10 + (type == nil ? 0 : 1) }

    /// The key under which the rule is indexed: the most selective part.
    var key: String { identity.map { "#\($0)" } ?? classes.first.map { ".\($0)" } ?? type ?? "*" }

    func matches(_ element: XMLElement, classes own: Set<Substring>) -> Bool {
        (type == nil || type == element.name) && (identity == nil || identity == element.attribute("id")?.value)
            && classes.allSatisfy { own.contains(Substring($0)) }
    }
}
