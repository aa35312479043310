import Framewright
import Testing

@MainActor
struct TimelineTests {
    @Test func `a timeline shows the latest entry`() throws {
        let session = try session(.periodic(from: 0.0, by: 0.5))
        #expect(try session.text() == "0.0")
        try session.advance(0.4)
        #expect(try session.text() == "0.0")
        try session.advance(0.2)
        #expect(try session.text() == "0.5")
        try session.advance(10)
        #expect(try session.text() == "10.5")
    }

    @Test func `one large step in time shows the same as many small ones`() throws {
        let (walk, jump) = (try session(.periodic(from: 0.1, by: 0.01)), try session(.periodic(from: 0.1, by: 0.01)))
        for _ in 0..<20 { try walk.advance(0.25) }
        try jump.advance(5)
        #expect(try walk.text() == jump.text())
    }

    @Test func `ten steps of 0.1 s are one second`() throws {
        let session = try session(.periodic(from: 0.0, by: 1))
        for _ in 0..<10 { try session.advance(0.1) }
        #expect(try session.text() == "1.0")
        for _ in 0..<50 { try session.advance(0.02) }
        #expect(try session.text() == "2.0")
    }

    @Test func `onChange runs for every entry`() throws {
        let session = try Session(Ticker(), in: Self.viewport, theme: .documented)
        try session.advance(1)
        #expect(try session.text() == "10 ticks, 1.0 s")
    }

    @Test func `explicit entries end, and the first is shown before its time`() throws {
        let session = try session(.explicit(times: [1, 2, 4]))
        #expect(try session.text() == "1.0")
        try session.advance(3)
        #expect(try session.text() == "2.0")
        try session.advance(100)
        #expect(try session.text() == "4.0")
    }

    @Test func `a schedule without entries shows its start`() throws {
        #expect(try session(.explicit([])).text() == "0.0")
    }

    @Test func `the animation schedule has 60 frames per second and none while paused`() throws {
        let session = try session(.animation)
        try session.advance(1.5)
        #expect(try session.text() == "1.5")
        let paused = try self.session(.animation(paused: true))
        try paused.advance(1.5)
        #expect(try paused.text() == "0.0")
    }

    @Test func `periodic entries do not accumulate errors`() {
        let schedule = PeriodicTimelineSchedule(from: 0.0, by: 0.1)
        for tick in [0, 3, 1_000_000, 123_456_789] {
            let entry = schedule.screenEntries(from: 0.1 * Double(tick)).first { _ in true }
            #expect(entry == 0.1 * Double(tick))
        }
    }

    private static var viewport: Viewport {
        get throws { try Viewport(size: Size(width: 200, height: 100)) }
    }

    private func session(_ schedule: some TimelineSchedule) throws -> Session {
        try Session(
            TimelineView(schedule) { Text(verbatim: "\($0.seconds)") }, in: Self.viewport, theme: .documented)
    }
}

private struct Ticker: View {
    @State private var ticks = 0
    @State private var seconds = 0.0

    var body: some View {
        TimelineView(.periodic(from: 0.0, by: 0.1)) { context in
            Text(verbatim: "\(ticks) ticks, \(seconds) s").onChange(of: context.seconds) { old, new in
                ticks += 1
                seconds = new
            }
        }
    }
}

extension Session {
    fileprivate func text() throws -> String? {
        try layout().tree.nodes.lazy.compactMap { node in
            if case .text(let text) = node.payload.figure { text.string } else { nil }
        }.first
    }
}
