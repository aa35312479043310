/// How a JSON text is laid out, as far as what is added to it should be alike.
struct JSONStyle {
    /// What a line ends with; nil for a text on one line.
    private let lineEnd: String?
    /// One step of indentation.
    private let indent: String
    /// Between a key and its value.
    let colon: String
    /// Behind a comma on the same line, where no example is at hand.
    let space: String
    /// What stands inside the braces of an object on one line; nil where objects without others inside have lines of their
    /// own.
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

    /// The value with what is missing around it.
    func nested(_ value: JSONOutput, in steps: some BidirectionalCollection<String>) -> JSONOutput {
        steps.reversed().reduce(value) { .object([($1, $0)]) }
    }

    /// A value as the text would have it on a line that begins with `indentation`.
    func text(_ value: JSONOutput, indentation: String) -> String {
        switch value {
        case .array(let elements) where !elements.isEmpty:
            "[\(elements.map { text($0, indentation: indentation) }.joined(separator: ",\(space)"))]"
        case .members(let members) where !members.isEmpty: text(members, indentation: indentation)
        default: value.text
        }
    }

    /// The white space before the first member of an object that has none yet.
    func lead(inEmptyObjectAt indentation: String) -> String {
        lineEnd.map { $0 + indentation + indent } ?? padding ?? ""
    }

    /// The white space behind the only member of an object that had none.
    func closing(inEmptyObjectAt indentation: String) -> String { lineEnd.map { $0 + indentation } ?? padding ?? "" }

    /// What stands before a key on a line of its own; nil for a key on a line with others.
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
    /// What is between the braces of every object that has members but no object inside. The outermost counts only on one
    /// line: of others inside it its own lines say nothing.
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

    /// The first one: the others are most likely alike.
    private static func colon(_ bytes: [UInt8]) -> String {
        var found: Int?
        forEachSign(bytes) { if bytes[$0] == UInt8(ascii: ":"), found == nil { found = $0 } }
        guard let found else { return ": " }
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 }
        let before = bytes[..<found].reversed().prefix(while: isSpace).count
        let after = bytes[(found + 1)...].prefix(while: isSpace).count
        return String(repeating: " ", count: before) + ":" + String(repeating: " ", count: after)
    }

    /// How much further in than the line of its brace the first key on a line of its own begins.
    private static func indent(_ bytes: [UInt8]) -> String? {
        guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let space = bytes[(brace + 1)...].prefix { $0 <= 0x20 }
        return indentation(of: String(decoding: space, as: UTF8.self)).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Calls with the place of every byte outside strings.
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
