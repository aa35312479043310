import FramewrightDocuments

/// The identifier of a request: a string or a number, returned with the answer as it was spelled.
enum RequestID: Hashable, Sendable {
    case text(String)
    case number(String)

    /// Reads an identifier. Returns nil for anything but a string or a number.
    init?(_ node: DocumentNode) {
        switch node.value.content {
        case .string(let text): self = .text(text)
        case .number(let number): self = .number(number.text)
        default: return nil
        }
    }

    var output: JSONOutput {
        switch self {
        case .text(let text): .string(text)
        case .number(let text): JSONNumber(text).map(JSONOutput.spelled) ?? .string(text)
        }
    }
}
