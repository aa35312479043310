import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the course app's animations and their times.
@MainActor
struct CourseAnimationTests {
    private func session(_ scene: String, insets: EdgeInsets = EdgeInsets(top: 20)) throws -> Session {
        let viewport = try Viewport(size: Size(width: 414, height: 736), scale: 4, safeAreaInsets: insets)
        return try Session(
            Catalogue.documented.find(scene).state.makeView(), in: viewport, theme: .documented,
            renderer: Screenshots.renderer)
    }

    private func starting() throws -> Session {
        let viewport = try Viewport(
            size: Size(width: 414, height: 736), scale: 4, safeAreaInsets: EdgeInsets(top: 20))
        return Session(
            CourseAppView(try CourseApp(seed: 1)), in: viewport, theme: .documented, renderer: Screenshots.renderer)
    }

    /// The top of "2" and "0", the size of "4" and the left of "8" after each tick, computed by the report's loop: a
    /// counter that is incremented before it is read.
    private static let timetable: [(two: Double, zero: Double, four: Double, eight: Double)] = {
        var (two, zero, four, eight) = (-148.0, -150.0, 0.0, 600.0)
        return (1...494).map { tick in
            switch tick {
            case ..<150: two += 2
            case ..<300: zero += 2
            case ..<370: four += 1
            default: eight -= 2
            }
            return (two, zero, four, eight)
        }
    }()

    @Test func `every one of the 494 ticks occurs in its hundredth of a second`() throws {
        let session = try starting()
        for (index, row) in Self.timetable.enumerated() {
            // In the middle of the hundredth of a second that the tick begins.
            try session.advance(Double(index) / 100 + 0.005 - session.time)
            let layout = try session.layout()
            #expect(try abs(#require(layout.frame(of: "digit-2")).minY - row.two) <= 0.5, "tick \(index + 1)")
            #expect(try abs(#require(layout.frame(of: "digit-0")).minY - row.zero) <= 0.5, "tick \(index + 1)")
            #expect(try abs(#require(layout.frame(of: "digit-8")).minX - row.eight) <= 0.5, "tick \(index + 1)")
            #expect(abs((layout.sizes(of: "4").first ?? 0) - row.four) < 1e-9, "tick \(index + 1)")
        }
        #expect(Self.timetable.last! == (150, 150, 70, 350))
    }

    @Test func `a tick occurs at its time and not before`() throws {
        let session = try starting()
        try session.advance(1.4799)
        #expect(try abs(#require(session.layout().frame(of: "digit-2")).minY - 148) <= 0.5)
        try session.advance(0.0001)
        #expect(try abs(#require(session.layout().frame(of: "digit-2")).minY - 150) <= 0.5)
    }

    private nonisolated static let moments = Array(stride(from: 0.0, through: 0.34, by: 0.02))

    @Test(
        arguments: [
            ("course-launch/rest", "open-start", "step", 50), ("course-launch/rest", "open-rank", "back", 20),
            ("course-launch/rest", "open-colors", "confirm", 500), ("course-game/midgame", "rank", "back", 20),
            ("course-game/midgame", "color", "confirm", 500),
        ] as [(String, String, String, Double)])
    func `a screen moves up in 0.35 seconds over the one that stays`(
        scene: String, button: String, part: String, rest: Double
    ) throws {
        let session = try session(scene)
        let below = try #require(session.layout().frame(of: button))
        try session.tap(.identifier(button))
        for moment in Self.moments {
            try session.advance(moment - session.time)
            let top = try #require(session.layout().frame(of: part)).minY
            #expect(
                abs(top - rest - 736 * (1 - HalvedCurve.easeOut.value(at: moment / 0.35))) <= 0.26,
                "at \(moment): \(top)")
            #expect(try session.layout().frame(of: button) == below)
        }
        try session.advance(0.351 - session.time)
        #expect(try session.layout().frame(of: part)?.minY == rest && session.layout().frame(of: button) == nil)
        #expect(!session.isAnimating)
    }

    @Test(
        arguments: [
            ("course-rank/sample", "back", "header-rank", 70, "open-rank"),
            ("course-colours/start", "cancel", "confirm", 500, "open-rank"),
            ("course-game/midgame", "exit", "step", 50, "open-start"),
        ] as [(String, String, String, Double, String)])
    func `a closed screen moves down the same way and uncovers the one below at once`(
        scene: String, button: String, part: String, rest: Double, below: String
    ) throws {
        let session = try session(scene)
        try session.tap(.identifier(button))
        for moment in Self.moments {
            try session.advance(moment - session.time)
            let top = try #require(session.layout().frame(of: part)).minY
            #expect(
                abs(top - rest - 736 * HalvedCurve.easeOut.value(at: moment / 0.35)) <= 0.26, "at \(moment): \(top)")
            #expect(try session.layout().frame(of: below) != nil)
        }
        try session.advance(0.351 - session.time)
        #expect(try session.layout().frame(of: part) == nil && !session.isAnimating)
    }

    @Test(arguments: [EdgeInsets(top: 59, bottom: 34), EdgeInsets(top: 24, leading: 48, bottom: 20), EdgeInsets()])
    func `a moving screen looks like one at rest, even beside notches`(insets: EdgeInsets) throws {
        let (moving, resting) = try (
            session("course-game/midgame", insets: insets), session("course-rank/empty", insets: insets)
        )
        try moving.tap("rank")
        try moving.advance(0.1)
        let (way, rest) = try (moving.layout(), resting.layout())
        let shift = try #require(way.frame(of: "back")).minY - #require(rest.frame(of: "back")).minY
        for name in ["header-rank", "header-name", "header-score"] {
            #expect(try way.frame(of: name) == #require(rest.frame(of: name)).offset(y: shift))
        }
        let grounds = [way, rest].map { $0.frames(filledWith: "color.course.rankList.background") }
        #expect(
            grounds[0] == grounds[1].map { $0.offset(y: shift) }
                && grounds[1] == [Rect(x: 0, y: 0, width: 414, height: 736)])
    }

    @Test func `the screen below takes no touches while another appears`() throws {
        let session = try session("course-game/midgame")
        try session.tap("rank")
        try session.advance(0.02)
        let exit = try #require(session.layout().frame(of: "exit"))
        try session.tap(at: Point(x: exit.midX, y: exit.midY))
        try session.settle()
        #expect(try session.layout().frame(of: "header-rank")?.minY == 70)
    }

    @Test func `a screen closed while it appears reverses from its position`() throws {
        let session = try session("course-game/midgame")
        try session.tap("rank")
        try session.advance(0.3)
        let top = try #require(session.layout().frame(of: "header-rank")).minY
        try session.tap("back")
        #expect(try abs(#require(session.layout().frame(of: "header-rank")).minY - top) <= 0.26)
        try session.settle()
        #expect(try session.layout().frame(of: "header-rank") == nil && session.layout().frame(of: "step")?.minY == 50)
    }

    @Test func `the clock continues while a screen appears`() throws {
        let session = try session("course-launch/rest")
        try session.tap("open-start")
        try session.advance(0.9)
        try session.tap("rank")
        try session.advance(0.2)
        #expect(try session.says("Time: 1"))
    }

    @Test(arguments: [0.05, 0.1, 0.15])
    func `the dialog fades in place within 0.2 seconds`(moment: Double) throws {
        let session = try session("course-game/midgame")
        try session.tap("pk")
        try session.advance(moment)
        #expect(
            try abs(#require(session.layout().opacity(of: "nickname")) - HalvedCurve.easeOut.value(at: moment / 0.2))
                < 0.001)
        try session.settle()
        #expect(try session.layout().opacity(of: "nickname") == 1)
        try session.tap(.identifier("cancel"))
        try session.advance(moment)
        #expect(
            try abs(
                #require(session.layout().opacity(of: "nickname")) - (1 - HalvedCurve.easeOut.value(at: moment / 0.2)))
                < 0.001)
    }

    @Test(arguments: [
        ("course-colours/start", "field-blue", "confirm"), ("course-game/dialog", "nickname", "cancel"),
    ])
    func `controls above the keyboard move up in a quarter of a second`(
        scene: String, field: String, part: String
    ) throws {
        let session = try session(scene)
        let rest = try #require(session.layout().frame(of: part)).minY
        try session.tap(.identifier(field))
        let moments = try [0, 0.05, 0.1, 0.2, 0.26].map { moment in
            try session.advance(moment - session.time)
            return try #require(session.layout().frame(of: part)).minY
        }
        let way = moments[4] - rest
        #expect(way < -60 && !session.isAnimating)
        for (moment, top) in zip([0, 0.05, 0.1, 0.2], moments) {
            #expect(abs(top - rest - way * HalvedCurve.easeOut.value(at: moment / 0.25)) <= 0.5, "at \(moment): \(top)")
        }
    }

    @Test func `steps, score and accessibility labels change when the tiles have arrived`() throws {
        let session = try session("course-game/midgame")
        let numbers = { try [session.text(in: "step"), session.text(in: "score", line: 1)] }
        let (before, cells) = try (numbers(), session.values())
        try session.swipe(.right, duration: 0)
        for moment in [0.0, 0.1, 0.19] {
            try session.advance(moment - session.time)
            #expect(try numbers() == before && session.values() == cells, "\(moment)")
        }
        try session.advance(0.201 - session.time)
        #expect(try numbers() == ["Step: 272", "\(session.score())"] && session.values() != cells)
        #expect(try numbers()[1] != before[1])
    }

    @Test func `the end of a game fades in after the last move`() throws {
        let session = try session("course-game/lost")
        try session.go("undo")
        let start = session.time
        try session.swipe(.left)
        let swiped = session.time
        for moment in stride(from: 0.0, through: 0.7, by: 0.05) {
            try session.advance(swiped + moment - session.time)
            let share = min(max((moment - 0.3) / 0.3, 0), 1)
            #expect(
                try abs(#require(session.layout().opacity(of: "outcome")) - HalvedCurve.easeOut.value(at: share))
                    < 0.02, "\(moment)")
        }
        #expect(try session.says("Game over") && start <= swiped)
    }
}

extension Rect {
    fileprivate func offset(y: Double) -> Rect { Rect(x: minX, y: minY + y, width: width, height: height) }
}

extension ScreenLayout {
    /// Returns the frames of areas filled with a token.
    fileprivate func frames(filledWith token: String) -> [Rect] {
        tree.nodes.compactMap { node in
            if case .shape(_, let paint) = node.payload.figure, paint.token == token { node.frame } else { nil }
        }
    }
}
