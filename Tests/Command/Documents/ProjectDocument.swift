import Foundation
import Testing

/// The README or an article, and its fenced blocks.
struct ProjectDocument: CustomTestStringConvertible, Sendable {
    /// A fenced block.
    struct Block: Sendable {
        /// The word behind the opening fence, such as `sh`.
        let language: String
        /// The lines of the block, without the fences' indentation.
        var text: String
        /// The HTML comments directly above the block, by the part before the colon: `not run`, `file`, `exits 1`.
        let marks: [String: String]
        /// The line of the opening fence.
        let line: Int
    }

    /// The path in the checkout.
    let path: String
    /// The whole text.
    let text: String
    /// The fenced blocks, in order.
    let blocks: [Block]

    var testDescription: String { path }

    /// The root folder of the checkout.
    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path
    /// The folder of the articles, in the checkout.
    static let catalogue = "Sources/Framewright/Framewright.docc"
    /// The names of the articles.
    static let articles = ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(catalogue)")) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()
    /// The README and every article.
    static let all = (["README.md"] + articles.map { "\(catalogue)/\($0)" }).map(ProjectDocument.init)

    init(path: String) {
        self.path = path
        text = (try? String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)) ?? ""
        blocks = Self.blocks(of: text)
    }

    private static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var marks: [String: String] = [:]
        var open: (block: Block, indent: Int)?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.drop { $0 == " " }
            if let (block, indent) = open {
                if trimmed == "```" {
                    blocks.append(block)
                    open = nil
                } else {
                    open?.block.text += line.dropFirst(indent) + "\n"
                }
            } else if trimmed.hasPrefix("```") {
                let block = Block(language: String(trimmed.dropFirst(3)), text: "", marks: marks, line: index + 1)
                open = (block, line.count - trimmed.count)
                marks = [:]
            } else if let mark = trimmed.wholeMatch(of: /<!-- ([^:]+?)(?:: (.*))? -->/)?.output {
                marks[String(mark.1)] = mark.2.map(String.init) ?? ""
            } else {
                marks = [:]
            }
        }
        return blocks
    }
}
