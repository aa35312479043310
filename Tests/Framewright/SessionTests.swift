import Framewright
import Testing

/// Returns a session with a screen of 100 by 100 points.
@MainActor
private func session(_ view: some View) throws -> Session {
    try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").accessibilityIdentifier("count").onTapGesture { count += 1 }
    }
}

@Observable
private final class Score {
    var points = 0
}

private struct ScoreView: View {
    @Environment(Score.self) private var score

    var body: some View { Text("\(score.points)") }
}

/// A view of which one case stores a dynamic property, the other nothing.
private enum Content: View {
    case full(State<String>)
    case empty

    var body: some View {
        switch self {
        case .full(let text): Text(text.wrappedValue)
        case .empty: Text("empty")
        }
    }
}

private struct Page: View {
    @State private var isEmpty = false

    var body: some View {
        VStack {
            isEmpty ? Content.empty : .full(State(wrappedValue: "full"))
            Text("turn").accessibilityIdentifier("turn").onTapGesture { isEmpty = true }
        }
    }
}

/// A layout that reports its number of subviews after it has placed them.
private struct ReportingLayout: Layout {
    let report: @MainActor (Int) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let count = subviews.count
        ScreenLoop.current.schedule { MainActor.assumeIsolated { report(count) } }
    }
}

private struct ReportedCount: View {
    @State private var count = 0

    var body: some View {
        ReportingLayout(report: { count = $0 }) {
            Text("first")
            Text("of \(count)")
        }
    }
}

@MainActor
struct SessionTests {
    @Test func `work that a layout has started changes the same frame`() throws {
        #expect(try session(ReportedCount()).texts() == ["first", "of 2"])
    }

    @Test func `a tap changes a view's state, which survives the frame`() throws {
        let session = try session(Counter())
        #expect(try session.texts() == ["0"])
        #expect(try session.tap("count"))
        #expect(try session.tap("count"))
        #expect(try session.texts() == ["2"])
    }

    @Test func `views at two positions have separate states`() throws {
        let session = try session(
            VStack {
                Counter()
                Counter()
            })
        try session.tap("count")
        #expect(try session.texts() == ["1", "0"])
    }

    @Test func `state follows an element, not a position`() throws {
        struct List: View {
            @State private var names = ["a", "b"]

            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { _ in Counter() }
                    Text("turn").accessibilityIdentifier("turn").onTapGesture { names.reverse() }
                }
            }
        }
        let session = try session(List())
        try session.tap("count")
        try session.tap("turn")
        #expect(try session.texts() == ["0", "1", "turn"])
    }

    @Test func `an enumeration can be a view with dynamic properties in its cases`() throws {
        let session = try session(Page())
        #expect(try session.texts() == ["full", "turn"])
        try session.tap("turn")
        #expect(try session.texts() == ["empty", "turn"])
    }

    @Test func `another branch and another id reset the state`() throws {
        struct Switch: View {
            @State private var isOn = false
            @State private var round = 0

            var body: some View {
                VStack {
                    if isOn { Counter() } else { Counter() }
                    Counter().id(round)
                    Text("flip").accessibilityIdentifier("flip").onTapGesture { isOn.toggle() }
                    Text("next").accessibilityIdentifier("next").onTapGesture { round += 1 }
                }
            }
        }
        let session = try session(Switch())
        try session.tap("count")
        #expect(try session.texts().first == "1")
        try session.tap("flip")
        #expect(try session.texts().first == "0")
        try session.tap(at: Point(x: 50, y: 40))
        try session.tap("next")
        #expect(try session.texts()[1] == "0")
    }

    @Test func `one value with state at two positions is an error`() throws {
        let counter = Counter()
        let session = try session(
            HStack {
                counter
                counter
            })
        #expect {
            try session.layout()
        } throws: { error in
            guard case RenderError.views(let errors) = error else { return false }
            return errors == [.sharedState(view: "Counter")]
        }
    }

    @Test func `a changed model is read again`() throws {
        let score = Score()
        let session = try session(ScoreView().environment(score))
        #expect(try session.texts() == ["0"])
        score.points = 7
        #expect(try session.texts() == ["7"])
    }

    @Test func `nothing is laid out again without a change`() throws {
        final class Count {
            var bodies = 0
        }
        struct Counted: View {
            let count: Count

            var body: some View {
                count.bodies += 1
                return Text("x")
            }
        }
        let count = Count()
        let session = try session(Counted(count: count))
        _ = try session.layout()
        _ = try session.layout()
        #expect(count.bodies == 1)
    }

    @Test func `onAppear may change the view before the first frame`() throws {
        struct Greeting: View {
            @State private var text = "..."

            var body: some View { Text(text).onAppear { text = "hello" } }
        }
        #expect(try session(Greeting()).texts() == ["hello"])
    }

    @Test func `views that never settle are an error`() throws {
        struct Restless: View {
            @State private var count = 0

            var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        #expect {
            try session(Restless()).layout()
        } throws: { error in
            guard case RenderError.views([.neverSettles]) = error else { return false }
            return true
        }
    }

    @Test func `a view that contains itself is an error`() throws {
        struct Mirrored: View {
            var body: some View { VStack { AnyView(Mirrored()) } }
        }
        #expect {
            try session(Mirrored()).layout()
        } throws: { error in
            guard case RenderError.views(let errors) = error, case .tooDeep(let view) = errors.first else {
                return false
            }
            return view.hasPrefix("Mirrored/Mirrored")
        }
    }

    @Test func `onChange gets the old and the new value`() throws {
        struct Told: View {
            @State private var count = 1
            @State private var told = ""

            var body: some View {
                VStack {
                    Text(told)
                    Text("more").accessibilityIdentifier("more").onTapGesture { count *= 3 }
                }
                .onChange(of: count) { told = "\($0) to \($1)" }
            }
        }
        let session = try session(Told())
        try session.tap("more")
        try session.tap("more")
        #expect(try session.texts()[0] == "3 to 9")
    }

    @Test func `onDisappear runs once for a removed view`() throws {
        final class Log {
            var lines: [String] = []
        }
        struct Guest: View {
            let log: Log
            @State private var isHere = true

            var body: some View {
                VStack {
                    if isHere {
                        Text("guest").onAppear { log.lines.append("in") }.onDisappear { log.lines.append("out") }
                    }
                    Text("go").accessibilityIdentifier("go").onTapGesture { isHere.toggle() }
                }
            }
        }
        let log = Log()
        let session = try session(Guest(log: log))
        for _ in 0..<3 { try session.tap("go") }
        #expect(log.lines == ["in", "out", "in", "out"])
    }

    @Test func `a failed frame leaves no effects, and the next is built anew`() throws {
        final class Log {
            var appeared = 0
        }
        struct Failing: View {
            let log: Log
            @State private var token = "color.nowhere"

            var body: some View {
                ThemeColor(token).onAppear { log.appeared += 1 }
                    .accessibilityIdentifier("colour").onTapGesture { token = "color.nowhere" }
                    .onChange(of: log.appeared) {}
            }
        }
        let log = Log()
        let session = try session(Failing(log: log))
        #expect(throws: RenderError.self) { try session.layout() }
        #expect(throws: RenderError.self) { try session.layout() }
        #expect(log.appeared == 0)
    }

    @Test func `a reader that settles in two rounds reports no change`() throws {
        final class Log {
            var lines: [String] = []
        }
        let log = Log()
        let view = VStack(spacing: 0) {
            Color.black.containerRelativeFrame(.vertical, count: 4, spacing: 0)
            GeometryReader { proxy in
                Text("x").onAppear { log.lines.append("in") }
                    .onChange(of: proxy.frame(in: .global).minY, initial: true) { log.lines.append("\($0) \($1)") }
            }
        }
        let session = try session(view)
        _ = try session.layout()
        session.use(.documented)
        _ = try session.layout()
        #expect(log.lines.sorted() == ["25.0 25.0", "in"])
    }

    @Test func `a sheet presented inside a geometry reader is shown`() throws {
        let session = try session(GeometryReader { _ in Text("x").sheet(isPresented: .constant(true)) { Text("y") } })
        #expect(try session.texts() == ["x", "y"])
    }
}
