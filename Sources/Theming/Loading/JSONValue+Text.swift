import FramewrightDocuments

extension JSONValue {
    /// The text, if it is a string.
    var text: String? { if case .string(let text) = content { text } else { nil } }
}
