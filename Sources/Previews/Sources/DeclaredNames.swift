/// The names that source files declare.
struct DeclaredNames: Sendable {
    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    private(set) var types: Set<String> = []
    private(set) var functions: Set<String> = []
    /// Variables and the cases of enumerations.
    private(set) var values: Set<String> = []

    init(_ files: some Sequence<[SourceToken]>) {
        for tokens in files {
            for index in tokens.indices.dropLast() { add(tokens, at: index) }
        }
    }

    private mutating func add(_ tokens: [SourceToken], at index: Int) {
        // `Type.class` and arguments such as `class:` are no declarations.
        guard tokens[index + 1].isWord, index == 0 || tokens[index - 1].text != "." else { return }
        let name = tokens[index + 1].text
        switch tokens[index].text {
        case let keyword where Self.typeKeywords.contains(keyword):
            if name != "func", name != "var" { types.insert(name) }
        case "func": functions.insert(name)
        case "var", "let": values.insert(name)
        case "case":
            // In a `switch`, a case begins with a period or a literal, or is bound by `let`.
            values.insert(name)
            functions.insert(name)
        default: break
        }
    }
}
