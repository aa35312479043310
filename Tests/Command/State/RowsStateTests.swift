import FramewrightDocuments
import Testing

@testable import FramewrightCommand

/// Scores from CSV files.
@MainActor
struct RowsStateTests {
    private let files: ScoreFiles

    init() throws { files = try ScoreFiles() }

    @Test func `of a hundred thousand rows the best hundred are kept`() throws {
        let rows = (0..<100_000).map { "player \($0),\($0 * 7919 % 100_003)" }
        let path = try files.file("s.csv", "\u{FEFF}name,score\r\n" + rows.joined(separator: "\r\n"))
        let best = (0..<100_000).sorted { $0 * 7919 % 100_003 > $1 * 7919 % 100_003 }.prefix(100)
        #expect(try files.names("--state", path) == best.map { "player \($0)" })
    }

    @Test func `a table may be longer than a state document`() throws {
        let row = "\"Ada, \"\"the first\"\"\",3," + String(repeating: "x", count: 1000) + "\n"
        let path = try files.file("s.csv", String(repeating: row, count: 18_000) + "Bo,4,\n")
        #expect(try files.names("--state", path) == ["Bo", "Ada, \"the first\""])
        let document = try files.file("s.json", "{\"scene\": \"" + String(repeating: "x", count: 17 << 20))
        #expect(files.failure("--state", document)?.message.hasPrefix("the file has more than the 16777216") == true)
    }

    @Test(arguments: [
        ("name,score\nAda,3\nBo,x\n", "expected a whole number, found \"x\"", "3:4"),
        ("name,score\nAda,3\n\n,4\n", "a nickname without visible characters", "4:1"),
        ("Ada,3\nBo\n", "the row has 1 field, the first row has 2", "2:1"),
        ("Ada\n", "field 2 of the row is missing", "1:1"), ("", "the file is empty", "1:1"),
        ("Ada,-1\n", "score -1 is out of range", "1:5"),
    ])
    func `an error is reported with its position`(text: String, words: String, place: String) throws {
        let path = try files.file("s.csv", text)
        let failure = try #require(files.failure("--state", path))
        #expect(failure.status == .data && failure.message == "\(words), \(path):\(place)")
    }

    @Test func `the format is detected by the first character, not by the name`() throws {
        #expect(try files.names("--state", try files.file("scores", "Ada,3\n")) == ["Ada"])
        let json = #"{"scene": "course-rank", "version": 1, "state": {"entries": [{"name": "Bo", "score": 1}]}}"#
        #expect(try files.names("--state", try files.file("state", json)) == ["Bo"])
    }
}
