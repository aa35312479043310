public import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension LayoutDocument {
    /// The maximum size of a layout file in bytes. Larger files are rejected before they are parsed. A node takes about
    /// 200 bytes.
    public static let fileSizeLimit = 64 << 20

    /// Parses a layout file.
    ///
    /// - Throws: `DocumentError` with the position of the error. Unknown keys are errors.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let document = try JSONDocument(
            parsing: bytes, file: file, limits: JSONLimits(bytes: Self.fileSizeLimit, depth: 8))
        var reader = try document.node.object()
        _ = try reader.optional("$schema")?.string()
        try Self.checkFormat(&reader)
        renderer = try reader.string("renderer")
        scene = try reader.string("scene")
        theme = try reader.string("theme")
        context = try reader.optional("context")?.string()
        locale = try reader.string("locale")
        screen = try Screen(try reader.required("screen"))
        nodes = try Self.nodes(try reader.array("nodes", count: 1 ... .max))
        try reader.finish()
    }

    private static func checkFormat(_ reader: inout ObjectReader) throws(DocumentError) {
        let node = try reader.required("format")
        guard try node.string() == format else {
            throw node.error(
                .invalid, "this is no layout", hint: "\(.writeLayout) writes one")
        }
        let version = try reader.required("version")
        guard try version.int() == Self.version else {
            throw version.error(
                .outOfRange, "a layout of another version than \(Self.version)", hint: "render it again")
        }
    }

    private static func nodes(_ entries: [DocumentNode]) throws(DocumentError) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(entries.count)
        var ancestry = Ancestry()
        for entry in entries {
            let node = try Node(entry)
            guard ancestry.enter(node.path) != .nowhere else {
                throw entry.error(
                    .invalid, "no view before \"\(node.path)\" is its parent",
                    hint: "every view but the first follows its parent and the views inside the ones before it")
            }
            nodes.append(node)
        }
        return nodes
    }
}

extension LayoutDocument.Screen {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        size = Size(width: try reader.double("width"), height: try reader.double("height"))
        scale = try reader.double("scale", in: Viewport.scales)
        var insets = try reader.object("safeArea")
        safeAreaInsets = EdgeInsets(
            top: try insets.double("top"), leading: try insets.double("leading"),
            bottom: try insets.double("bottom"), trailing: try insets.double("trailing"))
        try insets.finish()
        direction = try reader.optional("direction")?.word(of: LayoutDirection.allCases, \.name)
        textSize = try reader.optional("textSize")?.word(of: DynamicTypeSize.allCases) { "\($0)" }
        try reader.finish()
    }
}

extension LayoutDocument.Node {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        path = try reader.string("path")
        type = try reader.required("type").string(allowingEmpty: false)
        identifier = try reader.optional("identifier")?.string()
        frame = try reader.required("frame").frame()
        clips = try reader.optional("clips")?.bool() ?? false
        opacity = try reader.optional("opacity")?.double(in: 0...1) ?? 1
        if let node = reader.optional("text") { text = try LayoutDocument.PlacedText(node) }
        try reader.finish()
    }
}

extension LayoutDocument.PlacedText {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        string = try reader.string("string")
        fonts = []
        for entry in try reader.array("fonts") {
            var font = try entry.object()
            fonts.append(LayoutDocument.Font(face: try font.string("face"), size: try font.required("size").number()))
            try font.finish()
        }
        lines = try reader.int("lines", in: 1 ... .max)
        firstBaseline = try reader.required("firstBaseline").number()
        lastBaseline = try reader.required("lastBaseline").number()
        isTruncated = try reader.optional("truncated")?.bool() ?? false
        isClipped = try reader.optional("clipped")?.bool() ?? false
        try reader.finish()
    }
}

extension DocumentNode {
    /// The strings that stand for numbers without a JSON spelling.
    private enum NonFiniteNumber: String, CaseIterable {
        case nan
        case infinity
        case negativeInfinity = "-infinity"

        var value: Double {
            switch self {
            case .nan: .nan
            case .infinity: .infinity
            case .negativeInfinity: -.infinity
            }
        }
    }

    fileprivate func number() throws(DocumentError) -> Double {
        guard case .string = value.content else { return try double() }
        return try choice(NonFiniteNumber.self).value
    }

    fileprivate func frame() throws(DocumentError) -> Rect {
        var reader = try object()
        let frame = Rect(
            x: try reader.required("x").number(), y: try reader.required("y").number(),
            width: try reader.required("width").number(), height: try reader.required("height").number())
        try reader.finish()
        return frame
    }
}

extension DocumentNode {
    /// Returns the value whose name is this string.
    fileprivate func word<Value>(of values: [Value], _ name: (Value) -> String) throws(DocumentError) -> Value {
        let word = try string()
        if let value = values.first(where: { name($0) == word }) { return value }
        let names = values.map(name)
        throw error(
            .outOfRange, "unknown word \"\(word)\"",
            hint: Suggestion.hint(for: word, among: names, otherwise: "one of \(names.joined(separator: ", "))"))
    }
}
