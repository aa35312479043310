import Framewright
import Testing

private enum Chosen: PreferenceKey {
    static var defaultValue: Int? { nil }

    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}

@MainActor
private final class Log {
    var lines: [String] = []
}

/// Tests of optional values, for which nil is an ordinary value.
@MainActor
struct OptionalValueTests {
    private let log = Log()

    private struct Selection: View {
        let log: Log
        @State private var number: Int? = 3

        var body: some View {
            Button("next") { number = number.map { $0 + 1 } }
                .onChange(of: number) { log.lines.append("\($0 ?? 0) to \($1 ?? 0)") }
        }
    }

    private struct Choice: View {
        @State private var choice: Int? = 1

        var body: some View {
            VStack {
                Picker("Choice", selection: $choice) {
                    Text("Any")
                    Text("One").tag(1 as Int?)
                }
                .pickerStyle(.segmented)
                Text("chosen \(choice ?? 0)")
            }
        }
    }

    private func session(_ view: some View) throws -> Session {
        try Session(view, in: Viewport(size: Size(width: 200, height: 200)), theme: .documented)
    }

    @Test func `an initial value is not a change`() throws {
        let session = try session(Selection(log: log))
        _ = try session.layout()
        #expect(log.lines.isEmpty)
        try session.tap("next")
        #expect(log.lines == ["3 to 4"])
    }

    @Test func `the first change from nil is a change`() throws {
        struct Late: View {
            let log: Log
            @State private var number: Int?

            var body: some View {
                Button("set") { number = 1 }.onChange(of: number, initial: true) {
                    log.lines.append("\($0 ?? 0) to \($1 ?? 0)")
                }
            }
        }
        let session = try session(Late(log: log))
        try session.tap("set")
        #expect(log.lines == ["0 to 0", "0 to 1"])
    }

    @Test func `an optional preference reaches every container around it`() throws {
        let view = VStack {
            HStack {
                Color.red.preference(key: Chosen.self, value: 7)
                Color.blue
            }
        }
        let session = try session(view.overlayPreferenceValue(Chosen.self) { Text("\($0 ?? 0)") })
        #expect(try session.texts() == ["7"])
    }

    @Test func `an option without a tag selects nothing, and not nil`() throws {
        let session = try session(Choice())
        try session.tap("Any")
        #expect(try session.texts().last == "chosen 1")
    }
}
