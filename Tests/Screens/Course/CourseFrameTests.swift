import Framewright
import Testing

@testable import FramewrightScreens

/// The documented frames at the reference size, 414 x 736 with a status bar of 20.
@MainActor
struct CourseFrameTests {
    typealias Row = (identifier: String, x: Double, y: Double, width: Double, height: Double)

    @Test(
        arguments: [
            ("digit-2", 50, 150, 100, 100), ("digit-0", 150, 150, 100, 100), ("digit-4", 250, 150, 100, 100),
            ("digit-8", 350, 150, 100, 100), ("open-start", 140, 300, 120, 50), ("open-rank", 140, 350, 120, 50),
            ("open-colors", 140, 400, 120, 50),
        ] as [Row])
    func `the launch screen`(row: Row) throws { try expect("course-launch/rest", row) }

    @Test(
        arguments: [
            ("step", 0, 50, 110, 30), ("time", 0, 100, 110, 30), ("score", 130, 50, 100, 80), ("rank", 250, 55, 65, 25),
            ("exit", 250, 95, 65, 25), ("pause", 325, 55, 65, 65), ("board", 77, 238, 260, 260),
            ("cell-0-0", 80, 241, 61.25, 61.25), ("cell-0-1", 144.25, 241, 61.25, 61.25),
            ("cell-3-3", 272.75, 433.75, 61.25, 61.25), ("undo", 30, 600, 60, 30), ("reset", 100, 600, 60, 30),
            ("pk", 230, 600, 60, 30), ("color", 300, 600, 60, 30),
        ] as [Row])
    func `the game`(row: Row) throws { try expect("course-game/midgame", row) }

    @Test(
        arguments: [
            ("back", 0, 20, 60, 20), ("header-rank", 0, 70, 75, 30), ("header-name", 75, 70, 169.5, 30),
            ("header-score", 244.5, 70, 169.5, 30), ("table", 0, 100, 414, 636),
        ] as [Row])
    func `the rank list`(row: Row) throws { try expect("course-rank/sample", row) }

    @Test(
        arguments: [
            ("name-target", 90, 140, 60, 40), ("field-target", 155, 150, 100, 30), ("preview-target", 270, 150, 30, 30),
            ("name-red", 120, 230, 20, 40), ("name-green", 120, 330, 20, 40), ("name-blue", 120, 430, 20, 40),
            ("field-red", 155, 240, 100, 30), ("field-green", 155, 340, 100, 30), ("field-blue", 155, 440, 100, 30),
            ("preview-red", 270, 240, 30, 30), ("preview-green", 270, 340, 30, 30), ("preview-blue", 270, 440, 30, 30),
            ("confirm", 100, 500, 60, 30), ("cancel", 230, 500, 60, 30),
        ] as [Row])
    func `the colour editor`(row: Row) throws { try expect("course-colours/start", row) }

    /// Tick, digit and its position, from the timetable of the launch screen.
    @Test(
        arguments: [
            (1, "digit-2", 50, -146), (60, "digit-2", 50, -28), (149, "digit-2", 50, 150), (225, "digit-0", 150, 2),
            (299, "digit-0", 150, 150), (370, "digit-8", 598, 150), (432, "digit-8", 474, 150),
            (494, "digit-8", 350, 150),
        ] as [(Int, String, Double, Double)])
    func `the position of a moving digit`(tick: Int, digit: String, x: Double, y: Double) throws {
        let layout = try Self.layout(state(milliseconds: 10 * (tick - 1)))
        let frame = try #require(layout.frame(of: digit))
        #expect(abs(frame.minX - x) <= 0.5 && abs(frame.minY - y) <= 0.5)
    }

    @Test(arguments: [(300, 1), (340, 41), (369, 70), (494, 70)])
    func `the 4 grows by a point per tick`(tick: Int, size: Double) throws {
        let sizes = try Self.layout(state(milliseconds: 10 * (tick - 1))).sizes(of: "4")
        #expect(sizes.count == 1 && sizes.allSatisfy { abs($0 - size) < 0.01 })
    }

    @Test func `the 4 is not drawn before it appears`() throws {
        #expect(try Self.layout(state(milliseconds: 2980)).sizes(of: "4").isEmpty)
    }

    @Test func `texts have the documented sizes`() throws {
        let game = try Self.layout(makeView("course-game/start"))
        #expect(game.sizes(of: "Step: 0") == [17] && game.sizes(of: "Rank") == [15] && game.sizes(of: "2") == [25, 25])
        let launch = try Self.layout(makeView("course-launch/rest"))
        #expect(launch.sizes(of: "8") == [70] && launch.sizes(of: "Start Game") == [18])
        #expect(launch.sizes(of: "Show Rank") == [18] && launch.sizes(of: "Change Color") == [18])
        let rank = try Self.layout(makeView("course-rank/by-name"))
        for text in ["<Back", "Rank", "Name", "Score"] {
            #expect(rank.sizes(of: text).contains(18), "\(text)")
        }
        let editor = try Self.layout(makeView("course-colours/start"))
        #expect(
            editor.sizes(of: "For:") == [30] && editor.sizes(of: "57") == [15] && editor.sizes(of: "Cancel") == [15])
    }

    private func expect(_ scene: String, _ row: Row) throws {
        let frame = try #require(try Self.layout(makeView(scene)).frame(of: row.identifier))
        #expect(abs(frame.minX - row.x) <= 0.5 && abs(frame.minY - row.y) <= 0.5, "\(frame)")
        #expect(abs(frame.width - row.width) <= 0.5 && abs(frame.height - row.height) <= 0.5, "\(frame)")
    }

    private func makeView(_ scene: String) throws -> AnyView { try Catalogue.documented.find(scene).state.makeView() }

    private func state(milliseconds: Int) throws -> AnyView {
        let document = #"{"scene": "course-launch", "version": 1, "state": {"milliseconds": \#(milliseconds)}}"#
        return try SceneDefinition.courseLaunch.makeView(fromDocument: Array(document.utf8), file: "s.json")
    }

    private static func layout(_ view: AnyView) throws -> ScreenLayout {
        let viewport = try Viewport(
            size: Size(width: 414, height: 736), scale: 4, safeAreaInsets: EdgeInsets(top: 20))
        return try Session(view, in: viewport, theme: .documented, renderer: Screenshots.renderer).layout()
    }
}

extension ScreenLayout {
    /// Returns all font sizes of a text on the screen.
    func sizes(of text: String) -> [Double] {
        displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text == text { run.size } else { nil }
        }
    }
}
