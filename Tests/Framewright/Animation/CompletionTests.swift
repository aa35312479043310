import Framewright
import Testing

private struct Steps: View {
    @State private var x = 0.0
    @State private var y = 0.0
    let done: Counter

    var body: some View {
        VStack {
            Color.black.frame(width: 20, height: 20).offset(x: x, y: y).named("box")
                .onTapGesture {
                    withAnimation(.linear(duration: 1), { (x, y) = (10, 10) }, completion: { done.count += 1 })
                }
        }
    }
}

@MainActor
private final class Counter {
    var count = 0
}

@MainActor
struct CompletionTests {
    private func completing(_ moving: Moving, _ animation: Animation, _ change: (Scenery) -> Void) -> Counter {
        let counter = Counter()
        withAnimation(animation, { change(moving.scenery) }, completion: { counter.count += 1 })
        return counter
    }

    @Test func `a completion runs once for several state changes`() throws {
        let counter = Counter()
        let session = try Session(
            Steps(done: counter), in: Viewport(size: Size(width: 200, height: 100)), theme: .documented)
        try session.tap("box")
        #expect(counter.count == 0)
        try session.advance(1)
        #expect(counter.count == 1)
        try session.advance(5)
        #expect(counter.count == 1)
    }

    @Test func `a completion runs at once if nothing changes`() throws {
        let moving = try Moving { _ in Color.black }
        #expect(completing(moving, .linear(duration: 1)) { _ in }.count == 1)
        #expect(completing(moving, .linear(duration: 1)) { $0.number = 8 }.count == 1)
    }

    @Test func `a failed frame loses neither the animation nor the completion`() throws {
        let moving = try Moving { scenery in
            VStack {
                if scenery.number == 0 { ThemeColor("color.nowhere") }
                Color.black.frame(width: 20, height: 20).named("box").offset(x: scenery.isOn ? 40 : 0)
            }
        }
        let counter = completing(moving, .linear(duration: 1)) {
            $0.isOn = true
            $0.number = 0
        }
        #expect(throws: RenderError.self) { try moving.session.layout() }
        moving.scenery.number = 1
        #expect(try [0, 0.5].map { try moving.frame("box", at: $0).minX } == [90, 110])
        try moving.session.advance(0.9)
        #expect(counter.count == 0)
        try moving.session.advance(0.1)
        #expect(counter.count == 1)
    }

    @Test func `a completion waits for all animations of the change`() throws {
        let moving = try Moving { scenery in
            Color.black.frame(width: 20, height: 20).offset(x: scenery.isOn ? 40 : 0)
                .animation(.linear(duration: 2), value: scenery.isOn)
        }
        let counter = completing(moving, .linear(duration: 0.5)) { $0.isOn = true }
        try moving.session.advance(1.9)
        #expect(counter.count == 0)
        try moving.session.advance(0.1)
        #expect(counter.count == 1)
    }

    @Test func `the inner transaction overrides, and the rest is inherited`() throws {
        let moving = try Moving { scenery in
            Color.black.frame(width: 20, height: 20).named("box").offset(x: scenery.isOn ? 40 : 0)
        }
        var continuous = Transaction()
        continuous.isContinuous = true
        withAnimation(.linear(duration: 1)) { withTransaction(continuous) { moving.scenery.isOn = true } }
        #expect(try moving.frame("box", at: 0.5).minX == 110)
        try moving.session.settle()
        withAnimation(.linear(duration: 1)) { withAnimation(nil) { moving.scenery.isOn = false } }
        #expect(try moving.frame("box").minX == 90)
    }

    @Test func `an explicit animation runs even if others are disabled`() throws {
        let moving = try Moving { scenery in
            Color.black.frame(width: 20, height: 20).named("box").offset(x: scenery.isOn ? 40 : 0)
                .animation(.linear(duration: 8), value: scenery.isOn)
        }
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { moving.scenery.isOn = true }
        #expect(try moving.frame("box", at: 0.5).minX == 110)
    }
}
