import FramewrightDocuments

/// The elements of an XML file in document order, the root first.
///
/// Has at least one element, and none deeper than `SVGLimits.depth`.
struct XMLDocument {
    private(set) var elements: [XMLElement] = []
    private let bytes: [UInt8]

    /// Parses a whole file. Keeps the text of `style` elements only.
    init(_ file: [UInt8]) throws(CodecError) {
        do {
            var reader = try XMLReader(file, limits: SVGLimits.xml)
            bytes = reader.bytes
            elements = try Self.elements(&reader)
        } catch {
            throw .invalidSVG(
                reason: error.reason, hint: Self.hint(error), line: error.position.line, column: error.position.column)
        }
    }

    private static func elements(_ reader: inout XMLReader) throws(XMLError) -> [XMLElement] {
        var elements: [XMLElement] = []
        var open: [Int] = []
        while let event = try reader.next() {
            switch event {
            case .start(let tag):
                if let parent = open.last { elements[parent].children.append(elements.count) }
                elements.append(XMLElement(tag: tag, parent: open.last))
                open.append(elements.count - 1)
            case .end: open.removeLast()
            case .text(let text, _):
                if let last = open.last, elements[last].name == "style" { elements[last].text += text }
            }
        }
        return elements
    }

    /// Removes the texts of all style elements.
    mutating func removeStyles() {
        for index in elements.indices { elements[index].text = "" }
    }

    private static func hint(_ error: XMLError) -> String {
        if let hint = error.hint { return hint }
        return switch error.kind {
        case .tooDeep: "flatten its groups"
        case .tooLarge: "simplify the image"
        default: "export the image again from the program that made it"
        }
    }

    /// Returns line and column, from 1, of a byte of the file as UTF-8; columns count Unicode scalars.
    func position(of offset: Int) -> (line: Int, column: Int) { positions(of: [offset])[0] }

    /// Returns the positions of ascending offsets, in one pass.
    func positions(of offsets: [Int]) -> [(line: Int, column: Int)] {
        var counter = LineCounter()
        return offsets.map { offset in
            let position = counter.position(of: offset, in: bytes)
            return (position.line, position.column)
        }
    }
}
