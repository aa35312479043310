import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightCommand

struct ListedTextTests {
    @Test(arguments: [
        ("a\n::warning::b", "a\\n::warning::b"), ("a\r\nb", "a\\r\\nb"), ("::error::b", "\\u{3A}:error::b"),
        (" \u{3000}::error::b", " \u{3000}\\u{3A}:error::b"), ("a##[error]b", "a\\u{23}#[error]b"),
        ("##vso[x]###[y]", "\\u{23}#vso[x]#\\u{23}#[y]"), ("a::b, ## c [d]: ##", "a::b, ## c [d]: ##"),
        ("e\u{301} \u{1F469}\u{200D}\u{1F680} 文字", "e\u{301} \u{1F469}\u{200D}\u{1F680} 文字"),
    ])
    func `text in a listing is one line without commands`(text: String, listed: String) {
        #expect(text.listed() == listed)
    }

    @Test(.enabled(if: BuiltTool.path != nil, "the tool is not built"))
    func `a file's name with a line feed is one line of snapshot check`() throws {
        let folder = NSTemporaryDirectory() + "listed-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try OutputFile.write(Array(#"{"screens": [{"device": "iphone-se-1"}]}"#.utf8), to: "\(folder)/framewright.json")
        try OutputFile.write([], to: "\(folder)/game2048/start/z\n::warning title=a::b.png")
        let shell = try #require(ForeignProgram("bash", probe: ["--version"]))
        let script = #""$0" snapshot check --folder "$1" game2048/start"#
        let output = try shell.run(["-c", script, try #require(BuiltTool.path), folder]).output
        #expect(output.contains("game2048/start/z\\n::warning title=a::b.png"))
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::") })
    }
}
