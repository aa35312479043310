import Framewright
import Testing

@MainActor private var box: some View { Color.black.frame(width: 20, height: 20) }

@MainActor
struct TransitionTests {
    private func appearing(_ transition: AnyTransition) throws -> Moving {
        try Moving { scenery in
            VStack(spacing: 0) {
                if scenery.isOn { box.named("box").transition(transition) }
            }
        }
    }

    @Test func `an inserted view fades in by default`() throws {
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { box.named("box") } }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.25"])
        #expect(try moving.figures("Opacity", at: 1).isEmpty)
    }

    @Test func `a removed view stays until its transition ends`() throws {
        let moving = try Moving { scenery in
            ZStack { if !scenery.isOn { box.named("box") } }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.75"])
        #expect(try moving.frame("box", at: 0.9) == Rect(x: 90, y: 40, width: 20, height: 20))
        #expect(try moving.names(at: 1).isEmpty)
    }

    @Test func `a removed view keeps its position on a screen with a safe area`() throws {
        let moving = try Moving(insets: EdgeInsets(top: 30, leading: 20)) { scenery in
            ZStack { if !scenery.isOn { box.named("box") } }
        }
        let frame = try moving.frame("box")
        try moving.set { $0.isOn = true }
        #expect(try frame.midX == 110 && moving.frame("box", at: 0.5) == frame)
    }

    @Test func `a removed view stays between its neighbours and takes no space`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) { ForEach(scenery.names, id: \.self) { box.named($0) } }
        }
        try moving.set { $0.names = ["a", "c"] }
        #expect(try moving.names(at: 0.5) == ["a", "b", "c"])
        #expect(try moving.frame("a", at: 0.5).minX == 75 && moving.frame("c", at: 0.5).minX == 105)
        #expect(try moving.names(at: 1) == ["a", "c"])
    }

    @Test func `a move has the view's own length`() throws {
        let moving = try appearing(.move(edge: .leading))
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("box", at: $0).minX } == [70, 80, 90])
    }

    @Test func `a slide enters over the leading edge and leaves over the trailing edge`() throws {
        let moving = try appearing(.slide)
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("box", at: 0).minX == 70)
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        #expect(try moving.frame("box", at: 1.5).minX == 100)
    }

    @Test func `scale, offset and their combination`() throws {
        let moving = try appearing(.scale(scale: 0.5).combined(with: .offset(x: 10)))
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("ScaleEffect", at: 0.5) == ["ScaleEffect 0.75x0.75 about 0.5,0.5"])
        #expect(try moving.frame("box", at: 0.5).minX == 95)
    }

    @Test func `a push also fades`() throws {
        let moving = try appearing(.push(from: .bottom))
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.5"])
        #expect(try moving.frame("box", at: 0.5).minY == 50)
    }

    @Test func `the identity transition shows nothing`() throws {
        let moving = try appearing(.identity)
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity").isEmpty)
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        #expect(try moving.names().isEmpty)
    }

    @Test func `a modifier transition goes from one modifier to the other and back`() throws {
        struct Padded: ViewModifier {
            let length: Double
            func body(content: Content) -> some View { content.padding(.leading, length) }
        }
        let moving = try appearing(.modifier(active: Padded(length: 40), identity: Padded(length: 0)))
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("box", at: 0.5).minX == 100)
        try moving.session.settle()
        #expect(try moving.frame("box").minX == 90)
        try moving.set { $0.isOn = false }
        #expect(try moving.frame("box", at: 1.5).minX == 110)
        #expect(try moving.names(at: 2).isEmpty)
    }

    @Test func `a custom transition gets its phase`() throws {
        struct Turn: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.rotationEffect(.degrees(phase.value * 90))
            }
        }
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { box.named("box").transition(Turn()) } }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("RotationEffect", at: 0.5) == ["RotationEffect -45deg about 0.5,0.5"])
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        #expect(try moving.figures("RotationEffect", at: 1.5) == ["RotationEffect 45deg about 0.5,0.5"])
    }

    @Test func `a view inserted again during its removal continues from its position`() throws {
        let moving = try appearing(.move(edge: .leading))
        try moving.set { $0.isOn = true }
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        try moving.session.advance(0.5)
        #expect(try moving.frame("box").minX == 80)
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("box").minX == 80 && moving.names().count == 1)
        #expect(try moving.frame("box", at: 3).minX == 90)
    }

    @Test func `the branches of a condition are two views`() throws {
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { Text("yes") } else { Text("no") } }
        }
        try moving.set { $0.isOn = true }
        #expect(try Set(moving.figures("Opacity", at: 0.25)) == ["Opacity 0.25", "Opacity 0.75"])
    }

    @Test func `an overlay does not change the identity of the screen`() throws {
        let moving = try Moving { scenery in
            box.named("box").overlay { if scenery.isOn { Color.red.named("cover") } }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.5"])
        #expect(try moving.names(at: 0.5) == ["box", "cover"])
    }
}
