/// The names that source files declare.
struct DeclaredNames: Sendable {
    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    private(set) var types: Set<String> = []
    private(set) var functions: Set<String> = []
    /// Variables and the cases of enumerations.
    private(set) var values: Set<String> = []
    /// The static members by the names of their types, without the types around these.
    private var statics: [String: Set<String>] = [:]

    init(_ files: some Sequence<[SourceToken]>) {
        for tokens in files {
            for index in tokens.indices.dropLast() { add(tokens, at: index) }
            addStatics(of: tokens)
        }
    }

    /// Returns the static members that the type itself or its extensions declare.
    func staticMembers(of type: String) -> Set<String> { statics[type] ?? [] }

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

    private mutating func addStatics(of tokens: [SourceToken]) {
        // The types whose braces are open; nil for other braces.
        var open: [String?] = []
        var type: String?
        for index in tokens.indices {
            switch tokens[index].text {
            case "{":
                open.append(type)
                type = nil
            case "}": _ = open.popLast()
            case "static", "class":
                if let name = Self.staticMember(tokens, at: index) {
                    if let owner = open.last ?? nil { statics[owner, default: []].insert(name) }
                } else if let name = Self.type(tokens, at: index) {
                    type = name
                }
            default: if let name = Self.type(tokens, at: index) { type = name }
            }
        }
    }

    /// Returns the name of the member that `static` or `class` at the index declares, with other modifiers between.
    private static func staticMember(_ tokens: [SourceToken], at index: Int) -> String? {
        let modifiers: Set = [
            "public", "package", "internal", "private", "fileprivate", "final", "lazy", "nonisolated",
        ]
        let rest = tokens[(index + 1)...].drop {
            modifiers.contains($0.text) || ["(", "set", "unsafe", ")"].contains($0.text)
        }
        guard let keyword = rest.first, ["let", "var", "func"].contains(keyword.text) else { return nil }
        return rest.dropFirst().first?.text
    }

    /// Returns the name of the type that is declared or extended at the index: `Color` for `extension SwiftUI.Color`.
    private static func type(_ tokens: [SourceToken], at index: Int) -> String? {
        let keyword = tokens[index].text
        guard keyword == "extension" || typeKeywords.contains(keyword), keyword != "typealias",
            index == 0 || ![".", ":", ","].contains(tokens[index - 1].text), index + 1 < tokens.count,
            tokens[index + 1].isWord
        else { return nil }
        var last = index + 1
        while last + 2 < tokens.count, tokens[last + 1].text == ".", tokens[last + 2].isWord { last += 2 }
        return tokens[last].text
    }
}
