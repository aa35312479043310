import FramewrightDocuments

/// The result of a tool.
struct ToolResult: Hashable, Sendable {
    /// A part of a result.
    enum Content: Hashable, Sendable {
        case text(String)
        /// A PNG file.
        case image([UInt8])

        fileprivate var output: JSONOutput {
            switch self {
            case .text(let text): .object([("type", .string("text")), ("text", .string(text))])
            case .image(let bytes):
                .object([
                    ("type", .string("image")), ("data", .string(Base64.text(bytes))),
                    ("mimeType", .string("image/png")),
                ])
            }
        }
    }

    var content: [Content]
    /// True if the tool could not do what it was asked to. The text says why, and what to do.
    var isError = false

    init(_ content: [Content], isError: Bool = false) { (self.content, self.isError) = (content, isError) }

    init(_ text: String) { self.init([.text(text)]) }

    var members: [(String, JSONOutput)] {
        [("content", .array(content.map(\.output))), ("isError", .bool(isError))]
    }
}
