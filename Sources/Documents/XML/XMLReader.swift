/// Parses XML 1.0 with namespaces: a tokeniser with a stack of open elements, without recursion.
///
/// Never opens another file; entities that refer to other entities are rejected. Our own instead of libxml2, because
/// loading that library costs start-up time (see "XML reader" in Performance) and SVG and property lists need little of
/// XML. The tests compare it with expat.
package struct XMLReader {
    /// An element whose end tag is still to come.
    private struct Open {
        /// The name as written, including the prefix.
        let name: String
        let offset: Int
        /// The namespaces of the prefixes declared inside.
        let namespaces: [String: String]
    }

    /// The file as UTF-8, to which offsets refer.
    package let bytes: [UInt8]
    let limits: XMLLimits
    var position = 0
    private var open: [Open] = []
    private var elementCount = 0
    private var attributeCount = 0
    /// True after an empty tag, whose end is the next event.
    private var isAtEmptyTagEnd = false
    /// The entities of the document type declaration, each plain text.
    var entities: [String: String] = [:]
    /// The number of bytes that references were expanded to.
    var expandedBytes = 0

    /// Creates a reader of a whole file: UTF-8, UTF-16 with a byte order mark, or Latin-1 if declared.
    package init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLError) {
        self.bytes = try XMLEncoding.utf8(bytes)
        self.limits = limits
    }

    /// Returns the next start, end or text inside the root element, or nil after the end of the file.
    package mutating func next() throws(XMLError) -> XMLEvent? {
        if isAtEmptyTagEnd {
            isAtEmptyTagEnd = false
            return .end(offset: open.removeLast().offset)
        }
        while position < bytes.count {
            if let event = bytes[position] == UInt8(ascii: "<") ? try readMarkup() : try readText() { return event }
        }
        if let last = open.last {
            throw failure("the element \(Self.quoted(last.name)) has no end", at: last.offset)
        }
        guard elementCount > 0 else { throw failure("there is no element", at: bytes.count) }
        return nil
    }

    private mutating func readMarkup() throws(XMLError) -> XMLEvent? {
        if starts(with: "<!--") {
            try skip(past: "-->", from: position + 4, "a comment")
        } else if starts(with: "<![CDATA[") {
            let start = position + 9
            try skip(past: "]]>", from: start, "a CDATA section")
            return try inside(String(decoding: bytes[start..<position - 3], as: UTF8.self), at: start)
        } else if starts(with: "<!DOCTYPE") {
            guard elementCount == 0 else { throw failure("a document type inside the document", at: position) }
            try readDoctype()
        } else if starts(with: "<?") {
            try skip(past: "?>", from: position + 2, "an instruction")
        } else if starts(with: "</") {
            return try readEndTag()
        } else {
            return try readStartTag()
        }
        return nil
    }

    private mutating func readText() throws(XMLError) -> XMLEvent? {
        let start = position
        position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return try inside(try text(start..<position), at: start)
    }

    /// Returns text of the root element; outside, only space is allowed.
    private func inside(_ text: String, at start: Int) throws(XMLError) -> XMLEvent? {
        guard open.isEmpty else { return .text(text, offset: start) }
        guard text.utf8.allSatisfy(\.isXMLSpace) else { throw failure("text outside the root element", at: start) }
        return nil
    }

    private mutating func readStartTag() throws(XMLError) -> XMLEvent {
        let start = position
        guard open.count < limits.depth else {
            throw failure("elements are nested more than \(limits.depth) deep", at: start, .tooDeep)
        }
        guard elementCount < limits.elements else {
            throw failure("there are more than \(limits.elements) elements", at: start, .tooLarge)
        }
        guard !open.isEmpty || elementCount == 0 else { throw failure("there is a second root element", at: start) }
        position += 1
        let name = try readName()
        let raw = try readAttributes()
        isAtEmptyTagEnd = consume("/")
        guard consume(">") else { throw failure("the tag \(Self.quoted(name)) does not end", at: position) }
        return .start(try begin(name, raw, at: start))
    }

    private mutating func begin(_ name: String, _ raw: [XMLAttribute], at start: Int) throws(XMLError) -> XMLTag {
        attributeCount += raw.count
        guard attributeCount <= limits.attributes else {
            throw failure("there are too many attributes", at: start, .tooLarge)
        }
        let namespaces = declaring(raw, in: open.last?.namespaces ?? ["xml": Self.namespace])
        guard namespaces.count <= limits.namespaces else {
            throw failure("there are too many namespaces", at: start, .tooLarge)
        }
        let attributes = try resolve(raw, in: namespaces)
        let (prefix, local) = Self.split(name)
        guard let namespace = namespaces[prefix] ?? (prefix.isEmpty ? "" : nil) else {
            throw failure("the prefix \(Self.quoted(prefix)) is not declared", at: start)
        }
        elementCount += 1
        open.append(Open(name: name, offset: start, namespaces: namespaces))
        return XMLTag(name: local, namespace: namespace, attributes: attributes, offset: start)
    }

    /// The namespace of the prefix `xml`.
    private static let namespace = "http://www.w3.org/XML/1998/namespace"

    private func declaring(_ raw: [XMLAttribute], in outer: [String: String]) -> [String: String] {
        var namespaces = outer
        for attribute in raw {
            let (prefix, local) = Self.split(attribute.name)
            if attribute.name == "xmlns" { namespaces[""] = attribute.value }
            if prefix == "xmlns" { namespaces[local] = attribute.value }
        }
        return namespaces
    }

    private func resolve(
        _ raw: [XMLAttribute], in namespaces: [String: String]
    ) throws(XMLError) -> [XMLAttribute] {
        var resolved: [XMLAttribute] = []
        for attribute in raw where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
            let (prefix, local) = Self.split(attribute.name)
            guard let namespace = prefix.isEmpty ? "" : namespaces[prefix] else {
                throw failure("the prefix \(Self.quoted(prefix)) is not declared", at: attribute.offset)
            }
            resolved.append(
                XMLAttribute(name: local, namespace: namespace, value: attribute.value, offset: attribute.offset))
        }
        return resolved
    }

    private mutating func readEndTag() throws(XMLError) -> XMLEvent {
        let start = position
        position += 2
        let name = try readName()
        skipSpace()
        guard consume(">") else { throw failure("an end tag does not end", at: position) }
        guard let last = open.popLast(), last.name == name else {
            throw failure("\(Self.quoted("</\(name)>")) ends no open element", at: start)
        }
        return .end(offset: start)
    }

    /// Splits a name into its prefix, empty for none, and its local part.
    private static func split(_ name: String) -> (prefix: String, local: String) {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
        return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
    }
}
