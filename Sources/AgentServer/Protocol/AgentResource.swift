import FramewrightDocuments

/// A document that agents read.
struct AgentResource: Sendable {
    let address: String
    let name: String
    let text: String
    let mimeType: String
    /// Returns the document.
    let content: @Sendable () -> String

    var output: JSONOutput {
        .object([
            ("uri", .string(address)), ("name", .string(name)), ("description", .string(text)),
            ("mimeType", .string(mimeType)),
        ])
    }

    var contentOutput: JSONOutput {
        .object([("uri", .string(address)), ("mimeType", .string(mimeType)), ("text", .string(content()))])
    }
}
