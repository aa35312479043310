import FramewrightDocuments

/// A tool as clients list it.
struct ToolDescription: Sendable {
    let name: String
    let title: String
    let text: String
    let parameters: [ToolParameter]
    /// True if a call changes nothing that later calls depend on.
    var isReadOnly = true

    var output: JSONOutput {
        .object([
            ("name", .string(name)), ("title", .string(title)), ("description", .string(text)),
            ("inputSchema", schema),
            (
                "annotations",
                .object([
                    ("readOnlyHint", .bool(isReadOnly)), ("destructiveHint", .bool(false)),
                    ("openWorldHint", .bool(false)),
                ])
            ),
        ])
    }

    private var schema: JSONOutput {
        let required = parameters.filter(\.isRequired).map { JSONOutput.string($0.name) }
        return .object(
            [
                ("type", .string("object")), ("properties", .object(parameters.map { ($0.name, $0.schema) })),
                ("additionalProperties", .bool(false)),
            ] + (required.isEmpty ? [] : [("required", .array(required))]))
    }
}

/// An argument of a tool.
struct ToolParameter: Sendable {
    /// The values that an argument takes.
    enum Kind: Sendable {
        case text
        case number(ClosedRange<Double>)
        case flag
        case word([String])
        case words
        case object
    }

    let name: String
    let kind: Kind
    let text: String
    var isRequired = false

    init(_ name: String, _ kind: Kind, _ text: String, isRequired: Bool = false) {
        (self.name, self.kind, self.text, self.isRequired) = (name, kind, text, isRequired)
    }

    fileprivate var schema: JSONOutput { .object(type + [("description", .string(text))]) }

    private var type: [(String, JSONOutput)] {
        switch kind {
        case .text: [("type", .string("string"))]
        case .number(let range):
            [
                ("type", .string("number")), ("minimum", .double(range.lowerBound)),
                ("maximum", .double(range.upperBound)),
            ]
        case .flag: [("type", .string("boolean"))]
        case .word(let words): [("type", .string("string")), ("enum", .array(words.map(JSONOutput.string)))]
        case .words: [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
        case .object: [("type", .string("object"))]
        }
    }
}
