import Foundation
import Testing

/// Libraries name no commands and options of the tool: hints are data that a front end words.
struct CommandNameTests {
    /// The modules whose texts may name commands: the front ends.
    private static let frontEnds: Set<Substring> = ["Command", "CommandPlugin", "PreviewServer", "Tool"]

    /// Options of other programs.
    private static let foreign: Set = [
        "--repetitions", "--repeat-until", "--ours", "--theirs", "--reinstall", "--array", "--version",
        "--package-path", "--scratch-path", "--product", "--manifest-cache", "--disable-sandbox", "--type", "--tags",
        "--exact-match",
    ]

    private static let names = [
        #"\bframewright (?:preview|list|render|animate|play|matrix|snapshot|diff|lint|theme|serve|mcp|init|doctor|help)\b"#,
        #"\bsnapshot (?:record|verify|review|check|merge)\b"#, #"\btheme (?:new|check|sheet|diff|set|import|export)\b"#,
        #"(?<![\w-])--[a-z][a-z-]*"#,
    ]

    @Test func `texts of libraries and schemas name no command and no option`() throws {
        let names = try Self.names.map { try NSRegularExpression(pattern: $0) }
        let root = "\(Checkout.root)/Sources"
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        var places: [String] = []
        for file in files.sorted() where !Self.frontEnds.contains(file.prefix { $0 != "/" }) {
            let isSchema = file.hasPrefix("CResources/Schemas/")
            guard file.hasSuffix(".swift") || isSchema else { continue }
            let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
            // Files without a match, comments included, need no search for literals, which takes longer.
            guard !found(names, in: text).isEmpty else { continue }
            for (line, literal) in isSchema ? [(1, text)] : SourceLiterals(text).literals {
                places += found(names, in: literal).map { "\(file):\(line): \($0)" }
            }
        }
        #expect(places == [])
    }

    private func found(_ names: [NSRegularExpression], in text: String) -> [String] {
        names.flatMap { $0.matches(in: text, range: NSRange(text.startIndex..., in: text)) }
            .compactMap { Range($0.range, in: text).map { String(text[$0]) } }
            .filter { !Self.foreign.contains($0) }
    }

    @Test func `literals are found in lines, blocks and interpolations, not in comments`() {
        let source = """
            let a = "x -- \\(b("y")) z" // "comment"
            /// "doc"
            let c = #"raw "quoted" text"#
            let d = \"\"\"
                block "with" quotes
                \"\"\"
            """
        #expect(
            SourceLiterals(source).literals.map { "\($0.line) \($0.text)" }
                == [#"1 x -- \(b("y")) z"#, #"3 raw "quoted" text"#, #"5 block "with" quotes"#])
    }
}
