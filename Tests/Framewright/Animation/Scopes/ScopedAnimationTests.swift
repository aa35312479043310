import Framewright
import Testing

@MainActor
struct ScopedAnimationTests {
    private let line = Animation.linear(duration: 1)

    private func box(_ scenery: Scenery) -> some View {
        Color.black.frame(width: scenery.isOn ? 40 : 20, height: 20).named("box")
    }

    @Test func `modifiers in the body are animated, the view is not`() throws {
        let moving = try Moving { scenery in
            box(scenery).animation(line) { $0.offset(y: scenery.isOn ? 20 : 0).opacity(scenery.isOn ? 0.5 : 1) }
        }
        try moving.set(nil) { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.75"])
        #expect(try [0, 0.5, 1].map { try moving.frame("box", at: $0).minY } == [40, 50, 60])
        #expect(try moving.frame("box", at: 0).width == 40)
    }

    @Test func `the view uses the animation of its surroundings`() throws {
        let moving = try Moving { scenery in
            box(scenery).animation(.linear(duration: 2)) { $0.opacity(scenery.isOn ? 0 : 1) }
        }
        try moving.set(line) { $0.isOn = true }
        #expect(try moving.frame("box", at: 0.5).width == 30)
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.75"])
    }

    /// Two states changed at once with different animations.
    private struct Twice: View {
        @State private var x = 0.0
        @State private var y = 0.0

        var body: some View {
            Color.black.frame(width: 20, height: 20).named("box").offset(y: y)
                .animation(.linear(duration: 4), value: x).offset(x: x)
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) { x = 40 }
                    withAnimation(.linear(duration: 2)) { y = 40 }
                }
        }
    }

    @Test func `a value's animation applies to its own change only`() throws {
        let session = try Session(
            Twice(), in: Viewport(size: Size(width: 200, height: 100)), theme: .documented)
        try session.tap("box")
        let tree = try session.frame(at: session.time + 0.5).tree
        let frame = tree.nodes[try #require(tree.view(identified: "box"))].frame
        #expect(frame.origin == Point(x: 110, y: 50))
    }

    @Test func `the scope does not animate the view's position`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) {
                if scenery.isOn { Color.red.frame(width: 40, height: 20) }
                Color.black.frame(width: 20, height: 20).named("box").animation(line) { $0.opacity(0.5) }
            }
        }
        try moving.set(nil) { $0.isOn = true }
        #expect(try moving.frame("box", at: 0).minX == 110)
    }

    @Test func `a nil animation in the body does not affect modifiers outside`() throws {
        let moving = try Moving { scenery in
            box(scenery).animation(nil) { $0.opacity(scenery.isOn ? 0.5 : 1) }.offset(x: scenery.isOn ? 40 : 0)
        }
        try moving.set(line) { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.5"])
        #expect(try moving.frame("box", at: 0.5).width == 30)
        #expect(try moving.frame("box", at: 0.5).midX == 120)
    }

    @Test func `a transaction with disabled animations also disables those of a scope`() throws {
        let moving = try Moving { scenery in
            box(scenery).animation(line) { $0.opacity(scenery.isOn ? 0.5 : 1) }
        }
        withTransaction(\.disablesAnimations, true) { moving.scenery.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.5"])
    }

    @Test func `the transaction of a body is changed only for the body`() throws {
        let moving = try Moving { scenery in
            box(scenery).transaction {
                $0.animation = $0.animation?.speed(2)
            } body: {
                $0.opacity(scenery.isOn ? 0 : 1)
            }
        }
        try moving.set(line) { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.5"])
        #expect(try moving.frame("box", at: 0.5).width == 30)
    }

    @Test func `state of the view survives changes of the scope`() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View { Text("\(count)").named("count").onTapGesture { count += 1 } }
        }
        let moving = try Moving { scenery in
            Counter().animation(line) { $0.opacity(scenery.isOn ? 0.5 : 1) }
        }
        try moving.session.tap("count")
        try moving.set(nil) { $0.isOn = true }
        try moving.session.settle()
        #expect(try moving.figures("Text").first?.contains("\"1\"") == true)
    }
}
