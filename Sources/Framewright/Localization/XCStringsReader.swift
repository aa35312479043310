import FramewrightDocuments
import FramewrightViews

/// Reads a string catalogue of Xcode.
struct XCStringsReader {
    /// The formats by language tag in lowercase, and key.
    private(set) var formats: [String: [String: LocalizedFormat]] = [:]

    init(_ document: JSONDocument) throws(DocumentError) {
        var root = try document.node.object()
        let strings = try root.object("strings")
        for member in strings.members {
            let node = DocumentNode(document: document, value: member.value)
            guard let localizations = try node.member("localizations") else { continue }
            for language in try localizations.object().members {
                let node = DocumentNode(document: document, value: language.value)
                guard let format = try Self.format(node) else { continue }
                formats[language.key.lowercased(), default: [:]][member.key] = format
            }
        }
    }

    private static func format(_ node: DocumentNode) throws(DocumentError) -> LocalizedFormat? {
        var format = LocalizedFormat("")
        if let unit = try node.member("stringUnit") {
            format.format = try unit.object().string("value")
        } else if let forms = try forms(node) {
            format = LocalizedFormat("%#@value@", forms: ["value": .init(forms: forms)])
        } else if let device = try deviceText(node) {
            format.format = device
        } else {
            return nil
        }
        for substitution in try node.member("substitutions")?.object().members ?? [] {
            let inner = DocumentNode(document: node.document, value: substitution.value)
            let specifier = try inner.member("formatSpecifier")?.string() ?? "lld"
            let place = try inner.member("argNum")?.int(in: 1...100)
            let texts = try forms(inner) ?? [:]
            format.forms[substitution.key] = LocalizedFormat.Forms(
                argument: place.map { $0 - 1 }, forms: texts.mapValues { $0.replacing("%arg", with: "%\(specifier)") })
        }
        return format
    }

    /// Returns the texts of the plural categories; nil if there are none.
    private static func forms(_ node: DocumentNode) throws(DocumentError) -> [PluralCategory: String]? {
        guard let plural = try node.member("variations")?.member("plural") else { return nil }
        var forms: [PluralCategory: String] = [:]
        for member in try plural.object().members {
            let unit = DocumentNode(document: node.document, value: member.value)
            guard let category = PluralCategory(rawValue: member.key), let value = try unit.member("stringUnit") else {
                continue
            }
            forms[category] = try value.object().string("value")
        }
        return forms
    }

    /// Returns the text for phones, or that for all devices.
    private static func deviceText(_ node: DocumentNode) throws(DocumentError) -> String? {
        guard let devices = try node.member("variations")?.member("device") else { return nil }
        for name in ["iphone", "other"] {
            if let unit = try devices.member(name)?.member("stringUnit") { return try unit.object().string("value") }
        }
        return nil
    }
}

extension ObjectReader {
    /// Returns a required string of an object that is read once.
    fileprivate func string(_ key: String) throws(DocumentError) -> String {
        var reader = self
        return try reader.required(key).string()
    }
}

extension DocumentNode {
    /// Returns a member of an object; nil if it is missing.
    func member(_ key: String) throws(DocumentError) -> DocumentNode? {
        var reader = try object()
        return reader.optional(key)
    }
}
