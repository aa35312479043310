import FoundationEssentials
import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

@MainActor
private final class Counter: ObservableObject {
    static var made = 0

    @Published var count = 0
    @Published var names = ["a"]

    init() { Self.made += 1 }
}

private struct Owner: View {
    @StateObject private var counter = Counter()
    @State private var passes = 0

    var body: some View {
        Follower(counter: counter)
            .onChange(of: counter.count) { passes += 1 }
            .onAppear { counter.count = 2 }
            .environmentObject(counter)
        Text("\(passes)")
    }
}

private struct Follower: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Stepping(count: $counter.count)
        Reader()
    }
}

private struct Stepping: View {
    @Binding var count: Int

    var body: some View { Text("\(count)").onChange(of: count) { if count < 4 { count += 1 } } }
}

private struct Reader: View {
    @EnvironmentObject var counter: Counter

    var body: some View { Text("read \(counter.count)") }
}

private struct Stored: View {
    enum Size: String {
        case small, large
    }

    @AppStorage("test.count") private var count = 1
    @AppStorage("test.size") private var size = Size.small
    @AppStorage("test.name") private var name: String?
    @SceneStorage("test.tab") private var tab = "first"

    var body: some View {
        Text("\(count) \(size.rawValue) \(name ?? "-") \(tab)").onAppear {
            count += 1
            size = .large
            name = "Ann"
            tab = "second"
        }
    }
}

private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.isPresented) private var isPresented
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("\(phase) \(isPresented)").onAppear {
            if let url = URL(string: "https://example.org/a") { openURL(url) }
            dismiss()
        }
    }
}

@MainActor
struct ModelGoldenTests {
    @Test func `observable objects update the views that hold them`() {
        Counter.made = 0
        expectGolden("ObservableObject", VStack { Owner() })
        #expect(Counter.made == 1)
    }

    @Test func `an object missing from the environment is an error, not a crash`() {
        #expect(errors(Reader()) == [.missingObject("Counter", view: "Reader")])
    }

    @Test func `stored values are written and read in the same process`() {
        expectGolden("AppStorage", Stored())
    }

    @Test func `actions that draw nothing are recorded`() {
        expectGolden("scenePhase", Phases())
        #expect(ScreenLoop.current.actions == [.openURL("https://example.org/a"), .dismiss])
    }

    @Test func `a published property sends the new value before it changes`() {
        let counter = Counter()
        var seen: [String] = []
        let sink = Subscribers.Sink<Int, Never>(
            receiveCompletion: { _ in }, receiveValue: { seen.append("\($0) over \(counter.count)") })
        counter.$count.subscribe(sink)
        let change = Subscribers.Sink<Void, Never>(
            receiveCompletion: { _ in }, receiveValue: { seen.append("change") })
        counter.objectWillChange.subscribe(change)
        counter.count = 5
        sink.cancel()
        counter.count = 6
        #expect(seen == ["0 over 0", "change", "5 over 0", "change"])
    }

    @Test func `a gesture state returns to its initial value`() {
        struct Dragged: View {
            @GestureState private var offset = Size.zero

            var body: some View {
                Color.black.offset(offset)
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            }
        }
        expectGolden("GestureState", Dragged())
    }

    @Test func `work that schedules itself at one moment for ever is stopped with a remark`() {
        let loop = ScreenLoop()
        func again() { loop.schedule { again() } }
        again()
        #expect(loop.runReady())
        #expect(loop.remarks.count == 1)
        #expect(!loop.runReady())
        loop.advance(to: 1)
        #expect(loop.runReady())
    }

    @Test func `scheduled work runs in the order of time, then of scheduling`() {
        let loop = ScreenLoop()
        var ran: [Int] = []
        loop.schedule(after: 2) { ran.append(3) }
        loop.schedule(after: 1) { ran.append(1) }
        loop.schedule(after: 1) { ran.append(2) }
        let cancelled = loop.schedule(after: 1) { ran.append(0) }
        loop.cancel(cancelled)
        #expect(!loop.runReady())
        #expect(loop.next == 1)
        loop.advance(to: 2)
        loop.runReady()
        #expect(ran == [1, 2, 3])
    }
}
