/// A declared property with its position.
struct SVGDeclaration {
    let name: String
    let value: String
    /// The position in bytes of the file; nil if only the element is known.
    let offset: Int?
    var isImportant = false
    /// True for a presentation attribute, false in style sheets and `style`.
    var isAttribute = false
    /// False if a style sheet must not contain this value.
    var isValid = true

    /// Returns the supported declarations of a `style` attribute or of a rule's block; of those with the same kind and
    /// name, the last.
    static func list(_ text: some StringProtocol, at offset: Int? = nil) -> [SVGDeclaration] {
        var list: [SVGDeclaration] = []
        var places: [Kind: Int] = [:]
        var scanner = CSSScanner(text)
        while !scanner.isAtEnd {
            let part = scanner.text(before: ";")
            scanner.skip()
            guard let declaration = SVGDeclaration(css: part, at: offset) else { continue }
            if let place = places[declaration.kind] {
                list[place] = declaration
            } else {
                places[declaration.kind] = list.count
                list.append(declaration)
            }
        }
        return list
    }

    /// Fails if the text is not a declaration or the property is not supported.
    private init?(css text: String, at offset: Int?) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon].trimmed.lowercased()
        guard SVGProperties.cssNames.contains(name) else { return nil }
        let (value, isImportant) = Self.split(text[text.utf8.index(after: colon)...].trimmed)
        guard !value.isEmpty else { return nil }
        self.init(name: name, value: String(value), offset: offset, isImportant: isImportant)
        isValid = SVGValidity.accepts(name, self.value)
    }

    /// Creates a declaration; keywords are lowercased where CSS ignores case.
    init(name: String, value: String, offset: Int?, isImportant: Bool = false) {
        self.name = name
        self.value = SVGProperties.cssNames.contains(name) && value.isWords ? value.lowercased() : value
        self.offset = offset
        self.isImportant = isImportant
    }

    private struct Kind: Hashable {
        let name: String
        let isImportant: Bool
        let isValid: Bool
    }

    private var kind: Kind { Kind(name: name, isImportant: isImportant, isValid: isValid) }

    /// Returns the value without a trailing `! important`, and whether it had one.
    private static func split(_ value: Substring) -> (value: Substring, isImportant: Bool) {
        guard let mark = value.utf8.lastIndex(of: UInt8(ascii: "!")),
            value[value.utf8.index(after: mark)...].trimmed.lowercased() == "important"
        else { return (value, false) }
        return (value[..<mark].trimmed, true)
    }
}

extension StringProtocol {
    /// The text without space at either end.
    var trimmed: Substring {
        let text = Substring(self)
        guard let first = text.utf8.firstIndex(where: { !$0.isXMLSpace }),
            let last = text.utf8.lastIndex(where: { !$0.isXMLSpace })
        else { return "" }
        return text[first...last]
    }

    /// True if the text has only letters, hyphens and spaces.
    fileprivate var isWords: Bool {
        utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
    }
}
