import FramewrightDocuments

extension DocumentNode {
    /// Returns the text of a single-line field: no control characters, and at most `count` Unicode scalars.
    func line(of count: Int) throws(DocumentError) -> String {
        let text = try string()
        guard text.unicodeScalars.count <= count else {
            throw error(
                .outOfRange, "\(text.unicodeScalars.count) characters where \(count) fit", hint: "shorten the text")
        }
        guard !text.unicodeScalars.contains(where: isControl) else {
            throw error(
                .invalid, "a line break or another control character", hint: "a text field holds one line: leave it out"
            )
        }
        return text
    }
}

/// Returns true for control characters and for line and paragraph separators, which Unicode puts in other categories.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
}

/// Returns the schema of such a text.
func lineSchema(_ description: String, of count: Int) -> String {
    #"""
    {
      "description": "\#(description)",
      "type": "string",
      "maxLength": \#(count),
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
    }
    """#
}
