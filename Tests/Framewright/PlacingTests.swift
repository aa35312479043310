import Framewright
import Synchronization
import Testing

/// Returns a session with a screen of 100 by 100 points.
@MainActor
private func session(_ view: some View) throws -> Session {
    try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
}

/// Counts how often a layout has placed its subviews.
private final class PlacingLog: Sendable {
    private let placings = Atomic(0)

    var count: Int { placings.load(ordering: .relaxed) }

    func add() { placings.add(1, ordering: .relaxed) }
}

/// A layout that counts its placements.
private struct LoggedLayout: Layout {
    let log: PlacingLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        log.add()
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

private struct Tapped: View {
    let log: PlacingLog
    @State private var taps = 0

    var body: some View {
        LoggedLayout(log: log)() { Text("\(taps)") }.contentShape(Rectangle()).onTapGesture { taps += 1 }
    }
}

@MainActor
struct PlacingTests {
    @Test func `an unrendered layout is not placed`() throws {
        let log = PlacingLog()
        let session = try session(Tapped(log: log))
        try session.touchDown(at: Point(x: 50, y: 50))
        let before = log.count
        try session.touchUp()
        try session.advance(1)
        #expect(log.count == before)
        #expect(try session.texts() == ["1"])
        #expect(log.count > before)
    }

    @Test func `content that depends on frames is built even if nothing is rendered`() throws {
        final class Log {
            var lines: [String] = []
        }
        struct Measured: View {
            let log: Log
            @State private var taps = 0

            var body: some View {
                GeometryReader { proxy in
                    Color.black.onTapGesture { taps += 1 }
                        .onChange(of: taps) { log.lines.append("\(taps) at \(proxy.size.width)") }
                }
            }
        }
        let log = Log()
        let session = try session(Measured(log: log))
        try session.touchDown(at: Point(x: 50, y: 50))
        try session.touchUp()
        #expect(log.lines == ["1 at 100.0"])
    }
}
