import Foundation
import FramewrightDocuments
import FramewrightTheming
import Testing

/// Every normative rule of the Design Tokens specification 2025.10 that applies to readers:
/// `Tests/Fixtures/DesignTokens` has a conforming and a violating file for each, with the section of the module.
struct SpecificationTests {
    @Test(arguments: Rule.all)
    func `a conforming file is read with its values`(rule: Rule) throws {
        let theme = try rule.theme(rule.valid, inputs: rule.inputs)
        for (path, value) in rule.resolves {
            #expect(theme.token(at: path)?.value.description == value, "\(path)")
        }
    }

    @Test(arguments: Rule.all)
    func `a violating file is rejected with the position`(rule: Rule) throws {
        let error = #expect(throws: DocumentError.self) { try rule.theme(rule.invalid, inputs: rule.invalidInputs) }
        #expect(error?.pointer == rule.pointer, "\(error.map { "\($0)" } ?? "")")
        #expect(error.map { !$0.problem.isEmpty && $0.line > 0 } == true)
    }

    @Test func `rules are unique and every module has rules`() {
        let names = Rule.all.map(\.testDescription)
        #expect(Set(names).count == names.count)
        #expect(Rule.all.count { $0.module == "format" } >= 100 && Rule.all.count { $0.module == "resolver" } >= 40)
        #expect(Rule.all.count { $0.module == "color" } >= 29)
    }
}

/// A rule of the specification with two files.
struct Rule: Sendable, CustomTestStringConvertible {
    let module: String
    let section: String
    let words: String
    let valid: [UInt8]
    let invalid: [UInt8]
    /// The position of the error in the violating file.
    let pointer: String
    /// The values of tokens in the conforming file.
    let resolves: [(path: String, value: String)]
    /// The selected contexts, as JSON; nil for all of them.
    let inputs: JSONValue?
    let invalidInputs: JSONValue?

    var testDescription: String { "\(module) \(section): \(words)" }

    static let all: [Rule] = ["format", "color", "resolver"].flatMap(read)

    func theme(_ bytes: [UInt8], inputs: JSONValue?) throws -> Theme {
        let name = "\(section).tokens.json"
        guard let inputs else { return try ThemeLoader.load(bytes, name: name) }
        let resolver = try ResolverDocument(JSONDocument(parsing: bytes, file: name))
        let input = Array(JSONOutput(inputs).text.utf8)
        return try resolver.theme(forInputs: try JSONDocument(parsing: input, file: "inputs").node)
    }

    private static func read(_ module: String) -> [Rule] {
        let path = themesFolder.deletingLastPathComponent().appending(
            path: "Tests/Fixtures/DesignTokens/\(module).json")
        guard let data = try? Data(contentsOf: path),
            let document = try? JSONDocument(parsing: Array(data), file: module),
            case .array(let rules) = document.root.content
        else { return [] }
        return rules.map { Rule($0, module: module) }
    }

    private init(_ value: JSONValue, module: String) {
        self.module = module
        section = value.text("section")
        words = value.text("rule")
        (valid, invalid) = (value.file("valid"), value.file("invalid"))
        pointer = value.text("pointer")
        resolves = value.members("resolves").map { ($0.key, $0.value.string) }
        inputs = value["inputs"].flatMap { $0.content == .null ? nil : $0 }
        invalidInputs = value["invalidInputs"].flatMap { $0.content == .null ? nil : $0 }
    }
}

extension JSONValue {
    fileprivate var string: String { if case .string(let text) = content { text } else { "" } }

    fileprivate func text(_ key: String) -> String { self[key]?.string ?? "" }

    fileprivate func members(_ key: String) -> [JSONMember] {
        if case .object(let members)? = self[key]?.content { members } else { [] }
    }

    /// Returns a file embedded in the file; a string if it is not JSON.
    fileprivate func file(_ key: String) -> [UInt8] {
        guard let value = self[key] else { return [] }
        if case .string(let text) = value.content { return Array(text.utf8) }
        return Array(JSONOutput(value).indented().utf8)
    }
}
