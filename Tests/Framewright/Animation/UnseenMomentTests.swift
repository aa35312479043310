import Framewright
import Testing

/// Counts how often views are built.
@MainActor
private final class Tally {
    var count = 0

    func counting(_ view: some View) -> some View {
        count += 1
        return view
    }
}

/// Animations cost nothing at times that are not rendered.
@MainActor
struct UnseenMomentTests {
    private let tally = Tally()

    private func session() throws -> Session {
        let tally = tally
        let view = KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
            tally.counting(Color.black.frame(width: value, height: 10).accessibilityIdentifier("bar"))
        } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
        }
        return try Session(view, in: Viewport(size: Size(width: 200, height: 100)), theme: .documented)
    }

    @Test func `many small steps build the views once, when they are rendered`() throws {
        let session = try session()
        _ = try session.layout()
        let before = tally.count
        for _ in 0..<32 { try session.advance(1.0 / 64) }
        #expect(tally.count == before)
        let tree = try session.layout().tree
        #expect(tree.nodes[try #require(tree.view(identified: "bar"))].frame.width == 50)
        #expect(tally.count == before + 1)
    }

    @Test func `settling builds the views once more, at rest`() throws {
        let session = try session()
        _ = try session.layout()
        let before = tally.count
        #expect(try session.settle() == 1)
        let tree = try session.layout().tree
        #expect(tree.nodes[try #require(tree.view(identified: "bar"))].frame.width == 100)
        #expect(tally.count == before + 1 && !session.isAnimating)
    }

    @Test func `a swipe over animated views builds them once for hit testing`() throws {
        let session = try session()
        _ = try session.layout()
        try session.advance(0.25)
        let before = tally.count
        try session.swipe(.left)
        #expect(tally.count == before + 1)
    }

    @Test func `a completion runs even if no frame is rendered`() throws {
        let moving = try Moving { scenery in Color.red.opacity(scenery.isOn ? 1 : 0).named("a") }
        var isDone = false
        withAnimation(.linear(duration: 0.5)) {
            moving.scenery.isOn = true
        } completion: {
            isDone = true
        }
        _ = try moving.session.layout()
        for _ in 0..<10 { try moving.session.advance(0.1) }
        #expect(isDone)
    }
}
