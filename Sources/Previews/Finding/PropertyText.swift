/// A value of a property list in the text form of project files: `{key = value; list = (a, "b c"); }`.
indirect enum PropertyText: Hashable {
    case text(String)
    case list([PropertyText])
    case members([String: PropertyText])

    /// Reads a document; nil if it has another form.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyTextReader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    /// The member with a key; nil if there is none.
    subscript(key: String) -> PropertyText? {
        if case .members(let members) = self { members[key] } else { nil }
    }

    /// The text; nil for other values.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts in a list; none for other values.
    var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }
}

private struct PropertyTextReader {
    private static let deepest = 32
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> PropertyText? {
        guard depth < Self.deepest, let next = peek() else { return nil }
        switch next {
        case UInt8(ascii: "{"): return members(depth: depth)
        case UInt8(ascii: "("): return list(depth: depth)
        default: return text().map(PropertyText.text)
        }
    }

    private mutating func members(depth: Int) -> PropertyText? {
        index += 1
        var members: [String: PropertyText] = [:]
        while !take("}") {
            guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
            members[key] = value
        }
        return .members(members)
    }

    private mutating func list(depth: Int) -> PropertyText? {
        index += 1
        var values: [PropertyText] = []
        while !take(")") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            // The last comma may be missing.
            guard take(",") || peek() == UInt8(ascii: ")") else { return nil }
        }
        return .list(values)
    }

    private mutating func text() -> String? {
        guard let next = peek() else { return nil }
        if next == UInt8(ascii: "\"") { return quoted() }
        let start = index
        while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), index < bytes.count else {
                text.append(byte)
                continue
            }
            text.append(bytes[index] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[index])
            index += 1
        }
        return nil
    }

    /// Skips space and comments, and returns the next byte.
    private mutating func peek() -> UInt8? {
        while index < bytes.count {
            if SourceBytes.isSpace(bytes[index]) {
                index += 1
            } else if has("//") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if has("/*") {
                index += 2
                while index < bytes.count, !has("*/") { index += 1 }
                index += 2
            } else {
                return bytes[index]
            }
        }
        return nil
    }

    private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func take(_ sign: Character) -> Bool {
        guard peek() == sign.asciiValue else { return false }
        index += 1
        return true
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        !SourceBytes.isSpace(byte) && !"{}()=;,\"".utf8.contains(byte)
    }
}

private enum SourceBytes {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
