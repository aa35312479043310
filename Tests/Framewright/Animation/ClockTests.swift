import Framewright
import Testing

@MainActor
struct ClockTests {
    private func scene() throws -> Moving {
        try Moving { scenery in
            VStack {
                ForEach(scenery.names, id: \.self) { name in
                    Text(name).padding(scenery.isOn ? 8 : 2).background(.red, in: Capsule()).named(name)
                }
            }
            .rotationEffect(.degrees(scenery.isOn ? 20 : 0))
        }
    }

    private func start(_ moving: Moving) throws {
        try moving.set(.bouncy) { $0.isOn = true }
        try moving.session.advance(0.125)
        try moving.set(.easeOut(duration: 0.5)) { $0.names = ["c", "a", "d"] }
    }

    @Test func `one large step in time shows the same as many small ones`() throws {
        let (walk, jump) = (try scene(), try scene())
        for moving in [walk, jump] { try start(moving) }
        for _ in 0..<64 { try walk.session.advance(1 / 256) }
        try jump.session.advance(0.25)
        #expect(try walk.session.layout().displayList == jump.session.layout().displayList)
        #expect(try walk.session.paint() == jump.session.paint())
    }

    @Test func `frames can be requested in any order`() throws {
        let moving = try scene()
        try start(moving)
        let moments = (0..<12).map { moving.session.time + Double($0) / 16 }
        let forwards = try moments.map { try moving.session.frame(at: $0).displayList }
        let backwards = try moments.reversed().map { try moving.session.frame(at: $0).displayList }
        #expect(forwards == backwards.reversed() && Set(forwards.map { "\($0)" }).count > 8)
        for (moment, list) in zip(moments, forwards) {
            try moving.session.advance(moment - moving.session.time)
            #expect(try moving.session.layout().displayList == list)
        }
    }

    @Test func `frames from several threads equal those from one`() async throws {
        let moving = try scene()
        try start(moving)
        let (stage, viewport, now) = (moving.session.stage, moving.session.viewport, moving.session.time)
        let renderer = Renderer()
        let moments = (0..<8).map { now + Double($0) / 16 }
        let alone = try moments.map { try renderer.layout(stage, at: $0, in: viewport, theme: .documented).displayList }
        let tasks = moments.map { moment in
            Task.detached { try renderer.layout(stage, at: moment, in: viewport, theme: .documented).displayList }
        }
        for (task, list) in zip(tasks, alone) { #expect(try await task.value == list) }
    }

    @Test func `finite animations end, and repeating ones do not`() throws {
        let moving = try scene()
        try start(moving)
        #expect(moving.session.isAnimating)
        try moving.session.settle()
        #expect(!moving.session.isAnimating && moving.session.time < 3)
        try moving.set(.linear(duration: 1).repeatForever()) { $0.isOn = false }
        #expect(throws: RenderError.self) { try moving.session.settle() }
    }

    @Test func `a settled screen equals one without animation`() throws {
        let (moved, still) = (try scene(), try scene())
        try start(moved)
        try moved.session.settle()
        for change in [{ $0.isOn = true }, { $0.names = ["c", "a", "d"] }] as [@MainActor (Scenery) -> Void] {
            try still.set(nil, change)
        }
        #expect(try moved.session.layout().tree.description == still.session.layout().tree.description)
    }

    @Test func `an interrupted animation continues from its position`() throws {
        let moving = try Moving { scenery in
            Color.black.frame(width: 20, height: 20).named("box").offset(x: scenery.isOn ? 64 : 0)
        }
        try moving.set(.linear(duration: 1)) { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set(.spring(duration: 2)) { $0.isOn = false }
        #expect(try moving.frame("box").minX == 122)
        // A spring continues with the line's velocity, so it first moves further.
        #expect(try moving.frame("box", at: 0.6).minX > 124)
        #expect(try moving.frame("box", at: 9).minX == 90)
    }

    @Test func `the completion runs when an animation is over`() throws {
        let moving = try Moving { Color.black.opacity($0.isOn ? 1 : 0).offset(x: Double($0.number)) }
        let scenery = moving.scenery
        withAnimation(.linear(duration: 1), { scenery.isOn = true }, completion: { scenery.number = 1 })
        try moving.session.advance(0.5)
        #expect(scenery.number == 7)
        try moving.session.advance(0.5)
        #expect(scenery.number == 1)
        withAnimation(.linear(duration: 1), { scenery.isOn = true }, completion: { scenery.number = 2 })
        _ = try moving.session.layout()
        #expect(scenery.number == 1 || scenery.number == 2)
    }
}
