import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import FramewrightVerification
import Testing

struct ShardResultsTests {
    private static let names = (0..<60).map { "scene/state-\($0)/<phone> \"\u{1F600}\".png" }

    /// Returns the results of a run of 60 images, of which every seventh is missing.
    private func results(_ shard: Shard, names: [String] = names, title: String = "Snapshots") -> ShardResults {
        var (plan, rows): (ShardPlan, [(index: Int, result: SnapshotResult)]) = (ShardPlan(shard), [])
        for name in names {
            guard let index = plan.take(name) else { continue }
            rows.append((index, SnapshotResult(file: name, index % 7 == 0 ? .missing(image: nil) : .same)))
        }
        return ShardResults(
            .snapshots, title: title, folder: title, acceptingCommand: "framewright snapshot record", plan: plan,
            rows: rows)
    }

    /// Writes the results as text and reads them back, as between machines.
    private func parts(_ count: Int) throws -> [(file: String, results: ShardResults)] {
        try (1...count).map { number in
            let shard = try #require(Shard(number: number, count: count))
            let text = results(shard).text
            return ("\(number).json", try ShardResults(parsing: Array(text.utf8), file: "\(number).json"))
        }
    }

    @Test(arguments: [1, 2, 5, 64])
    func `merged shards in any order give the same bytes as a single run`(count: Int) throws {
        let single = results(.whole)
        var generator = SystemRandomNumberGenerator()
        let merged = try ShardResults.merge(try parts(count).shuffled(using: &generator))
        #expect(merged.results == single.results)
        #expect(try merged.report.html() == single.report.html())
        #expect(merged.report.junit() == single.report.junit())
        #expect(merged.report.codeQuality(folder: "S") == single.report.codeQuality(folder: "S"))
        #expect(merged.report.githubAnnotations(folder: "S") == single.report.githubAnnotations(folder: "S"))
    }

    @Test func `status that no result has is an error with its place`() throws {
        let text = results(.whole).text.replacing("\"missing\"", with: "\"mising\"", maxReplacements: 1)
        let error = #expect(throws: DocumentError.self) { try ShardResults(parsing: Array(text.utf8), file: "a.json") }
        #expect(error?.problem == "unknown status \"mising\"" && error?.hint == "did you mean \"missing\"?")
        #expect(error?.line == 11)
    }

    @Test func `a missing shard is noticed, and one that is there twice`() throws {
        var parts = try parts(5)
        parts.remove(at: 2)
        #expect(throws: MergeError.missing([3], of: 5)) { try ShardResults.merge(parts) }
        parts.append(("again.json", parts[0].results))
        #expect(throws: MergeError.twice(parts[0].results.shard, "1.json", "again.json")) {
            try ShardResults.merge(parts)
        }
    }

    @Test func `shards of another run are detected`() throws {
        let other = ("b.json", results(try #require(Shard("2/2")), names: Self.names + ["new.png"]))
        let first = ("a.json", results(try #require(Shard("1/2"))))
        #expect(throws: MergeError.otherRun("a.json", "b.json", "60 and 61 of everything")) {
            try ShardResults.merge([first, other])
        }
        let renamed = ("b.json", results(try #require(Shard("2/2")), names: ["new.png"] + Self.names.dropFirst()))
        #expect(throws: MergeError.otherRun("a.json", "b.json", "not the same names were to be done")) {
            try ShardResults.merge([first, renamed])
        }
        let count = ("b.json", results(try #require(Shard("2/3"))))
        #expect(throws: MergeError.self) { try ShardResults.merge([first, count]) }
        let title = ("b.json", results(try #require(Shard("2/2")), title: "Other"))
        #expect(throws: MergeError.self) { try ShardResults.merge([first, title]) }
    }

    @Test(arguments: [
        ("\"shard\": \"1/1\"", "\"shard\": \"2/1\""), ("\"total\": 60", "\"total\": 59"),
        ("\"total\": 60", "\"total\": -1"),
        ("\"total\": 60", "\"total\": 99999999999"), ("\"run\": \"snapshots\"", "\"run\": \"x\""),
        ("\"index\": 3,", "\"index\": 60,"), ("\"names\": \"", "\"names\": \"x"),
        ("\"pictures\": []", "\"pictures\": [{}]"),
    ])
    func `an edited file is an error with its position`(old: String, new: String) throws {
        let text = results(.whole).text
        #expect(text.contains(old))
        let edited = Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
        #expect(throws: DocumentError.self) { try ShardResults(parsing: edited, file: "a.json") }
    }

    @Test(.enabled(if: SchemaValidator.installed != nil, "check-jsonschema is not installed"))
    func `schema and reader agree`() throws {
        let edits = [
            ("\"total\": 60", "\"total\": 60", true), ("\"total\": 60", "\"total\": -1", false),
            ("\"index\": 3,", "", false), ("\"x\": null", "\"x\": 1.5", true), ("\"x\": null", "\"x\": \"far\"", false),
            ("\"rule\": \"contrast\", ", "", false), ("\"strip\": true", "\"strip\": 1", false),
        ]
        let finding = """
            {"rule": "contrast", "level": "error", "view": "a", "path": "0", "x": null, "y": null, "width": null, "height": null, \
            "explanation": "b", "moment": null}
            """
        let image = #"{"subject": "a", "path": "b.png", "strip": true, "scale": 2}"#
        let text = results(.whole).text.replacing(
            "\"pictures\": []", with: "\"pictures\": [\(image)]", maxReplacements: 1
        )
        .replacing("\"findings\": []", with: "\"findings\": [\(finding)]", maxReplacements: 1)
        #expect(edits.allSatisfy { text.contains($0.0) })
        let texts = edits.map { text.replacing($0.0, with: $0.1, maxReplacements: 1) }
        let accepted = try #require(SchemaValidator.installed).accepts(texts, by: ShardResults.schemaSource)
        #expect(accepted == edits.map(\.2))
        #expect(texts.map { (try? ShardResults(parsing: Array($0.utf8), file: "a")) != nil } == edits.map(\.2))
    }

    @Test func `a duplicate result in one file is detected`() throws {
        let edited = Array(results(.whole).text.replacing("\"index\": 3,", with: "\"index\": 4,").utf8)
        let part = ("a.json", try ShardResults(parsing: edited, file: "a.json"))
        #expect(throws: MergeError.incomplete(60, of: 60)) { try ShardResults.merge([part]) }
    }

    @Test func `an empty run has results too`() throws {
        let empty = results(.whole, names: [])
        #expect(try ShardResults(parsing: Array(empty.text.utf8), file: "a.json") == empty)
        #expect(try ShardResults.merge([("a.json", empty)]).results.isEmpty)
    }
}
