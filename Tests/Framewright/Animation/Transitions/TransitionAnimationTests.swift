import Framewright
import Testing

@MainActor
struct TransitionAnimationTests {
    private func appearing(_ transition: AnyTransition) throws -> Moving {
        try Moving { scenery in
            ZStack {
                if scenery.isOn { Color.black.frame(width: 20, height: 20).named("box").transition(transition) }
            }
        }
    }

    @Test func `insertion and removal have their own animations`() throws {
        let moving = try appearing(
            .asymmetric(
                insertion: .opacity.animation(.linear(duration: 1)),
                removal: .opacity.animation(.linear(duration: 4))))
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.5"])
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        #expect(try moving.figures("Opacity", at: 2) == ["Opacity 0.75"])
        #expect(try moving.names(at: 4.9) == ["box"] && moving.names(at: 5).isEmpty)
    }

    @Test func `the parts of a combined transition have their own animations`() throws {
        let moving = try appearing(
            .opacity.animation(.linear(duration: 1)).combined(with: .scale.animation(.linear(duration: 4))))
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.5"])
        #expect(try moving.figures("ScaleEffect", at: 0.5) == ["ScaleEffect 0.125x0.125 about 0.5,0.5"])
    }

    @Test func `a transition's own animation overrides that of the change`() throws {
        let moving = try appearing(.opacity.animation(.linear(duration: 1)))
        try moving.set(nil) { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.25"])
        try moving.session.settle()
        try moving.set(nil) { $0.isOn = false }
        #expect(try moving.figures("Opacity", at: 1.25) == ["Opacity 0.75"])
        #expect(try moving.names(at: 2).isEmpty)
    }

    @Test func `without an animation of either the view appears at once`() throws {
        let moving = try appearing(.opacity.animation(nil))
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5).isEmpty)
    }

    @Test func `reinsertion uses the transition's own animation from the current position`() throws {
        let moving = try appearing(.move(edge: .leading).animation(.linear(duration: 4)))
        try moving.set { $0.isOn = true }
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        try moving.session.advance(2)
        #expect(try moving.frame("box").minX == 80)
        try moving.set { $0.isOn = true }
        let way = try [0, 1, 2, 3, 4].map { try moving.frame("box", at: 6 + $0).minX }
        #expect(way[0] == 80 && way[4] == 90 && way.allSatisfy { (70...90).contains($0) }, "\(way)")
    }

    @Test func `reinsertion uses the animation of the insertion`() throws {
        let moving = try appearing(
            .asymmetric(
                insertion: .opacity.animation(.linear(duration: 1)),
                removal: .opacity.animation(.linear(duration: 4))))
        try moving.set { $0.isOn = true }
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        try moving.session.advance(2)
        try moving.set { $0.isOn = true }
        try moving.session.advance(1)
        #expect(try moving.figures("Opacity").isEmpty)
    }

    @Test func `view transitions have their own animations for insertion, removal and reinsertion`() throws {
        let moving = try appearing(
            .asymmetric(
                insertion: AnyTransition(OpacityTransition()).animation(.linear(duration: 1)),
                removal: AnyTransition(OpacityTransition()).animation(.linear(duration: 4))))
        try moving.set(nil) { $0.isOn = true }
        try moving.session.settle()
        #expect(moving.session.time == 1)
        try moving.set(nil) { $0.isOn = false }
        #expect(try moving.names(at: 4.9) == ["box"] && moving.names(at: 5).isEmpty)
        try moving.session.advance(2)
        try moving.set(nil) { $0.isOn = true }
        #expect(moving.session.isAnimating)
        try moving.session.settle()
        #expect(moving.session.time == 4)
    }
}
