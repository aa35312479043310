/// Tokens: names, attributes, references and quoted strings.
extension XMLReader {
    /// Reads attributes with resolved values, up to the end of the tag.
    mutating func readAttributes() throws(XMLError) -> [XMLAttribute] {
        var attributes: [XMLAttribute] = []
        var names: Set<String> = []
        while true {
            let isSpaced = skipSpace()
            guard position < bytes.count else { throw failure("the file ends inside a tag", at: position) }
            if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { return attributes }
            guard isSpaced else { throw failure("no space before an attribute", at: position) }
            let start = position
            let attribute = try readAttribute()
            guard names.insert(attribute.name).inserted else {
                throw failure("the attribute \(Self.quoted(attribute.name)) stands twice", at: start)
            }
            attributes.append(attribute)
        }
    }

    private mutating func readAttribute() throws(XMLError) -> XMLAttribute {
        let name = try readName()
        skipSpace()
        guard consume("=") else {
            throw failure("the attribute \(Self.quoted(name)) has no value", at: position)
        }
        skipSpace()
        let range = try readQuoted()
        let value = try text(range, asAttribute: true)
        return XMLAttribute(name: name, namespace: "", value: value, offset: range.lowerBound)
    }

    /// Reads a quoted string; returns the range between the quotes.
    mutating func readQuoted() throws(XMLError) -> Range<Int> {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else {
            throw failure("a quote is missing", at: position)
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
            throw failure("a quote does not end", at: position)
        }
        position = end + 1
        return start..<end
    }

    /// Reads a name: letters, digits, `_`, `-`, `.`, `:` and all non-ASCII characters.
    mutating func readName() throws(XMLError) -> String {
        let start = position
        while position < bytes.count, bytes[position].isXMLName { position += 1 }
        guard position > start, bytes[start] > UInt8(ascii: "9") else { throw failure("a name is missing", at: start) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Returns the text with references resolved; in attributes every white space character becomes a space.
    mutating func text(_ range: Range<Int>, asAttribute isAttribute: Bool = false) throws(XMLError) -> String {
        guard
            bytes[range].contains(where: {
                $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\r")
                    || isAttribute && ($0.isXMLSpace || $0 == UInt8(ascii: "<"))
            })
        else { return String(decoding: bytes[range], as: UTF8.self) }
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "&"):
                result += try reference(at: &index, before: range.upperBound).utf8
                continue
            case UInt8(ascii: "<") where isAttribute: throw failure("a \"<\" in an attribute's value", at: index)
            case let byte where isAttribute && byte.isXMLSpace: result.append(UInt8(ascii: " "))
            case let byte: result.append(byte)
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func reference(at index: inout Int, before end: Int) throws(XMLError) -> String {
        let start = index
        guard let semicolon = bytes[start..<min(end, start + 64)].firstIndex(of: UInt8(ascii: ";")) else {
            throw failure("a \"&\" that starts no reference", at: start, hint: "write &amp; for it")
        }
        let name = String(decoding: bytes[start + 1..<semicolon], as: UTF8.self)
        index = semicolon + 1
        if name.hasPrefix("#") {
            guard let scalar = Self.scalar(name.dropFirst()) else {
                throw failure("&\(name); is no character", at: start)
            }
            return String(Character(scalar))
        }
        if let known = Self.predefined[name] { return known }
        guard let text = entities[name] else {
            throw failure("the entity \(Self.quoted(name)) is not declared", at: start)
        }
        expandedBytes += text.utf8.count
        guard expandedBytes <= limits.expandedBytes else {
            throw failure("entities expand to more than \(limits.expandedBytes) bytes", at: start)
        }
        return text
    }

    private static let predefined = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, value >= 32 || [9, 10, 13].contains(value), digits.first != "+" else { return nil }
        return Unicode.Scalar(value)
    }

    func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// If `character` is next, skips it and returns true.
    mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips space; returns whether there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
        return position > start
    }

    mutating func skip(past end: String, from start: Int, _ what: String) throws(XMLError) {
        let end = Array(end.utf8)
        var index = start
        while index + end.count <= bytes.count {
            if bytes[index] == end[0], bytes[index..<index + end.count].elementsEqual(end) {
                position = index + end.count
                return
            }
            index += 1
        }
        throw failure("\(what) does not end", at: position)
    }

    func failure(
        _ reason: String, at offset: Int, _ kind: DocumentError.Kind = .syntax, hint: String? = nil
    ) -> XMLError {
        var counter = LineCounter()
        return XMLError(kind: kind, reason: reason, hint: hint, position: counter.position(of: offset, in: bytes))
    }

    /// Returns text of a file in quotes for a message: shortened, on one line.
    package static func quoted(_ text: some StringProtocol) -> String {
        let start = text.unicodeScalars.prefix(40).map { $0.escaped(asASCII: false) }.joined()
        return "\"\(start)\(text.unicodeScalars.count > 40 ? "..." : "")\""
    }
}

extension UInt8 {
    var isXMLSpace: Bool { self == 32 || self == 9 || self == 10 || self == 13 }

    /// True inside a name; every non-ASCII byte counts as a letter.
    fileprivate var isXMLName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
            UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
