/// A property as written, and where.
struct SVGDeclaration {
    let name: String
    let value: String
    /// In bytes of the file; nil where only the element is known.
    let offset: Int?
    let isImportant: Bool

    /// The declarations of a `style` attribute or of a rule's braces; what is none is passed over, as CSS wants.
    static func list(_ text: some StringProtocol) -> [SVGDeclaration] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmed
            var value = part[part.index(after: colon)...].trimmed
            let isImportant = value.lowercased().hasSuffix("!important")
            if isImportant { value = value.dropLast("!important".count).trimmed }
            guard !name.isEmpty, !value.isEmpty else { return nil }
            let isCustom = name.hasPrefix("--")
            return SVGDeclaration(
                name: isCustom ? String(name) : name.lowercased(), value: String(value), offset: nil,
                isImportant: isImportant)
        }
    }
}

extension StringProtocol {
    /// Without space at either end.
    var trimmed: Substring {
        let text = Substring(self)
        guard let first = text.utf8.firstIndex(where: { !$0.isXMLSpace }),
            let last = text.utf8.lastIndex(where: { !$0.isXMLSpace })
        else { return "" }
        return text[first...last]
    }
}
