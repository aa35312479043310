import Framewright
import Testing

@MainActor
struct FrameAnimationTests {
    private func row(_ scenery: Scenery) -> some View {
        HStack(spacing: 0) {
            ForEach(scenery.names, id: \.self) { Color.black.frame(width: 20, height: 20).named($0) }
        }
    }

    @Test func `reordered views move to their new frames`() throws {
        let moving = try Moving { row($0) }
        try moving.set { $0.names = ["c", "b", "a"] }
        #expect(try [0, 0.25, 1].map { try moving.frame("a", at: $0).minX } == [70, 80, 110])
        #expect(try [0, 0.25, 1].map { try moving.frame("c", at: $0).minX } == [110, 100, 70])
        #expect(try moving.frame("b", at: 0.5).minX == 90)
    }

    @Test func `neighbours of an inserted view move`() throws {
        let moving = try Moving { row($0) }
        try moving.set { $0.names = ["a", "x", "b", "c"] }
        #expect(try [0, 0.5, 1].map { try moving.frame("a", at: $0).minX } == [70, 65, 60])
        #expect(try [0, 0.5, 1].map { try moving.frame("c", at: $0).minX } == [110, 115, 120])
    }

    @Test func `a background is resized with its view`() throws {
        let moving = try Moving { row($0).background { Color.red.named("ground") } }
        try moving.set { $0.names = ["a"] }
        #expect(try moving.frame("ground", at: 0.5) == Rect(x: 80, y: 40, width: 40, height: 20))
    }

    @Test func `a changed alignment is animated`() throws {
        let moving = try Moving { scenery in
            Color.black.frame(width: 20, height: 20).named("box")
                .frame(maxWidth: .infinity, alignment: scenery.isOn ? .trailing : .leading)
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.25, 1].map { try moving.frame("box", at: $0).minX } == [0, 45, 180])
    }

    @Test func `a changed layout is animated`() throws {
        let moving = try Moving { scenery in
            (scenery.isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
                Color.black.frame(width: 20, height: 20).named("a")
                Color.black.frame(width: 20, height: 20).named("b")
            }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("a", at: 0.5) == Rect(x: 85, y: 35, width: 20, height: 20))
        #expect(try moving.frame("b", at: 1) == Rect(x: 90, y: 50, width: 20, height: 20))
    }

    @Test(arguments: [true, false])
    func `a view inserted into a moving view is at its final position`(fades: Bool) throws {
        let transition = fades ? AnyTransition.opacity : .identity
        let moving = try Moving { scenery in
            ZStack {
                Color.blue.frame(width: 40, height: 20)
                if scenery.isOn { Color.red.frame(width: 10, height: 10).named("comer").transition(transition) }
            }
            .frame(maxWidth: .infinity, alignment: scenery.isOn ? .trailing : .leading)
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("comer", at: $0).minX } == [175, 175, 175])
    }

    @Test func `animated frames are snapped to pixels last`() throws {
        let moving = try Moving { row($0) }
        try moving.set { $0.names = ["c", "b", "a"] }
        #expect(try moving.frame("a", at: 0.333).minX == 83)
    }
}
