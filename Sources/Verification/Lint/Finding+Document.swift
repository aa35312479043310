public import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension Finding {
    /// The finding as JSON. Coordinates that are not finite become null.
    public var output: JSONOutput {
        .object([
            ("rule", .string(rule.rawValue)), ("level", .string(level.rawValue)), ("view", .string(view)),
            ("path", .string(path)), ("x", Self.number(frame.minX)), ("y", Self.number(frame.minY)),
            ("width", Self.number(frame.width)), ("height", Self.number(frame.height)),
            ("explanation", .string(explanation)), ("moment", .optional(moment)),
        ])
    }

    private static func number(_ value: Double) -> JSONOutput { value.isFinite ? .double(value) : .null }

    /// Reads the JSON that `output` produces.
    package init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        rule = try reader.required("rule").choice()
        level = try reader.required("level").choice()
        view = try reader.string("view")
        path = try reader.string("path")
        func length(_ key: String) throws(DocumentError) -> Double { try reader.optional(key)?.double() ?? .nan }
        let origin = Point(x: try length("x"), y: try length("y"))
        frame = Rect(origin: origin, size: Size(width: try length("width"), height: try length("height")))
        explanation = try reader.string("explanation")
        moment = try reader.optional("moment")?.string()
        try reader.finish()
    }
}
