/// The formatting of a JSON text, which added values follow.
struct JSONStyle {
    /// The line ending. Nil for a text on one line.
    private let lineEnd: String?
    /// One level of indentation.
    private let indent: String
    /// The separator between a key and its value.
    let colon: String
    /// The space after a comma on the same line, if there is no example.
    let space: String
    /// The white space inside the braces of an object on one line. Nil if innermost objects are written on several
    /// lines.
    private let padding: String?

    init(_ bytes: [UInt8]) {
        let objects = Self.innermostObjects(bytes)
        let isShort = objects.count { $0.contains("\n") } * 2 <= objects.count
        lineEnd = Self.lineEnd(bytes)
        colon = Self.colon(bytes)
        space = colon.hasSuffix(" ") ? " " : ""
        let spaces = objects.first { !$0.contains("\n") }.map { String($0.prefix { $0 == " " }) }
        padding = isShort || lineEnd == nil ? spaces ?? "" : nil
        indent = Self.indent(bytes) ?? "  "
    }

    /// Returns the value wrapped in the missing objects.
    func nested(_ value: JSONOutput, in steps: some BidirectionalCollection<String>) -> JSONOutput {
        steps.reversed().reduce(value) { .object([($1, $0)]) }
    }

    /// Returns a value formatted for a line that begins with `indentation`.
    func text(_ value: JSONOutput, indentation: String) -> String {
        switch value {
        case .array(let elements) where !elements.isEmpty:
            "[\(elements.map { text($0, indentation: indentation) }.joined(separator: ",\(space)"))]"
        case .members(let members) where !members.isEmpty: text(members, indentation: indentation)
        default: value.text
        }
    }

    /// Returns the white space before the first member of an object that was empty.
    func lead(inEmptyObjectAt indentation: String) -> String {
        lineEnd.map { $0 + indentation + indent } ?? padding ?? ""
    }

    /// Returns the white space after the only member of an object that was empty.
    func closing(inEmptyObjectAt indentation: String) -> String { lineEnd.map { $0 + indentation } ?? padding ?? "" }

    /// Returns the indentation of a key on its own line. Returns nil for a key on the same line as others.
    static func indentation(of lead: String) -> String? {
        lead.unicodeScalars.lastIndex { $0 == "\n" || $0 == "\r" }.map {
            String(lead.unicodeScalars[lead.unicodeScalars.index(after: $0)...])
        }
    }

    private func text(_ members: [JSONOutput.Member], indentation: String) -> String {
        let isInnermost = members.allSatisfy { !$0.value.isObject }
        let short = isInnermost ? padding : nil
        let (lead, end) =
            short.map { ($0, $0) }
            ?? (self.lead(inEmptyObjectAt: indentation), closing(inEmptyObjectAt: indentation))
        let inner = Self.indentation(of: lead) ?? indentation
        let parts = members.map { "\(JSONOutput.quoted($0.key))\(colon)\(text($0.value, indentation: inner))" }
        let between = Self.indentation(of: lead) == nil ? ",\(space)" : ",\(lead)"
        return "{\(lead)\(parts.joined(separator: between))\(end)}"
    }
}

extension JSONStyle {
    /// Returns the text between the braces of every object that has members but no inner objects. The outermost object
    /// counts only if it is on one line, because its lines do not show how objects inside it are written.
    private static func innermostObjects(_ bytes: [UInt8]) -> [String] {
        var objects: [String] = []
        var open: Int?
        let outermost = bytes.firstIndex(of: UInt8(ascii: "{"))
        forEachSign(bytes) { offset in
            if bytes[offset] == UInt8(ascii: "{") { open = offset + 1 }
            guard bytes[offset] == UInt8(ascii: "}") else { return }
            defer { open = nil }
            guard let start = open, bytes[start..<offset].contains(UInt8(ascii: ":")) else { return }
            let inside = String(decoding: bytes[start..<offset], as: UTF8.self).replacing("\r\n", with: "\n")
            if start - 1 != outermost || !inside.contains("\n") { objects.append(inside) }
        }
        return objects
    }

    private static func lineEnd(_ bytes: [UInt8]) -> String? {
        guard let offset = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }),
            bytes[offset...].contains(where: { $0 > 0x20 })
        else { return nil }
        guard bytes[offset] == 0x0D else { return "\n" }
        return bytes[(offset + 1)...].first == 0x0A ? "\r\n" : "\r"
    }

    /// Returns the first colon with its spaces, as an example for all.
    private static func colon(_ bytes: [UInt8]) -> String {
        var found: Int?
        forEachSign(bytes) { if bytes[$0] == UInt8(ascii: ":"), found == nil { found = $0 } }
        guard let found else { return ": " }
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 }
        let before = bytes[..<found].reversed().prefix(while: isSpace).count
        let after = bytes[(found + 1)...].prefix(while: isSpace).count
        return String(repeating: " ", count: before) + ":" + String(repeating: " ", count: after)
    }

    /// Returns the difference in indentation between the first brace and the first key, if that is on its own line.
    private static func indent(_ bytes: [UInt8]) -> String? {
        guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let space = bytes[(brace + 1)...].prefix { $0 <= 0x20 }
        return indentation(of: String(decoding: space, as: UTF8.self)).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Calls `visit` with the offset of every byte outside strings.
    private static func forEachSign(_ bytes: [UInt8], _ visit: (Int) -> Void) {
        var isInString = false
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if isInString {
                if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
            } else {
                visit(offset)
            }
            offset += 1
        }
    }
}

extension JSONOutput {
    fileprivate var isObject: Bool {
        if case .members = self { true } else { false }
    }
}
