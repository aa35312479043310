import FramewrightDocuments

/// The texts of source files, for questions that need no compiler.
struct SourceTexts {
    private static let importKinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    private var texts: [String: String] = [:]
    private var declared: [String: Set<String>] = [:]

    /// Returns the line on which a file imports a module on this platform; nil if it does not.
    mutating func line(importing module: Substring, in path: String) -> Int? {
        imports(in: path).first { $0.module == module }?.line
    }

    /// Returns the modules that a file imports on this platform.
    mutating func imports(in path: String) -> [(module: Substring, line: Int)] {
        let tokens = SourceTokens(text(of: path)).tokens
        return tokens.indices.filter { tokens[$0].text == "import" && Self.beginsStatement($0, tokens) }
            .compactMap { index in
                let words = tokens[(index + 1)...].prefix { $0.line == tokens[index].line }
                let name = words.first { !Self.importKinds.contains($0.text[...]) }
                return name.map { ($0.text[...], tokens[index].line) }
            }
    }

    /// Whether a token is the first of a statement, apart from attributes and access levels.
    private static func beginsStatement(_ index: Int, _ tokens: [SourceToken]) -> Bool {
        guard index > 0, tokens[index - 1].line == tokens[index].line else { return true }
        let before = tokens[index - 1].text
        return [";", ")", "public", "package", "internal", "fileprivate", "private"].contains(before)
            || (index > 1 && tokens[index - 2].text == "@")
    }

    /// Reads a file again when it is asked for.
    mutating func forget(_ path: String) { (texts[path], declared[path]) = (nil, nil) }

    /// Returns the names that a file declares, at any depth.
    mutating func names(in path: String) -> Set<String> {
        if let names = declared[path] { return names }
        let found = DeclaredNames([SourceTokens(text(of: path)).tokens])
        let names = found.types.union(found.functions).union(found.values)
        declared[path] = names
        return names
    }

    /// Returns the identifiers in a text.
    static func words(in text: Substring) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Returns the text of a file; none if it cannot be read.
    mutating func text(of path: String) -> String {
        if let text = texts[path] { return text }
        let bytes = (try? InputFile.read(path, limit: SourceIndex.largestFile, isRegular: true)) ?? []
        let text = String(decoding: bytes, as: UTF8.self)
        texts[path] = text
        return text
    }
}
