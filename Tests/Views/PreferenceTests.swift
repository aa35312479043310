import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Measured: View {
    @State private var names: [String] = []

    var body: some View {
        VStack {
            Text(names.joined(separator: " "))
            HStack {
                Color.black.preference(key: Names.self, value: ["a"])
                Color.black.preference(key: Names.self, value: ["b"])
            }
        }
        .onPreferenceChange(Names.self) { names = $0 }
    }
}

@MainActor
struct PreferenceTests {
    private func text(_ view: some View) -> [String] {
        placed(view).nodes.compactMap { if case .text(let text) = $0.payload.figure { text.string } else { nil } }
    }

    @Test func `siblings are combined in their order`() {
        let view = HStack {
            Color.black.preference(key: Names.self, value: ["a"])
            Color.black.preference(key: Names.self, value: ["b"])
        }
        #expect(text(view.overlayPreferenceValue(Names.self) { Text($0.joined()) }) == ["ab"])
    }

    @Test func `a preference set by a view replaces those of its content`() {
        let view = Color.black.preference(key: Names.self, value: ["in"]).preference(key: Names.self, value: ["out"])
        #expect(text(view.overlayPreferenceValue(Names.self) { Text($0.joined()) }) == ["out"])
    }

    @Test func `a preference can be transformed on its way up`() {
        let view = Color.black.preference(key: Names.self, value: ["a"])
            .transformPreference(Names.self) { $0.append("b") }
        #expect(text(view.backgroundPreferenceValue(Names.self) { Text($0.joined()) }) == ["ab"])
    }

    @Test func `without a value the default is read`() {
        #expect(text(Color.black.overlayPreferenceValue(Names.self) { Text("\($0.count)") }) == ["0"])
    }

    @Test func `a state set from a preference shows in the same frame`() {
        #expect(text(Measured()) == ["a b"])
    }
}
