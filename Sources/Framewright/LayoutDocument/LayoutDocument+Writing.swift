package import FramewrightDocuments
package import FramewrightDrawing

extension LayoutDocument {
    /// The text of the file, identical for identical layouts. Each node is one line, so that line-based diffs work.
    public var text: String {
        var lines = ["{"]
        lines += head.map { key, value in "  \(JSONOutput.string(key).text): \(value.text)," }
        lines.append("  \"nodes\": [")
        lines += nodes.enumerated().map { index, node in
            "    \(node.output.text)\(index == nodes.count - 1 ? "" : ",")"
        }
        return (lines + ["  ]", "}", ""]).joined(separator: "\n")
    }

    private var head: [(String, JSONOutput)] {
        [
            ("format", .string(Self.format)), ("version", .int(Self.version)), ("renderer", .string(renderer)),
            ("scene", .string(scene)), ("theme", .string(theme)), ("context", .optional(context)),
            ("locale", .string(locale)), ("screen", screen.output),
        ]
    }
}

extension LayoutDocument.Screen {
    fileprivate var output: JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("width", .double(size.width)), ("height", .double(size.height)), ("scale", .double(scale)),
            (
                "safeArea",
                .object([
                    ("top", .double(safeAreaInsets.top)), ("leading", .double(safeAreaInsets.leading)),
                    ("bottom", .double(safeAreaInsets.bottom)), ("trailing", .double(safeAreaInsets.trailing)),
                ])
            ),
        ]
        if let direction { members.append(("direction", .string(direction.name))) }
        if let textSize { members.append(("textSize", .string("\(textSize)"))) }
        return .object(members)
    }
}

extension LayoutDocument.Node {
    /// Default values (no identifier, not clipping) are omitted.
    fileprivate var output: JSONOutput {
        var members: [(String, JSONOutput)] = [("path", .string(path)), ("type", .string(type))]
        if let identifier { members.append(("identifier", .string(identifier))) }
        members.append(("frame", .frame(frame)))
        if clips { members.append(("clips", .bool(true))) }
        if opacity != 1 { members.append(("opacity", .number(opacity))) }
        if let text { members.append(("text", text.output)) }
        return .object(members)
    }
}

extension LayoutDocument.PlacedText {
    fileprivate var output: JSONOutput {
        let fonts = fonts.map { font in
            JSONOutput.object([("face", .string(font.face)), ("size", .number(font.size))])
        }
        var members: [(String, JSONOutput)] = [
            ("string", .string(string)), ("fonts", .array(fonts)), ("lines", .int(lines)),
            ("firstBaseline", .number(firstBaseline)), ("lastBaseline", .number(lastBaseline)),
        ]
        if isTruncated { members.append(("truncated", .bool(true))) }
        if isClipped { members.append(("clipped", .bool(true))) }
        return .object(members)
    }
}

extension JSONOutput {
    /// Returns a number. NaN and infinities become the strings `nan`, `infinity` and `-infinity`.
    package static func number(_ number: Double) -> JSONOutput {
        if number.isFinite { return .double(number) }
        return .string(number.isNaN ? "nan" : number > 0 ? "infinity" : "-infinity")
    }

    /// Returns a frame as its origin and size.
    package static func frame(_ frame: Rect) -> JSONOutput {
        .object([
            ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)),
            ("height", .number(frame.height)),
        ])
    }
}
