import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the first two seconds of a brocade screen.
@MainActor
struct BrocadeEntranceTests {
    private func session(entering: Bool = true, create: Bool = false) throws -> Session {
        let puzzle = BrocadeState.puzzle(BrocadePuzzleState(BrocadePuzzle(size: .normal, seed: 7)))
        let state = create ? BrocadeState.create(BrocadeCreateState(canvas: BrocadeCanvas())) : puzzle
        return try Session(
            BrocadeScreen(state: state).environment(\.isEntering, entering),
            in: Viewport(size: Size(width: 375, height: 667)), theme: .documented, renderer: Screenshots.renderer)
    }

    @Test(arguments: [false, true])
    func `line and bar fade in over two seconds`(create: Bool) throws {
        let session = try session(create: create)
        for step in 0...24 {
            let layout = try session.layout()
            let documented = HalvedCurve.easeInOut.value(at: Double(step) / 20)
            for view in ["mirror-line", "shelf"] {
                #expect(abs(try #require(layout.opacity(of: view)) - documented) < 1e-6, "\(view) at \(step)")
            }
            #expect(layout.opacity(of: "canvas") == 1)
            try session.advance(0.1)
        }
    }

    @Test(arguments: [false, true])
    func `after two seconds the screen equals the one at rest, and rests`(create: Bool) throws {
        let session = try session(create: create)
        let seconds = try session.settle()
        #expect(abs(seconds - 2) < 1e-9)
        let isSame = try session.paint() == self.session(entering: false, create: create).paint()
        #expect(isSame && !session.isAnimating)
    }

    @Test func `a piece can be picked before the bar is visible`() throws {
        let session = try session()
        try session.advance(0.1)
        let card = try #require(
            session.layout().tree.nodes.compactMap(\.payload.identifier).first { $0.hasPrefix("shelf-") })
        try session.drag(from: session.point(of: .identifier(card)), to: Point(x: 60, y: 100), holding: 0.4)
        #expect(try session.layout().frame(of: "piece-\(card.dropFirst("shelf-".count))") != nil)
        #expect(session.time < 2 && session.isAnimating)
    }
}
