import Framewright
import FramewrightDocuments
import FramewrightModels
import Testing

@testable import FramewrightScreens

@MainActor
struct RankScreenTests {
    private func reference(_ scene: String) throws -> ScreenLayout {
        try Screenshots.layout(
            scene, size: Size(width: 414, height: 736), insets: EdgeInsets(top: 20))
    }

    @Test func `frames are the documented ones at the reference size`() throws {
        let layout = try reference("course-rank/sample")
        #expect(layout.frame(of: "back") == Rect(x: 0, y: 20, width: 60, height: 20))
        #expect(layout.frame(of: "table") == Rect(x: 0, y: 100, width: 414, height: 636))
        let first = layout.tree.nodes.filter { $0.payload.name == "ThemeColor" && $0.frame.minY == 100 }.map(\.frame)
        #expect(
            first == [
                Rect(x: 0, y: 100, width: 75, height: 30), Rect(x: 75, y: 100, width: 169.5, height: 30),
                Rect(x: 244.5, y: 100, width: 169.5, height: 30),
            ])
    }

    @Test func `a long name takes two lines of its row and is not truncated`() throws {
        let layout = try reference("course-rank/nicknames")
        let rows = layout.tree.nodes.filter { $0.payload.name == "RankRowLayout" }.map(\.frame)
        let name = try #require(layout.frame(of: "name-3"))
        #expect(rows.count == 12 && name.height > 20)
        // Line boxes may be slightly higher than the row; letters are not.
        #expect(name.minY >= rows[2].minY - 2 && name.maxY <= rows[2].maxY + 2, "\(name) in \(rows[2])")
    }

    @Test func `the arrow is at the sorted column and shows the order`() throws {
        let byName = try reference("course-rank/by-name")
        let arrow = try #require(byName.frame(of: "arrow"))
        #expect((75...244.5).contains(arrow.midX))
    }

    private func state(csv: String) throws -> RankListState {
        var table: any TableReader = CSVReader(Array(csv.utf8), file: "s.csv")
        return try RankListState(table: &table)
    }

    @Test func `a CSV file with a header in any order becomes a ranking`() throws {
        let csv = "\u{FEFF}score,name\r\n12,\"Ada, \"\"the first\"\"\"\r\n30,王\r\n"
        let state = try state(csv: csv)
        #expect(state.ranking.entries.map(\.name.text) == ["王", "Ada, \"the first\""])
    }

    @Test(arguments: [
        ("a,b\nAda,x\n", "no column is called name or score, s.csv:1:1"), ("name,score\n,5\n", "s.csv:2:1"),
        ("name,score\nAda,-4\n", "s.csv:2:5"),
    ])
    func `a bad row of a CSV file is rejected with its position`(csv: String, place: String) throws {
        let error = #expect(throws: DocumentError.self) { try state(csv: csv) }
        #expect(try #require(error).message.contains(place))
    }

    @Test func `a JSON document sets entries and order`() throws {
        let json =
            #"{"entries": [{"name": "A", "score": 1}, {"name": "B", "score": 2}], "sort": {"column": "name", "order": "descending"}}"#
        let state = try RankListState(document: JSONDocument(parsing: Array(json.utf8), file: "s.json").node)
        #expect(state.ranking.entries(by: state.column, state.order).map(\.name.text) == ["B", "A"])
    }
}
