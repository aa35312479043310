import Framewright
import FramewrightDocuments
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the state documents of the course app's scenes: their effects, and the positions of errors.
@MainActor
struct CourseDocumentTests {
    private func session(_ scene: String, _ state: String) throws -> Session {
        let view = try Catalogue.documented.find(scene).scene.makeView(
            fromDocument: Array(#"{"scene": "\#(scene)", "version": 1, "state": \#(state)}"#.utf8), file: "s.json")
        let viewport = try Viewport(size: Size(width: 414, height: 736), scale: 2)
        return Session(view, in: viewport, theme: .documented, renderer: Screenshots.renderer)
    }

    @Test func `a restored game continues its clock`() throws {
        let session = try session(
            "course-game",
            #"{"board": [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 16]], "steps": 7, "seconds": 59}"#)
        #expect(try session.says("Step: 7") && session.says("Time: 59") && session.says("30"))
        try session.advance(1)
        #expect(try session.says("Time: 60"))
    }

    @Test func `a restored paused game waits for Continue`() throws {
        let session = try session(
            "course-game", #"{"board": [[2, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "paused": true}"#)
        try session.advance(3)
        #expect(try session.says("Time: 0"))
        try session.tap("pause")
        try session.advance(3)
        #expect(try session.says("Time: 3"))
    }

    @Test func `a game is restored as won at its target, and with the dialog open`() throws {
        let board = "[[8, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]"
        let won = try session("course-game", #"{"board": \#(board), "target": 8}"#)
        #expect(try won.says("You won!"))
        let asking = try session("course-game", #"{"board": \#(board), "dialog": "Ada"}"#)
        #expect(try asking.text(in: "nickname") == "Ada")
    }

    @Test func `picked colours are restored`() throws {
        let session = try session("course-launch", ##"{"colors": [{"target": 0, "color": "#0a0B0c"}]}"##)
        #expect(try session.colors().contains(SRGBColor(red8: 10, green8: 11, blue8: 12)))
    }

    @Test func `an editor is restored with texts and the keyboard`() throws {
        let session = try session("course-colours", #"{"target": "4", "red": "1", "focus": "red"}"#)
        try session.type("2")
        #expect(try session.color(of: "preview-red") == SRGBColor(red8: 12, green8: 0, blue8: 0))
    }

    @Test(arguments: [0, 1, 10, 37], ["N", "WWWWWWWWWWWWWWWWW"])
    func `a rank list is restored scrolled by rows of any height`(rows: Int, name: String) throws {
        let entries = (10...69).map { #"{"name": "\#(name)\#($0)", "score": \#($0)}"# }.joined(separator: ", ")
        let session = try session("course-rank", #"{"entries": [\#(entries)], "scrolledRows": \#(rows)}"#)
        let table = try #require(session.layout().frame(of: "table"))
        #expect(try session.rank(at: Point(x: 40, y: table.minY + 5)) == "\(rows + 1)")
    }

    @Test func `a reopened list begins with its first row`() throws {
        let session = try session("course-rank", #"{"entries": \#(Self.hundred), "scrolledRows": 50}"#)
        try session.go(.identifier("back"))
        try session.go("open-rank")
        let table = try #require(session.layout().frame(of: "table"))
        #expect(try session.rank(at: Point(x: 40, y: table.minY + 5)) == "1")
    }

    private static let hundred =
        "[" + (1...100).map { #"{"name": "N\#($0)", "score": \#($0)}"# }.joined(separator: ", ") + "]"

    @Test func `the longest name's state has the longest name`() throws {
        let view = try Catalogue.documented.find("course-game/dialog-long-name").state.makeView()
        let viewport = try Viewport(size: Size(width: 414, height: 736), scale: 2)
        let name = try Session(view, in: viewport, theme: .documented, renderer: Screenshots.renderer).text(
            in: "nickname")
        #expect(name?.count == Nickname.maximumLength)
    }

    nonisolated private static let board = "[[8, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]"

    nonisolated private static func longText(_ count: Int) -> String { String(repeating: "7", count: count) }

    @Test(arguments: [
        ("course-launch", #"{"milliseconds": -1}"#, "/state/milliseconds"),
        ("course-game", #"{"board": [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}"#, "/state/board/1/1"),
        ("course-game", #"{"board": [[2, 0, 0, 0]]}"#, "/state/board"),
        (
            "course-game", #"{"board": [[2, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "target": 12}"#,
            "/state/target"
        ),
        ("course-game", #"{"board": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}"#, "/state/board"),
        ("course-game", #"{"board": []}"#, "/state/board"),
        ("course-game", #"{"board": \#(Self.board), "dialog": "Ada\nLovelace"}"#, "/state/dialog"),
        ("course-game", #"{"board": \#(Self.board), "dialog": "\#(Self.longText(1281))"}"#, "/state/dialog"),
        ("course-colours", #"{"target": "6\n4"}"#, "/state/target"),
        ("course-colours", #"{"red": "1\u2028"}"#, "/state/red"),
        ("course-colours", #"{"blue": "\#(Self.longText(21))"}"#, "/state/blue"),
        ("course-rank", #"{"entries": [], "scrolledRows": 101}"#, "/state/scrolledRows"),
        ("course-colours", #"{"focus": "alpha"}"#, "/state/focus"),
        ("course-colours", ##"{"colors": [{"target": 3, "color": "#000000"}]}"##, "/state/colors/0/target"),
        ("course-launch", #"{"colors": [{"target": 0, "color": "teal"}]}"#, "/state/colors/0/color"),
    ])
    func `a broken state is rejected with its position`(scene: String, state: String, pointer: String) throws {
        let error = #expect(throws: DocumentError.self) { try session(scene, state) }
        #expect(try #require(error).message.contains(pointer), "\(error?.message ?? "")")
    }
}

extension Session {
    /// Returns the rank of the row that contains a point of the screen.
    fileprivate func rank(at point: Point) throws -> String? {
        let tree = try layout().tree
        let cell = tree.nodes.indices.filter { tree.nodes[$0].payload.name == "RankRowLayout" }
            .first { tree.nodes[$0].frame.contains(point) }
        guard let cell else { return nil }
        return tree.nodes[cell..<tree.nodes[cell].end].lazy.compactMap { node in
            if case .text(let text) = node.payload.figure { text.string } else { nil }
        }.first
    }
}
