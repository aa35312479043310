/// The parts of a variable's declaration.
struct PropertySyntax {
    /// The name.
    let name: String
    /// The type as written; nil without one.
    let type: String?
    /// The initial value as written; nil without one.
    let value: String?
    /// Whether it is a stored instance variable without attributes.
    let isAnimatable: Bool

    /// Reads a declaration such as `@Entry public var radius: Double = 4`. Returns nil for other declarations.
    init?(_ source: String) {
        let scanner = SourceScanner(source)
        let attributes = scanner.attributes(from: 0)
        var next = scanner.skipSpace(from: attributes.last?.upperBound ?? 0)
        var modifiers: Set<String> = []
        while let word = scanner.identifier(at: next), scanner.text(word) != "var" {
            modifiers.insert(scanner.text(word))
            next = scanner.skipSpace(from: word.upperBound)
            if scanner.hasPrefix("(", at: next) { next = scanner.skipSpace(from: scanner.end(ofGroupAt: next) ?? next) }
        }
        guard modifiers.isDisjoint(with: ["let", "func", "init", "case", "struct", "class", "enum", "typealias"]),
            let word = scanner.identifier(at: next),
            let name = scanner.identifier(at: scanner.skipSpace(from: word.upperBound))
        else { return nil }
        self.name = scanner.text(name)
        let parts = Parts(scanner, from: scanner.skipSpace(from: name.upperBound))
        (type, value) = (parts.type, parts.value)
        isAnimatable =
            attributes.isEmpty && modifiers.isDisjoint(with: ["static", "lazy", "class"]) && !parts.isComputed
    }

    /// The type and the value after a variable's name.
    private struct Parts {
        private(set) var type: String?
        private(set) var value: String?
        private(set) var isComputed = false

        init(_ scanner: SourceScanner, from index: Int) {
            let equals = scanner.first("=", from: index)
            let brace = scanner.first("{", from: index)
            let end = min(equals ?? scanner.bytes.count, brace ?? scanner.bytes.count)
            if scanner.hasPrefix(":", at: index) {
                let text = scanner.text((index + 1)..<max(end, index + 1))
                type = text.trimmed
            }
            if let equals, equals == end { value = scanner.text((equals + 1)..<scanner.bytes.count).trimmed }
            isComputed = equals == nil && brace != nil && !scanner.hasObservers(in: brace ?? 0)
        }
    }
}

extension SourceScanner {
    /// Returns the index of a character outside of brackets, comments and literals.
    fileprivate func first(_ character: Character, from index: Int) -> Int? {
        var next = index
        while next < bytes.count {
            if hasPrefix(String(character), at: next) { return next }
            if let end = end(ofTokenAt: next) {
                next = end
            } else if "([{".utf8.contains(bytes[next]) {
                next = end(ofGroupAt: next) ?? bytes.count
            } else {
                next += 1
            }
        }
        return nil
    }

    /// Whether the accessors in braces are observers of a stored variable.
    fileprivate func hasObservers(in brace: Int) -> Bool {
        let start = skipSpace(from: brace + 1)
        return hasPrefix("didSet", at: start) || hasPrefix("willSet", at: start)
    }
}

extension String {
    /// The text without white space at both ends.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
