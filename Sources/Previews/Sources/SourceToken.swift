import FramewrightMacros

/// A word or a sign of Swift source, outside of comments and string literals.
struct SourceToken: Hashable, Sendable {
    /// A word without backticks, or one sign.
    let text: String
    /// The line, counted from 1.
    let line: Int

    /// Whether the token is a word: an identifier, a keyword or a number.
    var isWord: Bool { text.utf8.first.map(SourceScanner.isIdentifier) ?? false }
}

/// A string literal of Swift source.
struct SourceLiteral: Hashable, Sendable {
    /// The text between the quotes, as written.
    let text: String
    /// The line on which it begins.
    let line: Int
}

/// The tokens and literals of Swift source that are compiled on this platform.
struct SourceTokens: Sendable {
    let tokens: [SourceToken]
    let literals: [SourceLiteral]

    init(_ source: String) {
        let scanner = SourceScanner(source)
        let bytes = scanner.bytes
        var tokens: [SourceToken] = []
        var literals: [SourceLiteral] = []
        var (index, line) = (0, 1)
        while index < bytes.count {
            let start = index
            if let end = scanner.end(ofTokenAt: index) {
                if !scanner.hasPrefix("/", at: index) {
                    literals.append(SourceLiteral(text: Self.content(of: scanner.text(start..<end)), line: line))
                    // A literal separates what stands before and after it.
                    tokens.append(SourceToken(text: "\"", line: line))
                }
                index = end
            } else if let word = scanner.identifier(at: index) {
                tokens.append(SourceToken(text: scanner.text(word).filter { $0 != "`" }, line: line))
                index = word.upperBound
            } else {
                if !SourceScanner.isSpace(bytes[index]) {
                    tokens.append(SourceToken(text: String(UnicodeScalar(bytes[index])), line: line))
                }
                index += 1
            }
            line += bytes[start..<index].count { $0 == UInt8(ascii: "\n") }
        }
        self.tokens = ConditionalCompilation.active(in: tokens)
        self.literals = literals
    }

    private static func content(of literal: String) -> String {
        let inner = literal.drop { $0 == "#" }.drop { $0 == "\"" }
        return String(inner.reversed().drop { $0 == "#" }.drop { $0 == "\"" }.reversed())
    }
}
