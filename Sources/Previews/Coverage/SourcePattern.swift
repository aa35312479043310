/// A name of the coverage table as it occurs in source code.
///
/// | in the table | in source code |
/// |---|---|
/// | `AsyncImage` | the type |
/// | `onHover` | a call of the modifier: `.onHover {` or `.onHover(` |
/// | `.multicolor` | a member |
/// | `popover(arrowEdge:)` | a call with an argument of this label |
/// | `listStyle(.inset)` | these words and signs |
struct SourcePattern: Hashable, Sendable {
    private enum Form: Hashable {
        case type, modifier, member, labelled, sequence
    }

    /// The name as in the table.
    let name: String
    private let form: Form
    private let words: [String]
    /// The position in `words` of the first identifier.
    private let anchor: Int

    /// The identifier that must occur.
    var identifier: String { words[anchor] }

    /// Returns nil for names that are not written as in source code, such as ranges of names.
    init?(_ name: String) {
        guard !name.contains(" ") || name.contains(":"), !name.contains("...") else { return nil }
        let words = SourceTokens(name).tokens.map(\.text)
        guard let anchor = words.firstIndex(where: { Self.isIdentifier($0) }) else { return nil }
        (self.name, self.words, self.anchor) = (name, words, anchor)
        form =
            switch (words.count, anchor) {
            case (1, _): words[0].first?.isUppercase == true ? .type : .modifier
            case (2, 1) where words[0] == ".": .member
            case (5..., 0) where words.suffix(2) == [":", ")"] && words[1] == "(": .labelled
            default: .sequence
            }
    }

    /// Whether the name occurs at the index of `identifier` in tokens.
    func matches(_ tokens: [SourceToken], at index: Int) -> Bool {
        func text(_ offset: Int) -> String? {
            tokens.indices.contains(index + offset) ? tokens[index + offset].text : nil
        }
        switch form {
        case .type: return text(-1) != "." || text(-2) == "SwiftUI"
        case .modifier: return text(-1) == "." && (text(1) == "(" || text(1) == "{")
        case .member: return text(-1) == "."
        case .labelled: return text(1) == "(" && hasLabel(words[2], in: tokens, from: index + 1)
        case .sequence: return words.indices.allSatisfy { text($0 - anchor) == words[$0] }
        }
    }

    /// Whether a declaration of the sources replaces the name.
    func isReplaced(by declared: DeclaredNames) -> Bool {
        switch form {
        case .type: declared.types.contains(identifier)
        case .modifier, .labelled: declared.functions.contains(identifier)
        case .member: declared.values.contains(identifier) || declared.functions.contains(identifier)
        case .sequence: declared.types.contains(identifier) || declared.functions.contains(identifier)
        }
    }

    /// Whether the call whose arguments open at `index` has a label.
    private func hasLabel(_ label: String, in tokens: [SourceToken], from index: Int) -> Bool {
        var depth = 0
        for next in index..<tokens.count {
            switch tokens[next].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return false }
            case label where depth == 1 && next + 1 < tokens.count && tokens[next + 1].text == ":": return true
            default: break
            }
        }
        return false
    }

    private static func isIdentifier(_ word: String) -> Bool {
        word.first.map { $0.isLetter || $0 == "_" } ?? false
    }
}
