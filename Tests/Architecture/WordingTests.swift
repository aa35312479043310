import Foundation
import Testing

/// Comments are plain technical English: they begin with a verb or a noun phrase, keep to 120 columns, carry no
/// dates and use the words of CONTRIBUTING.md.
struct WordingTests {
    /// Words with the term to write instead.
    private static let words: KeyValuePairs<String, String> = [
        "nobody": "no view, no caller", "somebody": "another process, a caller", "mend(?:s|ed|ing)?": "fix",
        "lets? go of": "release", "(?:give|gives|gave|given) up": "cancel", "witness(?:es)?": "oracle",
        "baton": "token",
        "doorstep": "executable", "cellar": "C module", "films?|filmed": "animation", "ghosts?": "removed view",
        "crews?": "worker pool", "task boards?": "job queue", "slow twins?": "reference implementation",
    ]

    /// Technical terms that contain such a word.
    private static let allowed = ["protocol witness", "witness table"]

    private static let beginnings: Set<Substring> = ["What", "Of", "Where", "Those", "Nobody", "Whoever", "How"]

    @Test(arguments: ["Sources", "Tests"])
    func `comments begin with a verb or a noun phrase`(folder: String) throws {
        let found = try comments(below: folder).filter { !$0.continues }
            .filter { $0.text.split(separator: " ").first.map(Self.beginnings.contains) ?? false }
        #expect(found.map(\.description) == [])
    }

    @Test(arguments: ["Sources", "Tests"])
    func `comments keep to 120 columns and carry no date`(folder: String) throws {
        let date = try NSRegularExpression(pattern: #"\b20\d\d-\d\d-\d\d\b"#)
        let found = try comments(below: folder).filter { $0.columns > 120 || date.matches($0.text) }
        #expect(found.map(\.description) == [])
    }

    @Test(arguments: ["Sources", "Tests"])
    func `comments use the project's words`(folder: String) throws {
        let comments = try comments(below: folder)
        for (word, term) in Self.words {
            let pattern = try NSRegularExpression(pattern: #"\b(?:\#(word))\b"#, options: .caseInsensitive)
            let found = comments.filter { comment in
                pattern.matches(comment.prose)
                    && !Self.allowed.contains { comment.prose.localizedCaseInsensitiveContains($0) }
            }
            #expect(found.map(\.description) == [], "write \"\(term)\"")
        }
    }

    @Test(arguments: ["Sources", "Tests"])
    func `documented parameters are parameters of the declaration below`(folder: String) throws {
        let root = "\(Checkout.root)/\(folder)"
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        var unknown: [String] = []
        for file in files.sorted() where file.hasSuffix(".swift") {
            let lines = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            var names: [Substring] = []
            for (index, line) in lines.enumerated() {
                guard line.drop(while: { $0 == " " }).hasPrefix("///") else {
                    let declaration = lines[index...].prefix(14).joined(separator: " ")
                    unknown += names.filter { !declaration.contains("\($0):") }.map {
                        "\(folder)/\(file):\(index): \($0)"
                    }
                    names = []
                    continue
                }
                names += line.matches(of: #/^ *///  ? ?- (?:Parameter )?(\w+):/#).map(\.1)
                    .filter { !["Parameters", "Parameter", "Returns", "Throws", "Note", "Precondition"].contains($0) }
            }
        }
        #expect(unknown == [])
    }

    /// The lines of all comments that stand on lines of their own.
    private func comments(below folder: String) throws -> [CommentLine] {
        let root = "\(Checkout.root)/\(folder)"
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
            return comments(in: text, of: "\(folder)/\(file)")
        }
    }

    private func comments(in text: String, of file: String) -> [CommentLine] {
        var found: [CommentLine] = []
        var last = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.drop { $0 == " " }
            guard trimmed.hasPrefix("//") else { continue }
            let text = trimmed.drop { $0 == "/" }.drop { $0 == " " }
            found.append(
                CommentLine(
                    place: "\(file):\(index + 1)", text: String(text), columns: line.count,
                    continues: last == index && index > 0))
            last = index + 1
        }
        return found
    }
}

/// One line of a comment.
private struct CommentLine: CustomStringConvertible {
    let place: String
    let text: String
    let columns: Int
    /// True if the line above belongs to the same comment.
    let continues: Bool

    /// The text without code spans.
    var prose: String { text.replacing(#/`[^`]*`/#, with: "") }

    var description: String { "\(place): \(text)" }
}

extension NSRegularExpression {
    fileprivate func matches(_ text: String) -> Bool {
        firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
