/// Parses XML 1.0 with namespaces: a tokeniser with a stack of open elements, without recursion.
///
/// Our own instead of libxml2, because loading that library costs start-up time (see Performance) and SVG needs little
/// of XML. The tests compare it with expat.
struct XMLReader {
    /// An element whose end tag is still to come.
    private struct Open {
        let index: Int
        /// The name as written, including the prefix.
        let name: String
        /// The namespaces of the prefixes declared inside.
        let namespaces: [String: String]
    }

    let bytes: [UInt8]
    var position = 0
    private(set) var elements: [XMLElement] = []
    private var open: [Open] = []
    private var attributeCount = 0
    /// The entities of the document type declaration, each plain text.
    var entities: [String: String] = [:]
    /// The number of bytes that references were expanded to.
    var expandedBytes = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func readDocument() throws(CodecError) {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let last = open.last {
            throw failure("the element \(SVGScanner.quoted(last.name)) has no end", at: elements[last.index].offset)
        }
        guard !elements.isEmpty else { throw failure("there is no element", at: bytes.count) }
    }

    private mutating func readMarkup() throws(CodecError) {
        if starts(with: "<!--") {
            try skip(past: "-->", from: position + 4, "a comment")
        } else if starts(with: "<![CDATA[") {
            let start = position + 9
            try skip(past: "]]>", from: start, "a CDATA section")
            try keep(String(decoding: bytes[start..<position - 3], as: UTF8.self), at: start)
        } else if starts(with: "<!DOCTYPE") {
            guard elements.isEmpty else { throw failure("a document type inside the document", at: position) }
            try readDoctype()
        } else if starts(with: "<?") {
            try skip(past: "?>", from: position + 2, "an instruction")
        } else if starts(with: "</") {
            try readEndTag()
        } else {
            try readStartTag()
        }
    }

    private mutating func readText() throws(CodecError) {
        let start = position
        position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        try keep(try text(start..<position), at: start)
    }

    /// Keeps the text of `style` elements; outside the root, only space is allowed.
    private mutating func keep(_ text: String, at start: Int) throws(CodecError) {
        guard let last = open.last else {
            guard text.utf8.allSatisfy(\.isXMLSpace) else { throw failure("text outside the root element", at: start) }
            return
        }
        if elements[last.index].name == "style" { elements[last.index].text += text }
    }

    private mutating func readStartTag() throws(CodecError) {
        let start = position
        guard open.count < SVGLimits.depth else {
            throw failure(
                "elements are nested more than \(SVGLimits.depth) deep", at: start, hint: "flatten its groups")
        }
        guard elements.count < SVGLimits.elements else {
            throw failure("there are more than \(SVGLimits.elements) elements", at: start, hint: "simplify the picture")
        }
        guard !open.isEmpty || elements.isEmpty else { throw failure("there is a second root element", at: start) }
        position += 1
        let name = try readName()
        let raw = try readAttributes()
        let isEmpty = consume("/")
        guard consume(">") else { throw failure("the tag \(SVGScanner.quoted(name)) does not end", at: position) }
        try begin(name, raw, at: start, isEmpty: isEmpty)
    }

    private mutating func begin(
        _ name: String, _ raw: [XMLAttribute], at start: Int, isEmpty: Bool
    ) throws(CodecError) {
        attributeCount += raw.count
        guard attributeCount <= SVGLimits.attributes else { throw failure("there are too many attributes", at: start) }
        let namespaces = declaring(raw, in: open.last?.namespaces ?? ["xml": XMLNamespace.xml])
        guard namespaces.count <= SVGLimits.namespaces else {
            throw failure("there are too many namespaces", at: start)
        }
        let attributes = try resolve(raw, in: namespaces)
        let (prefix, local) = Self.split(name)
        guard let namespace = namespaces[prefix] ?? (prefix.isEmpty ? "" : nil) else {
            throw failure("the prefix \(SVGScanner.quoted(prefix)) is not declared", at: start)
        }
        let index = elements.count
        elements.append(
            XMLElement(
                name: local, namespace: namespace, attributes: attributes, offset: start, parent: open.last?.index))
        if let parent = open.last?.index { elements[parent].children.append(index) }
        if !isEmpty { open.append(Open(index: index, name: name, namespaces: namespaces)) }
    }

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
    ) throws(CodecError) -> [XMLAttribute] {
        var resolved: [XMLAttribute] = []
        for attribute in raw where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
            let (prefix, local) = Self.split(attribute.name)
            guard let namespace = prefix.isEmpty ? "" : namespaces[prefix] else {
                throw failure("the prefix \(SVGScanner.quoted(prefix)) is not declared", at: attribute.offset)
            }
            resolved.append(
                XMLAttribute(name: local, namespace: namespace, value: attribute.value, offset: attribute.offset))
        }
        return resolved
    }

    private mutating func readEndTag() throws(CodecError) {
        let start = position
        position += 2
        let name = try readName()
        skipSpace()
        guard consume(">") else { throw failure("an end tag does not end", at: position) }
        guard let last = open.popLast(), last.name == name else {
            throw failure("\(SVGScanner.quoted("</\(name)>")) ends no open element", at: start)
        }
    }

    /// Splits a name into its prefix, empty for none, and its local part.
    private static func split(_ name: String) -> (prefix: String, local: String) {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
        return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
    }
}

/// The namespaces used by SVG files.
enum XMLNamespace {
    static let svg = "http://www.w3.org/2000/svg"
    static let xlink = "http://www.w3.org/1999/xlink"
    static let xml = "http://www.w3.org/XML/1998/namespace"
}
