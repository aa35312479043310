import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@MainActor
struct LintSettingsTests {
    private func settings(_ lint: String) throws -> LintSettings {
        let text = #"{"screens": [{"device": "iphone-se-1"}], "lint": \#(lint)}"#
        return try SnapshotSettings(parsing: Array(text.utf8), file: "framewright.json").lint
    }

    @Test func `a project sets the levels and limits of rules`() throws {
        let lint = try settings(#"{"rules": {"contrast": "warning", "overlap": "off"}, "touchSide": 24}"#)
        #expect(lint.level(of: .contrast) == .warning && lint.level(of: .overlap) == .off)
        #expect(lint.level(of: .truncatedText) == .error && lint.touchSide == 24 && lint.textContrast == 4.5)
    }

    @Test(arguments: [
        #"{"rules": {"contrst": "off"}}"#, #"{"rules": {"contrast": "maybe"}}"#, #"{"touchSide": -1}"#,
        #"{"limit": 3}"#, "[]",
    ])
    func `an invalid setting is rejected`(lint: String) {
        #expect(throws: DocumentError.self) { try settings(lint) }
    }

    @Test func `a rule that is off finds nothing, and a warning is no error`() throws {
        let cut = Text("far too long for this").lineLimit(1).frame(width: 40)
        var lint = LintSettings()
        lint.set(.truncatedText, to: .warning)
        #expect(try Linting.layout(cut).findings(lint).filter { $0.rule == .truncatedText }.map(\.isError) == [false])
        lint.set(.truncatedText, to: .off)
        #expect(try !Linting.layout(cut).findings(lint).contains { $0.rule == .truncatedText })
    }

    @Test func `every rule has a level and a description`() {
        let lint = LintSettings()
        #expect(LintRule.allCases.allSatisfy { lint.checks($0) && !$0.summary.isEmpty })
    }
}
