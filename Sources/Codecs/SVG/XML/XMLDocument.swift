/// The elements of an XML file in document order, the root first.
///
/// Has at least one element, and none deeper than `SVGLimits.depth`.
struct XMLDocument {
    let elements: [XMLElement]
    private let bytes: [UInt8]

    /// Parses a whole file: UTF-8, UTF-16 with a byte order mark, or Latin-1 if declared.
    ///
    /// Never opens another file; entities that refer to other entities are rejected.
    init(_ bytes: [UInt8]) throws(CodecError) {
        var reader = XMLReader(try XMLEncoding.utf8(bytes))
        try reader.readDocument()
        elements = reader.elements
        self.bytes = reader.bytes
    }

    /// Returns line and column, from 1, of a byte of the file as UTF-8; columns count Unicode scalars.
    func position(of offset: Int) -> (line: Int, column: Int) { bytes.position(of: offset) }

    /// Returns the positions of ascending offsets, in one pass.
    func positions(of offsets: [Int]) -> [(line: Int, column: Int)] { bytes.positions(of: offsets) }
}

extension [UInt8] {
    /// Returns line and column, from 1, in UTF-8 text.
    func position(of offset: Int) -> (line: Int, column: Int) { positions(of: [offset])[0] }

    fileprivate func positions(of offsets: [Int]) -> [(line: Int, column: Int)] {
        var place = (line: 1, column: 1)
        var index = 0
        return offsets.map { offset in
            while index < Swift.min(offset, count) {
                if self[index] == UInt8(ascii: "\n") {
                    place = (place.line + 1, 1)
                } else if self[index] & 0xC0 != 0x80 {
                    place.column += 1
                }
                index += 1
            }
            return place
        }
    }
}
