/// Checks of a query before SQLite parses it.
enum SQLText {
    /// Returns true if the first word begins a query. SQLite treats some statements that change its settings as
    /// read-only.
    static func isSelect(_ query: String) -> Bool {
        let rest = skippingBlanks(query[...]) { $0 == "(" }
        return ["select", "with", "values"].contains(rest.prefix { $0.isLetter }.lowercased())
    }

    /// Returns the text from the first character that is not white space, a semicolon or part of a comment.
    static func skippingBlanks(_ text: Substring, also isSkipped: (Character) -> Bool = { _ in false }) -> Substring {
        var rest = text
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == ";" || isSkipped($0) }
            if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else {
                return rest
            }
        }
    }
}
