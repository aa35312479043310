import FramewrightDocuments

/// A reference in place of a value (2025.10, 7.1).
enum Reference {
    /// A reference to a whole token: `{group.token}`.
    case token(String)
    /// A reference to any place of the file: `{"$ref": "#/group/token/$value/components/0"}`.
    case pointer(TokenPointer)

    /// Returns nil if the node contains a value of its own.
    init?(_ node: DocumentNode) throws(DocumentError) {
        switch node.value.content {
        case .string(let text):
            guard text.hasPrefix("{") || text.hasSuffix("}") else { return nil }
            self = .token(try Self.path(in: text, at: node))
        case .object(let members):
            guard let member = members.first(where: { $0.key == "$ref" }) else { return nil }
            if let other = members.first(where: { $0.key != "$ref" }) {
                throw node.document.error(
                    .unknownKey, at: other.keyPosition, "\"\(other.key)\" cannot stand beside \"$ref\"",
                    hint: "a reference is the whole of the value")
            }
            self = .pointer(try TokenPointer(DocumentNode(document: node.document, value: member.value)))
        default: return nil
        }
    }

    /// Returns the path between the braces.
    static func path(in text: String, at node: DocumentNode) throws(DocumentError) -> String {
        let inside = text.dropFirst().dropLast()
        guard inside.utf8.count <= ThemeLoader.longestPath else {
            throw node.error(
                .tooDeep, "the reference is longer than \(ThemeLoader.longestPath) bytes", hint: "nest less")
        }
        let names = inside.split(separator: ".", omittingEmptySubsequences: false)
        let isWhole = text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count > 2
        guard isWhole, !inside.contains(where: { "{}".contains($0) }), !names.contains("") else {
            throw node.error(
                .invalid, "\"\(text)\" is no reference",
                hint: "a reference looks like {color.accent}, with nothing around it")
        }
        return String(inside)
    }
}

/// A JSON pointer into the same file, as used by `$ref` (RFC 6901, as a URI fragment).
struct TokenPointer {
    let steps: [String]

    /// Parses a pointer such as `#/color/accent/$value`.
    init(_ node: DocumentNode) throws(DocumentError) {
        let text = try node.string()
        guard text.hasPrefix("#") else {
            throw node.error(
                .invalid, "\"\(text)\" does not lead into this file", hint: "a pointer looks like #/color/accent/$value"
            )
        }
        guard let steps = Self.steps(in: text.dropFirst()) else {
            throw node.error(
                .invalid, "\"\(text)\" is no JSON pointer",
                hint: "steps begin with \"/\"; \"~\" in a name is written ~0, \"/\" is written ~1")
        }
        guard steps.count <= Self.maximumSteps else {
            throw node.error(.tooDeep, "the pointer has more than \(Self.maximumSteps) steps", hint: "nest less")
        }
        self.steps = steps
    }

    /// The levels of the deepest file that is read, which is one to import.
    private static let maximumSteps = 64

    /// The path of the token, if the pointer leads to a whole token: `#/color/accent`, or `#/color/accent/$value`.
    var wholeToken: String? {
        let path = steps.last == "$value" ? steps.dropLast() : steps[...]
        guard !path.isEmpty, !path.contains(where: { $0.hasPrefix("$") && $0 != "$root" || $0.contains(".") }) else {
            return nil
        }
        return path.joined(separator: ".")
    }

    private static func steps(in fragment: Substring) -> [String]? {
        guard !fragment.isEmpty else { return [] }
        guard fragment.hasPrefix("/"), let text = decoded(fragment) else { return nil }
        var steps: [String] = []
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let step = unescaped(part) else { return nil }
            steps.append(step)
        }
        return steps
    }

    private static func unescaped(_ part: Substring) -> String? {
        guard part.contains("~") else { return String(part) }
        var step = ""
        var rest = part
        while let tilde = rest.firstIndex(of: "~") {
            step += rest[..<tilde]
            rest = rest[rest.index(after: tilde)...]
            switch rest.popFirst() {
            case "0": step += "~"
            case "1": step += "/"
            default: return nil
            }
        }
        return step + rest
    }

    /// Decodes percent-encoded bytes of a fragment. Returns nil if the result is not valid UTF-8.
    private static func decoded(_ fragment: Substring) -> String? {
        guard fragment.utf8.contains(UInt8(ascii: "%")) else { return String(fragment) }
        var bytes: [UInt8] = []
        var rest = Array(fragment.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard rest.count >= 2, let value = UInt8(digits, radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
