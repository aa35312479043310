import Framewright
import Testing

@MainActor private var box: some View { Color.black.frame(width: 20, height: 20) }

@MainActor
struct NamedTransitionTests {
    private func appearing(_ transition: some Transition) throws -> Moving {
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { box.named("box").transition(transition) } }
        }
        try moving.set { $0.isOn = true }
        return moving
    }

    /// Returns the same screen during the removal.
    private func leaving(_ transition: some Transition) throws -> Moving {
        let moving = try appearing(transition)
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        return moving
    }

    @Test func `opacity and scale`() throws {
        #expect(try appearing(OpacityTransition()).figures("Opacity", at: 0.25) == ["Opacity 0.25"])
        #expect(try leaving(OpacityTransition()).figures("Opacity", at: 1.25) == ["Opacity 0.75"])
        let scale = ScaleTransition(0.5)
        #expect(try appearing(scale).figures("ScaleEffect", at: 0.5) == ["ScaleEffect 0.75x0.75 about 0.5,0.5"])
    }

    @Test func `move and offset`() throws {
        let move = MoveTransition(edge: .top)
        #expect(try [0, 0.5, 1].map { try appearing(move).frame("box", at: $0).minY } == [20, 30, 40])
        #expect(try leaving(move).frame("box", at: 1.5).minY == 30)
        let offset = OffsetTransition(Size(width: 40, height: 0))
        #expect(try appearing(offset).frame("box", at: 0.25).minX == 120)
    }

    @Test func `a slide enters over the leading edge and leaves over the trailing edge`() throws {
        #expect(try appearing(SlideTransition()).frame("box", at: 0.5).minX == 80)
        #expect(try leaving(SlideTransition()).frame("box", at: 1.5).minX == 100)
    }

    @Test func `a push leaves over the opposite edge and fades`() throws {
        let push = PushTransition(edge: .bottom)
        #expect(try appearing(push).frame("box", at: 0.5).minY == 50)
        #expect(try appearing(push).figures("Opacity", at: 0.5) == ["Opacity 0.5"])
        #expect(try leaving(push).frame("box", at: 1.5).minY == 30)
    }

    @Test func `identity inserts and removes at once`() throws {
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { box.named("box").transition(IdentityTransition()) } }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity").isEmpty && moving.names() == ["box"])
        try moving.set { $0.isOn = false }
        #expect(try moving.names().isEmpty)
    }
}
