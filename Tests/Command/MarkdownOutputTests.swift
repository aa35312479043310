import Foundation
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightCommand

struct MarkdownOutputTests {
    private let folder = NSTemporaryDirectory() + "markdown-" + UUID().uuidString

    private func write(_ text: String, _ name: String) throws {
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try InputFile.read("\(folder)/\(name)", limit: 1 << 24), as: UTF8.self)
    }

    private func report(_ count: Int = 1) -> ReviewReport {
        ReviewReport(title: "S", results: (0..<count).map { SnapshotResult(file: "\($0)", .missing(image: nil)) })
    }

    private func output(step: String?) -> MarkdownOutput {
        MarkdownOutput(path: "\(folder)/a.md", imageAddress: nil, stepSummary: step.map { "\(folder)/\($0)" })
    }

    @Test func `a summary is added to the step summary and replaces any other file`() throws {
        let summary = report().markdown()
        try write("# Before\n", "a.md")
        try output(step: "../\(folder.split(separator: "/").last ?? "")/a.md").write(report())
        #expect(try text("a.md") == "# Before\n\n" + summary)
        try output(step: "a.md").write(report())
        #expect(try text("a.md") == "# Before\n\n" + summary + "\n" + summary)
        try output(step: "b.md").write(report())
        #expect(try text("a.md") == summary)
        try write("", "a.md")
        try output(step: "a.md").write(report())
        #expect(try text("a.md") == summary)
    }

    @Test func `a step summary never exceeds what GitHub shows`() throws {
        try write(String(repeating: "x", count: MarkdownOutput.stepLimit - 5000), "a.md")
        try output(step: "a.md").write(report(1000))
        #expect(
            try text("a.md").utf8.count <= MarkdownOutput.stepLimit && text("a.md").contains("more are not in this"))
        try write(String(repeating: "x", count: MarkdownOutput.stepLimit - 10), "a.md")
        #expect(throws: FileError.self) { try output(step: "a.md").write(report()) }
        #expect(try text("a.md").utf8.count == MarkdownOutput.stepLimit - 10)
    }

    @Test func `images are relative to the summary, or below the published address`() throws {
        try write("", "failures/a b|(1).png")
        let image = "\(folder)/failures/a b|(1).png"
        #expect(output(step: nil).address(of: image) == "failures/a%20b%7C%281%29.png")
        var other = MarkdownOutput(path: "\(folder)/x/y/a.md", imageAddress: nil, stepSummary: nil)
        try Folder.create(for: other.path)
        #expect(other.address(of: image) == "../../failures/a%20b%7C%281%29.png")
        #expect(output(step: "a.md").address(of: image) == nil)
        other = MarkdownOutput(path: "a.md", imageAddress: "https://example.com/12", stepSummary: "a.md")
        #expect(other.address(of: image) == nil)
        #expect(other.address(of: "Snapshots/failures/ü.png") == "https://example.com/12/Snapshots/failures/%C3%BC.png")
    }

    @MainActor
    @Test(arguments: [
        ("lint pet --markdown -", "a report is a file"),
        ("lint pet --image-address https://example.com", "--image-address is for --markdown"),
        ("lint pet --markdown a.md --image-address example", "'example' is no address"),
    ])
    func `options that cannot be followed are rejected`(line: String, message: String) {
        let failure = failure(of: line.split(separator: " ").map(String.init))
        #expect(failure?.status == .usage && failure?.message.contains(message) == true, "\(failure?.message ?? "-")")
    }

    @MainActor @Test func `an empty variable for the step summary is named`() {
        let failure = failure(of: ["lint", "pet", "--markdown", ""])
        #expect(failure?.status == .usage && failure?.message.contains("GITHUB_STEP_SUMMARY is set in") == true)
    }
}
