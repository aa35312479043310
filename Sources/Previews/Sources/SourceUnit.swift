/// A declaration at the top level of a file, or a member of an extension.
struct SourceUnit: Sendable {
    /// The names by which other code uses it.
    let names: Set<String>
    /// The type that an extension extends; nil for others.
    let extended: String?
    /// Whether the declaration is a `#Preview`.
    let isPreview: Bool
    /// The line of the declaration.
    let line: Int
    /// The indices of its tokens.
    let range: Range<Int>

    private static let keywords: Set = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias", "init",
        "subscript",
    ]

    /// Returns the declarations of a file in order.
    static func all(in tokens: [SourceToken]) -> [SourceUnit] {
        split(tokens, tokens.indices).flatMap { range -> [SourceUnit] in
            let start = range.lowerBound
            guard tokens[start].text == "extension", let open = tokens[range].firstIndex(where: { $0.text == "{" })
            else { return [unit(tokens, range, extending: nil)] }
            let path = tokens[(start + 1)..<open].prefix { $0.isWord || $0.text == "." }
            let type = path.last?.text
            return split(tokens, (open + 1)..<range.upperBound).map { unit(tokens, $0, extending: type) }
        }
    }

    private static func unit(_ tokens: [SourceToken], _ range: Range<Int>, extending type: String?) -> SourceUnit {
        let start = range.lowerBound
        let isPreview = tokens[start].text == "#"
        let name = start + 1 < range.upperBound ? tokens[start + 1].text : ""
        return SourceUnit(
            names: isPreview ? [] : [name], extended: type, isPreview: isPreview, line: tokens[start].line,
            range: range)
    }

    /// Splits a range at the keywords of the declarations that are directly in it.
    private static func split(_ tokens: [SourceToken], _ range: Range<Int>) -> [Range<Int>] {
        var starts: [Int] = []
        var depth = 0
        for index in range {
            switch tokens[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "#" where depth == 0 && index + 1 < range.upperBound && tokens[index + 1].text == "Preview":
                starts.append(index)
            case let text where depth == 0 && keywords.contains(text) && !isModifier(tokens, at: index):
                starts.append(index)
            default: break
            }
        }
        return starts.indices.map { starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : range.upperBound) }
    }

    /// `class func` and `class var` declare members; `.init` and `some.var` are no declarations.
    private static func isModifier(_ tokens: [SourceToken], at index: Int) -> Bool {
        if index > 0, tokens[index - 1].text == "." { return true }
        guard tokens[index].text == "class", index + 1 < tokens.count else { return false }
        return ["func", "var", "let"].contains(tokens[index + 1].text)
    }
}
