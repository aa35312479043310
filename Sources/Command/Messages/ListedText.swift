import FramewrightDocuments

extension StringProtocol {
    /// The text on one line of a listing, without control characters and without commands for the log's reader.
    ///
    /// Continuous integration takes commands from what a program prints: `::` at the start of a line, after any white
    /// space, and `##[`, `##vso[` or the like anywhere. Names and details may come from any file, so the first sign of
    /// a command is escaped.
    func listed() -> String {
        var result = String.UnicodeScalarView()
        var rest = printable().unicodeScalars[...]
        var isAtStart = true
        while let scalar = rest.popFirst() {
            let isCommand =
                scalar == ":" && isAtStart && rest.first == ":"
                || scalar == "#" && rest.first == "#" && rest.dropFirst().first { !$0.isCommandLetter } == "["
            result.append(contentsOf: isCommand ? scalar.spelledOut.unicodeScalars : String(scalar).unicodeScalars)
            isAtStart = isAtStart && scalar.properties.isWhitespace
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isCommandLetter: Bool { properties.isAlphabetic && isASCII }

    fileprivate var spelledOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
