import Framewright
import Testing

@testable import FramewrightScreens

/// Tests of the rank list by touches.
@MainActor
struct CourseRankFlowTests {
    private func session(_ scene: String, in size: Size = Size(width: 414, height: 736)) throws -> Session {
        try Session(
            Catalogue.documented.find(scene).state.makeView(),
            in: Viewport(size: size, scale: 2, safeAreaInsets: EdgeInsets(top: 20)), theme: .documented,
            renderer: Screenshots.renderer)
    }

    @Test func `every header sorts its column, in the other order at the next tap`() throws {
        let session = try session("course-rank/by-name")
        try session.tap("header-score")
        #expect(try session.column("score") == ["2310", "1500", "1204", "988", "760", "412", "64"])
        try session.tap("header-score")
        #expect(try session.column("score").first == "64")
        try session.tap("header-name")
        #expect(try session.column("name").first == "Zoë")
        try session.tap("header-rank")
        #expect(try session.column("rank") == ["7", "6", "5", "4", "3", "2", "1"])
    }

    @Test func `the arrow moves to the tapped header and flips`() throws {
        let session = try session("course-rank/podium")
        try session.tap("header-name")
        let arrow = try #require(session.layout().frame(of: "arrow"))
        #expect((75...244.5).contains(arrow.midX))
        #expect(try session.label(of: "arrow") == "ascending")
        try session.tap("header-name")
        #expect(try session.label(of: "arrow") == "descending")
    }

    @Test func `rows follow the touch and stop at the list's beginning`() throws {
        let session = try session("course-rank/sample")
        let top = try #require(session.layout().frame(of: "name-1")).minY
        try session.drag(from: Point(x: 200, y: 600), to: Point(x: 200, y: 300))
        #expect(try #require(session.layout().frame(of: "name-1")).minY == top - 300)
        try session.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 700))
        #expect(try #require(session.layout().frame(of: "name-1")).minY == top)
    }

    @Test func `a list dragged beyond its end follows the touch back at once`() throws {
        let session = try session("course-rank/sample")
        for _ in 0..<8 { try session.drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 110)) }
        let end = try #require(session.layout().frame(of: "rank-100"))
        #expect(abs(end.maxY - 736) < 10)
        try session.drag(from: Point(x: 200, y: 300), to: Point(x: 200, y: 350))
        #expect(try #require(session.layout().frame(of: "rank-100")).minY == end.minY + 50)
    }

    @Test func `the scroll position survives sorting`() throws {
        let session = try session("course-rank/scrolled")
        let before = try session.topmost()
        try session.tap("header-score")
        #expect(try session.topmost() == before)
    }
}

extension Session {
    /// Returns the texts of a column from the top.
    fileprivate func column(_ name: String) throws -> [String] {
        let rows = try layout().tree.nodes.filter { $0.payload.identifier?.hasPrefix("\(name)-") == true }
        return rows.sorted { $0.frame.minY < $1.frame.minY }.compactMap { row in
            if case .text(let text) = row.payload.figure { text.string } else { nil }
        }
    }

    /// Returns the top of the first row below the headers.
    fileprivate func topmost() throws -> Double? {
        try layout().tree.nodes.filter { $0.payload.identifier?.hasPrefix("rank-") == true }.map(\.frame.minY).min()
    }
}
