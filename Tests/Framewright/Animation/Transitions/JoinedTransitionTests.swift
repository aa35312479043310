import Framewright
import Testing

@MainActor
struct JoinedTransitionTests {
    private func moving(_ view: some View) throws -> Moving {
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { view } }
        }
        try moving.set { $0.isOn = true }
        return moving
    }

    private var square: some View { Color.black.frame(width: 20, height: 20).named("box") }

    @Test func `an asymmetric transition has an insertion and a removal`() throws {
        let transition = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: OpacityTransition())
        let moving = try moving(square.transition(transition))
        #expect(try moving.frame("box").minY == 20 && moving.figures("Opacity").first != "Opacity 0")
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        #expect(try moving.frame("box", at: 1.5).minY == 40)
        #expect(try moving.figures("Opacity", at: 1.25) == ["Opacity 0.75"])
    }

    @Test func `the identity transition removes a view at once`() throws {
        let transition = AsymmetricTransition(insertion: OpacityTransition(), removal: IdentityTransition())
        let moving = try moving(square.transition(transition))
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.25"])
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        #expect(try moving.names().isEmpty)
    }

    @Test func `two combined transitions`() throws {
        let transition = OffsetTransition(Size(width: 40, height: 0)).combined(with: OpacityTransition())
        let moving = try moving(square.transition(transition))
        #expect(try moving.frame("box", at: 0.5).minX == 110)
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.5"])
    }
}
