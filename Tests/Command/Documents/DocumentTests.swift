import Foundation
import Framewright
import FramewrightVerification
import Testing

/// The README and the articles are complete, and their Swift code is compiled by tests.
struct DocumentTests {
    private let readme = ProjectDocument(path: "README.md")

    @Test(arguments: ProjectDocument.all)
    func `Swift code of a document stands in a test`(document: ProjectDocument) {
        for block in document.blocks where block.language == "swift" {
            let text = block.text.trimmingCharacters(in: .newlines)
            #expect(
                Snippets.texts.contains(text),
                "\(document.path):\(block.line) is no snippet of a test: write it between // snippet: Name and // end")
        }
    }

    @Test func `the README has at most 150 lines and links every article`() {
        #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
        for article in ProjectDocument.articles where !["Framewright.md", "Coverage.md"].contains(article) {
            #expect(readme.text.contains("(\(ProjectDocument.catalogue)/\(article))"), "\(article)")
        }
    }

    @Test func `the workflow for users installs what the README installs`() throws {
        func packages(_ text: String) -> Set<Substring> {
            let list = text.components(separatedBy: "--no-install-recommends").dropFirst().first ?? ""
            let words = list.split { $0.isWhitespace }.prefix { $0 != "&&" && $0 != "-" }
            return Set(words.filter { $0 != "git" })
        }
        let path = "\(ProjectDocument.root)/Sources/CResources/Setup/workflow.yml"
        let workflow = try String(contentsOfFile: path, encoding: .utf8)
        #expect(packages(workflow) == packages(readme.text) && packages(readme.text).count > 10)
    }

    @Test func `links and images of the README lead to files`() {
        let links = readme.text.matches(of: /(?:\]\(|src=")([^)":]+)[)"]/).map { String($0.1) }
        #expect(links.count > 15)
        for link in links {
            #expect(FileManager.default.fileExists(atPath: "\(ProjectDocument.root)/\(link)"), "\(link)")
        }
    }

    @Test func `the landing page lists every article`() {
        let landing = ProjectDocument(path: "\(ProjectDocument.catalogue)/Framewright.md")
        for article in ProjectDocument.articles where article != "Framewright.md" {
            #expect(landing.text.contains("<doc:\(article.dropLast(3))>"), "\(article)")
        }
    }

    @Test func `the table of lint rules lists each rule with its default level and its description`() {
        let text = ProjectDocument(path: "\(ProjectDocument.catalogue)/LintAndSweeps.md").text
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let levels = LintSettings()
        let expected = LintRule.allCases.map {
            "| `\($0.rawValue)` | \(levels.level(of: $0).rawValue) | \($0.summary) |"
        }
        #expect(rows.map(String.init) == expected)
    }

    @Test func `the roles of the table are roles of themes`() throws {
        let text = ProjectDocument(path: "\(ProjectDocument.catalogue)/Themes.md").text
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `color.") }
        let roles = rows.flatMap { $0.matches(of: /`(color\.[\w.]+)`/).map { String($0.1) } }
        #expect(roles.count > 30)
        for role in roles { #expect(Theme.colorRoles.contains(role), "\(role)") }
    }
}

/// The parts of test files between `// snippet: Name` and `// end`.
///
/// Parts with one name are joined, so that a snippet's imports may stand at the top of the file.
private enum Snippets {
    static let texts = Set(named.values)

    private static let named: [String: String] = {
        var parts: [String: [String]] = [:]
        let folder = ProjectDocument.root + "/Tests"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in files where file.hasSuffix(".swift") {
            guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8),
                text.contains("// snippet: ")
            else { continue }
            read(text, into: &parts)
        }
        return parts.mapValues { $0.joined(separator: "\n").trimmingCharacters(in: .newlines) }
    }()

    private static func read(_ text: String, into parts: inout [String: [String]]) {
        var open: (name: String, indent: Int, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if let (name, indent, lines) = open {
                if trimmed == "// end" {
                    parts[name, default: []].append(lines.joined(separator: "\n"))
                    open = nil
                } else {
                    open = (name, indent, lines + [line.dropFirst(min(indent, line.count - trimmed.count))])
                }
            } else if trimmed.hasPrefix("// snippet: ") {
                open = (String(trimmed.dropFirst(12)), line.count - trimmed.count, [])
            }
        }
    }
}
