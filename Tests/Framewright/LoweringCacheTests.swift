import Framewright
import Testing

/// Records the evaluated bodies by name.
@MainActor
private final class Log {
    var bodies: [String] = []

    func drain() -> [String] {
        defer { bodies = [] }
        return bodies
    }
}

/// A view that records comparisons and body evaluations.
private struct Label: View, @MainActor Equatable {
    let name: String
    let log: Log
    @Environment(\.dynamicTypeSize) private var size
    @State private var taps = 0

    var body: some View {
        log.bodies.append(name)
        return Text("\(name) \(size) \(taps)").accessibilityIdentifier(name).onTapGesture { taps += 1 }
    }

    static func == (one: Label, other: Label) -> Bool { one.name == other.name }
}

@Observable
private final class Weather {
    var degrees = 20
}

private struct Thermometer: View, @MainActor Equatable {
    let weather: Weather

    var body: some View { Text("\(weather.degrees)") }

    static func == (one: Thermometer, other: Thermometer) -> Bool { one.weather === other.weather }
}

private struct Greeting: View, @MainActor Equatable {
    let log: Log

    var body: some View { Text("hello").onAppear { log.bodies.append("appeared") } }

    static func == (one: Greeting, other: Greeting) -> Bool { true }
}

/// A counter beside labels with a text size.
private struct Screen: View {
    let log: Log
    let weather: Weather
    @State private var count = 0

    var body: some View {
        VStack {
            Text("count \(count)").accessibilityIdentifier("more").onTapGesture { count += 1 }
            Label(name: "fixed", log: log)
            Label(name: "even \(count / 2)", log: log)
            Label(name: "sized", log: log).dynamicTypeSize(count < 3 ? .large : .xLarge)
            Thermometer(weather: weather)
            if count == 4 { Greeting(log: log) }
        }
    }
}

@MainActor
struct KeptNodesTests {
    private let log = Log()
    private let weather = Weather()
    private let session: Session

    init() throws {
        session = try Session(
            Screen(log: log, weather: weather), in: Viewport(size: Size(width: 300, height: 300)), theme: .documented)
        _ = try session.layout()
        _ = log.drain()
    }

    @Test func `an equal view's body is not evaluated again`() throws {
        try session.tap("more")
        #expect(try session.texts()[0] == "count 1")
        #expect(log.drain() == [])
    }

    @Test func `a different value's body is evaluated`() throws {
        try session.tap("more")
        try session.tap("more")
        #expect(try session.texts()[2] == "even 1 large 0")
        #expect(log.drain() == ["even 1"])
    }

    @Test func `a changed environment takes effect`() throws {
        for _ in 0..<3 { try session.tap("more") }
        #expect(try session.texts()[3] == "sized xLarge 0")
        #expect(log.drain() == ["even 1", "sized"])
    }

    @Test func `changed state inside takes effect`() throws {
        try session.tap("fixed")
        #expect(try session.texts()[1] == "fixed large 1")
        try session.tap("more")
        #expect(try session.texts()[1] == "fixed large 1")
        #expect(log.drain() == ["fixed"])
    }

    @Test func `changed models inside take effect, however long they were unchanged`() throws {
        try session.tap("more")
        try session.tap("more")
        weather.degrees = 30
        #expect(try session.texts()[4] == "30")
        weather.degrees = 31
        #expect(try session.texts()[4] == "31")
    }

    @Test func `onAppear runs each time a view is inserted`() throws {
        for _ in 0..<4 { try session.tap("more") }
        #expect(log.drain().last == "appeared")
        try session.tap("more")
        _ = try session.layout()
        #expect(!log.drain().contains("appeared"))
    }

    @Test func `a changed text size for all takes effect`() throws {
        session.use(Traits(dynamicTypeSize: .small))
        #expect(try session.texts()[1] == "fixed small 0")
    }
}

/// A hashable view: equal ones share their nodes.
private struct Badge: View, @MainActor Hashable {
    let name: String
    let log: Log
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        log.bodies.append(name)
        return Text("\(name) \(size)")
    }

    static func == (one: Badge, other: Badge) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A hashable view with state, which cannot be shared.
private struct Counter: View, @MainActor Hashable {
    @State private var taps = 0

    var body: some View { Text("\(taps)").onTapGesture { taps += 1 } }

    static func == (one: Counter, other: Counter) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

/// A hashable view with an action.
private struct Key: View, @MainActor Hashable {
    let action: () -> Void

    var body: some View { Text("key").onTapGesture { action() } }

    static func == (one: Key, other: Key) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

private struct Barometer: View, @MainActor Hashable {
    let weather: Weather

    var body: some View { Text("\(weather.degrees)") }

    static func == (one: Barometer, other: Barometer) -> Bool { one.weather === other.weather }

    func hash(into hasher: inout Hasher) {}
}

@MainActor
struct CommonNodesTests {
    private let log = Log()

    private func session(_ view: some View) throws -> Session {
        try Session(view, in: Viewport(size: Size(width: 300, height: 300)), theme: .documented)
    }

    @Test func `equal hashable views are evaluated once for all positions`() throws {
        let session = try session(VStack { ForEach(0..<4) { Badge(name: "even \($0 % 2)", log: log) } })
        #expect(try session.texts() == ["even 0 large", "even 1 large", "even 0 large", "even 1 large"])
        #expect(log.drain() == ["even 0", "even 1"])
    }

    @Test func `an equal hashable view in another environment is evaluated`() throws {
        let session = try session(
            VStack {
                Badge(name: "a", log: log)
                Badge(name: "a", log: log).dynamicTypeSize(.small)
                Badge(name: "a", log: log)
            })
        #expect(try session.texts() == ["a large", "a small", "a large"])
        session.use(Traits(dynamicTypeSize: .xLarge))
        #expect(try session.texts() == ["a xLarge", "a small", "a xLarge"])
    }

    @Test func `hashable views with state have separate state`() throws {
        let session = try session(
            VStack {
                Counter().accessibilityIdentifier("first")
                Counter().accessibilityIdentifier("second")
            })
        try session.tap("second")
        #expect(try session.texts() == ["0", "1"])
    }

    @Test func `hashable views with gestures act separately`() throws {
        let log = log
        let session = try session(
            VStack {
                Key { log.bodies.append("first") }.accessibilityIdentifier("first")
                Key { log.bodies.append("second") }.accessibilityIdentifier("second")
            })
        try session.tap("second")
        try session.tap("first")
        #expect(log.drain() == ["second", "first"])
    }

    @Test func `a model read by shared hashable views updates all of them`() throws {
        let weather = Weather()
        let session = try session(VStack { ForEach(0..<3) { _ in Barometer(weather: weather) } })
        #expect(try session.texts() == ["20", "20", "20"])
        weather.degrees = 30
        #expect(try session.texts() == ["30", "30", "30"])
    }
}
