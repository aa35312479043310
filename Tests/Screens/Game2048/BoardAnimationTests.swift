import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of moving boards as they are placed on the screen.
@MainActor
struct BoardAnimationTests {
    /// Swiped left: the 2s merge at the left, the 4 moves two cells, the 8 three.
    private static let rows = [[2, 0, 2, 4], [0, 0, 0, 0], [0, 0, 0, 8], [0, 0, 0, 0]]
    private static let device = "iphone-8"

    @Test(arguments: DocumentedTimeline.all)
    func `tiles slide as documented`(timeline: DocumentedTimeline) throws {
        let session = try swiped(timeline.rules)
        let (from, to) = try (column(3, timeline.rules), column(0, timeline.rules))
        // Both ends and the positions between are snapped to pixels of half a point.
        for step in 0...50 {
            let share = DocumentedTimeline.value(
                of: timeline.slide, at: Double(step) / 100, curve: .easeInOut)
            let seen = try session.seen("tile-2-0")
            #expect(abs(seen.frame.minX - (from + (to - from) * share)) <= 0.51, "at \(session.time)")
            #expect(seen.scale == 1 && seen.opacity == 1)
            try session.advance(0.01)
        }
    }

    @Test(arguments: DocumentedTimeline.all)
    func `the merged tile appears as documented, and the two disappear`(timeline: DocumentedTimeline) throws {
        let session = try swiped(timeline.rules)
        for step in 0...50 {
            // Slightly after the times at which something begins.
            let time = Double(step) / 100 + 0.0005
            try session.advance(time - (session.time - start))
            let seen = try session.seen("tile-0-0")
            let scale = DocumentedTimeline.value(of: timeline.merge, at: time, curve: timeline.entranceCurve)
            #expect(seen.opacity == (time < timeline.mergeSeen ? 0 : 1))
            #expect(abs(seen.scale - scale) < 1e-9 || seen.opacity == 0, "at \(time)")
            #expect(try session.tiles(saying: "2", named: "") == (time < timeline.replaced ? 2 : 0), "at \(time)")
        }
    }

    @Test(arguments: DocumentedTimeline.all)
    func `the new tile appears as documented`(timeline: DocumentedTimeline) throws {
        let session = try swiped(timeline.rules)
        let new = try #require(try session.newTile(besides: ["tile-0-0", "tile-0-1", "tile-2-0"]))
        for step in 0...50 {
            let time = Double(step) / 100 + 0.0005
            try session.advance(time - (session.time - start))
            let seen = try session.seen(new)
            let value = { (course) in DocumentedTimeline.value(of: course, at: time, curve: timeline.entranceCurve) }
            let opacity = time < timeline.spawnSeen ? 0 : value(timeline.spawnOpacity)
            #expect(abs(seen.opacity - opacity) < 1e-9, "at \(time)")
            #expect(abs(seen.scale - value(timeline.spawn)) < 1e-9 || opacity == 0, "at \(time)")
        }
    }

    @Test(arguments: Rules2048.allCases)
    func `a settled board looks like a restored one`(rules: Rules2048) throws {
        let session = try swiped(rules)
        #expect(session.isAnimating)
        try session.settle()
        var game = try Self.game(rules)
        game.swipe(.left)
        let found = try Self.session(Self.view(game))
        // The course app counts its steps; the web game its points.
        #expect(try session.boardPicture() == found.boardPicture())
    }

    @Test(arguments: Rules2048.allCases)
    func `a swipe during an animation continues from the current positions`(rules: Rules2048) throws {
        let session = try swiped(rules)
        try session.advance(0.05)
        let before = try session.seen("tile-2-0").frame
        try session.flick(.right)
        let after = try session.seen(rules == .swift ? "tile-2-0" : "tile-2-3").frame
        #expect(abs(after.minX - before.minX) <= 0.5)
        try session.settle()
        #expect(try session.tiles(saying: "8", named: "tile-2-3") == 1)
    }

    @Test func `the tutorial shows its score at 0.21 s`() throws {
        let session = try swiped(.tutorial)
        let old = "Score: 16"
        try session.advance(0.2)
        #expect(try session.text(in: "score") == old)
        try session.advance(0.02)
        #expect(try session.text(in: "score") != old)
    }

    /// In a narrow box 40 points higher, to stay clear of the score.
    @Test(arguments: [(600.0, 920.0, 0.0), (375, 667, 40)])
    func `the web game's points rise from the score and fade`(width: Double, height: Double, lift: Double) throws {
        let session = try Session(
            AnyView(WebGame(game: Self.game(.web))), in: Viewport(size: Size(width: width, height: height), scale: 2),
            theme: .documented, renderer: Screenshots.renderer)
        try session.flick(.left)
        let box = try #require(session.layout().frame(of: "score"))
        for step in 0..<12 {
            let time = Double(step) / 20
            try session.advance(time - (session.time - start))
            let seen = try session.seen("gain")
            let way = DocumentedTimeline.value(of: [(0, 0), (0.6, 1)], at: time, curve: HalvedCurve(0.42, 0, 1, 1))
            let middle = box.minY + (25 - 75 * way + 12.5 - lift) * box.height / 55
            #expect(
                abs(seen.frame.midY - middle) <= 1 && abs(seen.opacity - (1 - way)) < 1e-9,
                "at \(time): \(seen.frame) in \(box)")
        }
        try session.advance(0.1)
        #expect(try session.layout().frame(of: "gain") == nil)
    }

    @Test(arguments: [(0.0, 0.0), (1.2, 0), (1.4, 0.409), (1.6, 0.802), (1.8, 0.960), (2.0, 1)])
    func `the web game's end fades in from 1.2 to 2 s`(time: Double, opacity: Double) throws {
        let cells = [1024, 1024] + Array(repeating: 0, count: 14)
        let game = try Game2048(rules: .web, board: Board2048(dimension: 4, cells: cells), seed: 1)
        let session = try Self.session(WebGame(game: game))
        try session.flick(.left)
        try session.advance(time)
        #expect(try abs(session.opacity(around: "outcome") - opacity) < 0.001)
    }

    /// The time at which the touch ends: a flick has no duration.
    private let start = 0.0

    private func swiped(_ rules: Rules2048) throws -> Session {
        let session = try Self.session(Self.view(Self.game(rules)))
        try session.flick(.left)
        return session
    }

    /// Returns the left side of a column of the settled board.
    private func column(_ column: Int, _ rules: Rules2048) throws -> Double {
        let cells = (0..<16).map { $0 == column ? 2 : $0 == 15 ? 4 : 0 }
        let game = try Game2048(rules: rules, board: Board2048(dimension: 4, cells: cells), seed: 1)
        return try Self.session(Self.view(game)).seen("tile-0-\(column)").frame.minX
    }

    /// Returns a game in which the new tile appears in the last row, away from the others.
    private static func game(_ rules: Rules2048) throws -> Game2048 {
        let board = try Board2048(dimension: 4, cells: rows.flatMap(\.self))
        let games = try (1...40).map { try Game2048(rules: rules, board: board, seed: $0) }
        return try #require(
            games.first { game in
                var next = game
                return next.swipe(.left).move?.spawned.map { $0.cell >= 12 } ?? false
            })
    }

    private static func view(_ game: Game2048) -> any View {
        switch game.rules {
        case .course: CourseAppView(CourseApp(found: .game(CourseGame(game)), seed: 1))
        case .tutorial: TutorialGame(game: game)
        case .swift: SwiftApp(state: .game(game))
        case .web: WebGame(game: game)
        }
    }

    private static func session(_ view: any View) throws -> Session {
        try Session(
            AnyView(view), on: DeviceTable.shipped.device(named: device), theme: .documented,
            renderer: Screenshots.renderer)
    }
}
