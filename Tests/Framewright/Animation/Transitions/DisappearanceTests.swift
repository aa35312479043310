import Framewright
import Testing

/// Tests of the time at which `onDisappear` runs for a view removed with a transition.
@MainActor
struct DisappearanceTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Gate: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.allowsHitTesting(phase == .identity).opacity(phase == .identity ? 1 : 0)
        }
    }

    /// Returns a screen with a view that exists while the model is on.
    private func guest(
        _ log: Log, by transition: AnyTransition = .opacity, around: @escaping (AnyView) -> AnyView = { $0 }
    ) throws -> Moving {
        let moving = try Moving { scenery in
            VStack {
                if scenery.isOn {
                    around(
                        AnyView(
                            Color.red.onAppear { log.lines.append("in") }.onDisappear { log.lines.append("out") })
                    )
                    .transition(transition)
                }
                Text("stays")
            }
        }
        try moving.set(nil) { $0.isOn = true }
        return moving
    }

    @Test func `onDisappear runs when the transition is over`() throws {
        let log = Log()
        let moving = try guest(log)
        try moving.set { $0.isOn = false }
        try moving.session.advance(0.9)
        #expect(log.lines == ["in"])
        try moving.session.advance(0.1)
        #expect(log.lines == ["in", "out"])
        try moving.session.advance(5)
        #expect(log.lines == ["in", "out"])
    }

    @Test func `onDisappear runs for a view nested in a removed view`() throws {
        let log = Log()
        let moving = try guest(log, by: .slide) { view in
            AnyView(HStack { GeometryReader { _ in view.padding() } })
        }
        try moving.set { $0.isOn = false }
        try moving.session.advance(0.5)
        #expect(log.lines == ["in"])
        try moving.session.settle()
        #expect(log.lines == ["in", "out"])
    }

    @Test func `onDisappear runs at once without an animation or with an invisible transition`() throws {
        let logs = [Log(), Log()]
        try guest(logs[0]).set(nil) { $0.isOn = false }
        try guest(logs[1], by: .identity).set { $0.isOn = false }
        #expect(logs.map(\.lines) == [["in", "out"], ["in", "out"]])
    }

    @Test func `a view inserted again during its removal keeps its state without onDisappear`() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").named("\(count)").onTapGesture { count += 1 }
            }
        }
        let log = Log()
        let moving = try guest(log) { view in
            AnyView(
                HStack {
                    Counter().padding()
                    view
                })
        }
        try moving.session.tap("0")
        for moment in [0.5, 0.9] {
            try moving.set { $0.isOn = false }
            try moving.session.advance(moment)
            try moving.set { $0.isOn = true }
            #expect(try moving.names() == ["1"])
        }
        try moving.session.settle()
        #expect(log.lines == ["in"])
        try moving.set { $0.isOn = false }
        try moving.session.settle()
        try moving.set { $0.isOn = true }
        try moving.session.settle()
        #expect(try moving.names() == ["0"])
        #expect(log.lines == ["in", "out", "in"])
    }

    @Test func `a view inserted again and removed without animation disappears at once`() throws {
        let log = Log()
        let moving = try guest(log)
        try moving.set { $0.isOn = false }
        try moving.session.advance(0.5)
        try moving.set { $0.isOn = true }
        try moving.set(nil) { $0.isOn = false }
        #expect(log.lines == ["in", "out"])
        try moving.session.advance(2)
        #expect(log.lines == ["in", "out"])
    }

    @Test func `onDisappear runs when another view has replaced it`() throws {
        let log = Log()
        let moving = try Moving { scenery in
            VStack {
                Color.red.id(scenery.number).onDisappear { log.lines.append("outer") }
                Color.red.onDisappear { [number = scenery.number] in log.lines.append("\(number)") }
                    .id(scenery.number)
            }
        }
        try moving.set { $0.number = 8 }
        #expect(log.lines.isEmpty)
        try moving.session.settle()
        #expect(log.lines == ["7"])
    }

    @Test func `onDismiss of a sheet runs when it is down`() throws {
        let log = Log()
        let moving = try Moving { scenery in
            Text("Below").sheet(isPresented: Binding(get: { scenery.isOn }, set: { scenery.isOn = $0 })) {
                log.lines.append("dismissed")
            } content: {
                Color.red
            }
        }
        try moving.set(nil) { $0.isOn = true }
        try moving.set { $0.isOn = false }
        try moving.session.advance(0.5)
        #expect(log.lines.isEmpty)
        try moving.session.settle()
        #expect(log.lines == ["dismissed"])
    }

    @Test func `changes made in onDisappear are shown`() throws {
        let moving = try Moving { scenery in
            VStack {
                if scenery.isOn { Color.red.onDisappear { scenery.names = ["gone"] } }
                Text(scenery.names[0]).named(scenery.names[0])
            }
        }
        try moving.set(nil) { $0.isOn = true }
        try moving.set { $0.isOn = false }
        try moving.session.advance(1)
        #expect(try moving.names() == ["gone"])
    }

    @Test func `changes made in onDisappear can be animated`() throws {
        let moving = try Moving { scenery in
            VStack {
                if scenery.isOn {
                    Color.red.onDisappear { withAnimation(.linear(duration: 1)) { scenery.number = 100 } }
                }
                Color.black.frame(width: Double(scenery.number)).named("bar")
            }
        }
        try moving.set(nil) { ($0.isOn, $0.number) = (true, 50) }
        try moving.set { $0.isOn = false }
        try moving.session.advance(1.5)
        let widths = try [1.5, 2].map { try moving.frame("bar", at: $0).width }
        #expect(widths == [75, 100])
    }

    @Test func `nested removals with different ends both run onDisappear`() throws {
        let log = Log()
        let moving = try Moving { scenery in
            if scenery.isOn {
                HStack {
                    if scenery.number == 7 { Color.red.onDisappear { log.lines.append("inner") } }
                    Text("x").onDisappear { log.lines.append("outer") }
                }
            }
        }
        try moving.set(nil) { $0.isOn = true }
        try moving.set { $0.number = 8 }
        try moving.session.advance(0.5)
        try moving.set { $0.isOn = false }
        #expect(log.lines.isEmpty)
        try moving.session.settle()
        #expect(log.lines.sorted() == ["inner", "outer"])
    }

    @Test func `a view inserted again does not keep the session waiting`() throws {
        let log = Log()
        let moving = try guest(log)
        try moving.set(.linear(duration: 5)) { $0.isOn = false }
        try moving.session.advance(0.5)
        try moving.set(.linear(duration: 0.1)) { $0.isOn = true }
        #expect(throws: Never.self) { try moving.session.frame(at: 9) }
    }

    @Test func `views take touches during their removal, unless their transition prevents it`() throws {
        for (transition, taps) in [(AnyTransition.opacity, 1), (AnyTransition(Gate()), 0)] {
            let log = Log()
            let moving = try guest(log, by: transition) { view in
                AnyView(view.onTapGesture { log.lines.append("tap") })
            }
            try moving.set { $0.isOn = false }
            try moving.session.advance(0.5)
            try moving.session.tap(at: Point(x: 100, y: 30))
            #expect(log.lines.filter { $0 == "tap" }.count == taps)
        }
    }
}
