/// A part of an XML file, as `XMLReader` returns it.
package enum XMLEvent {
    case start(XMLTag)
    /// An end tag, or the end of an empty tag. The offset is that of its `<`.
    case end(offset: Int)
    /// Text with its references resolved, or a CDATA section.
    case text(String, offset: Int)
}

/// A start tag or an empty tag.
package struct XMLTag {
    /// The name without its prefix.
    package let name: String
    /// The namespace of the prefix; empty for none.
    package let namespace: String
    package let attributes: [XMLAttribute]
    /// The byte offset of the `<`.
    package let offset: Int
}

/// An attribute with its references resolved.
package struct XMLAttribute {
    /// The name without its prefix.
    package let name: String
    /// The namespace of the prefix; empty without one.
    package let namespace: String
    package let value: String
    /// The byte offset of the value.
    package let offset: Int
}

/// The limits of an XML file.
package struct XMLLimits: Sendable {
    /// The maximum nesting of elements.
    package var depth = 128
    package var elements = Int.max
    /// The maximum number of attributes of all elements.
    package var attributes = Int.max
    /// The maximum number of namespaces declared on one element.
    package var namespaces = 256
    /// The maximum size of all expanded entity references, in bytes.
    package var expandedBytes = 1 << 20
    /// If false, the document type declares nothing itself.
    package var allowsDeclarations = true

    package init() {}
}

/// An error in an XML file.
package struct XMLError: Error {
    package let kind: DocumentError.Kind
    package let reason: String
    /// A suggestion, or nil if it depends on what the file is for.
    package let hint: String?
    /// The position in the file as UTF-8.
    package let position: Position
}

/// Counts lines and columns of UTF-8 text.
package struct LineCounter {
    private var offset = 0
    private var line = 1
    private var column = 1

    package init() {}

    /// Returns the position of a byte at or after the previous one. A column is one Unicode scalar.
    package mutating func position(of end: Int, in bytes: [UInt8]) -> Position {
        while offset < min(end, bytes.count) {
            if bytes[offset] == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if bytes[offset] & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return Position(line: line, column: column)
    }
}
