import Foundation
import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of a finished brocade (3.6) at all times.
@MainActor
struct BrocadeWinTests {
    private let reference = Size(width: 375, height: 667)

    /// Returns a finished brocade a number of seconds after its image began to dissolve.
    private func won(at time: Double, size: Size? = nil, seed: UInt64 = 2019) throws -> Session {
        let puzzle = try BrocadePuzzle(size: .normal, cells: Array(0..<27), bar: [])
        let state = BrocadePuzzleState(puzzle, confetti: Confetti(seed: seed), time: time + WinSequence.standing)
        return try Session(
            BrocadePuzzleScreen(state: state), in: Viewport(size: size ?? reference), theme: .documented,
            renderer: Screenshots.renderer)
    }

    /// Returns a brocade without piece 0.
    private func almostWon() throws -> Session {
        let puzzle = try BrocadePuzzle(size: .normal, cells: [nil] + Array(1..<27), bar: [0])
        return try Session(
            BrocadePuzzleScreen(state: BrocadePuzzleState(puzzle)), in: Viewport(size: reference),
            theme: .documented, renderer: Screenshots.renderer)
    }

    private func placeLast(_ session: Session) throws {
        try session.drag(from: session.point(of: "shelf-0"), to: Point(x: 31, y: 31), holding: 0.4)
    }

    @Test func `the bar slides down in a quarter of a second`() throws {
        for step in 0..<25 {
            let travel = HalvedCurve.easeInOut.value(at: Double(step) / 25)
            let frame = try #require(try won(at: Double(step) / 100).layout().frame(of: "leaving-shelf"))
            #expect(abs(frame.minY - 603 - 64 * travel) <= 0.5 && frame.height >= 63, "\(step): \(frame)")
        }
        #expect(try won(at: 0.25).layout().frame(of: "leaving-shelf") == nil)
    }

    @Test func `in landscape the bar leaves to its side`() throws {
        let frame = try #require(
            try won(at: 0.125, size: Size(width: 667, height: 375)).layout().frame(of: "leaving-shelf"))
        #expect(frame.minX == 603 + 32 && frame.minY == 0)
    }

    /// Seconds and radians at the turning points, with the default curve between them.
    @Test func `the figure rotates to one side, to the other and back`() throws {
        let turns = [(0.0, 0.0), (0.5, 0.25), (1.0, -0.25), (1.5, 0.0), (99.0, 0.0)]
        for (from, to) in zip(turns, turns.dropFirst()) {
            for share in stride(from: 0, through: 1, by: 0.125) {
                let documented = from.1 + (to.1 - from.1) * HalvedCurve.easeInOut.value(at: share)
                let angle = try heroAngle(at: from.0 + (to.0 - from.0) * share)
                #expect(abs(angle - documented) < 1e-9, "\(from.0) + \(share)")
            }
        }
    }

    private func heroAngle(at time: Double) throws -> Double {
        let tree = try won(at: time).layout().tree
        let hero = try #require(tree.view(identified: "hero"))
        let middle = Point(x: tree.nodes[hero].frame.midX, y: tree.nodes[hero].frame.midY)
        let inner = try #require(tree.local(Point(x: middle.x + 100, y: middle.y), to: hero))
        return -atan2(inner.y - middle.y, inner.x - middle.x)
    }

    @Test func `the finished image is held for 0.4 seconds after the last piece, without the line`() throws {
        let session = try almostWon()
        try placeLast(session)
        for time in [0.0, 0.2, 0.18] {
            try session.advance(time)
            let layout = try session.layout()
            #expect(layout.opacity(of: "canvas") == 1 && layout.frame(of: "piece-0") != nil)
            for view in ["mirror-line", "bands", "hero", "confetti"] {
                #expect(layout.frame(of: view) == nil, "\(view)")
            }
            #expect(layout.frame(of: "leaving-shelf") == Rect(x: 0, y: 603, width: 375, height: 64))
        }
        try session.advance(0.1)
        let dissolving = try #require(try session.layout().opacity(of: "canvas"))
        #expect(dissolving > 0 && dissolving < 1)
    }

    @Test func `after dissolving, line, canvas and pieces are gone`() throws {
        let session = try almostWon()
        try placeLast(session)
        try session.advance(0.56)
        let layout = try session.layout()
        for view in ["canvas", "mirror-line", "piece-1", "shelf"] { #expect(layout.frame(of: view) == nil, "\(view)") }
        for view in ["bands", "hero", "caption", "confetti"] {
            #expect(layout.frame(of: view) != nil, "\(view)")
        }
        try session.advance(0.3)
        #expect(try session.layout().frame(of: "leaving-shelf") == nil)
    }

    @Test func `caption, bar, confetti, bands and figure are painted in this order`() throws {
        let tree = try won(at: 0.1).layout().tree
        let order = try ["caption", "leaving-shelf", "confetti", "bands", "hero"].map {
            try #require(tree.view(identified: $0), "\($0)")
        }
        #expect(order == order.sorted())
    }

    @Test(arguments: [0.05, 0.2, 0.75, 1.25, 4, 3600.5])
    func `any time can be rendered first`(time: Double) throws {
        let (first, played) = (try won(at: time), try won(at: time - time.truncatingRemainder(dividingBy: 1)))
        // A session has sixty frames per second.
        try played.advance(time.truncatingRemainder(dividingBy: 1))
        let isSame = try first.paint() == played.paint()
        #expect(isSame)
    }

    @Test func `every seed has different confetti, and the same seed the same`() throws {
        let pictures = try [1, 2, 1].map { try won(at: 5, seed: $0).paint() }
        let isSame = pictures[0] == pictures[2] && pictures[0] != pictures[1]
        #expect(isSame)
    }

    /// From the emitter 10 points above the bottom, at the model's speed, without an end.
    @Test(arguments: [0.1, 1, 2.9, 500])
    func `every particle is at the position given by its speed`(time: Double) throws {
        let documented = Confetti(seed: 2019).particles(at: time + WinSequence.standing - WinSequence.standing).map {
            particle in
            let (way, angle) = (particle.speed * particle.age, particle.direction * .pi / 180)
            return Point(x: 187.5 + way * cos(angle), y: 657 + way * sin(angle))
        }
        let drawn = try particles(of: won(at: time).layout())
        #expect(drawn.count == documented.count && !drawn.isEmpty)
        for place in documented {
            #expect(drawn.contains { abs($0.x - place.x) < 1e-6 && abs($0.y - place.y) < 1e-6 }, "\(place)")
        }
    }

    /// Returns the centres of all visible confetti outlines.
    private func particles(of layout: ScreenLayout) throws -> [Point] {
        let tree = layout.tree
        let rain = try #require(tree.view(identified: "confetti"))
        return tree.nodes[rain..<tree.nodes[rain].end].flatMap { node -> [Point] in
            guard case .shape(let shape, _) = node.payload.figure else { return [] }
            return shape.path(in: node.frame).outlines.map { points in
                let sum = points.reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
                return Point(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
            }
        }
    }
}

extension Path {
    /// The corners of every closed outline of straight lines.
    fileprivate var outlines: [[Point]] {
        elements.reduce(into: []) { outlines, element in
            switch element {
            case .move(let point): outlines.append([point])
            case .line(let point): outlines[outlines.count - 1].append(point)
            default: break
            }
        }
    }
}
