import Framewright
import Testing

/// Returns a session with a screen of 100 by 100 points.
@MainActor
private func session(_ view: some View) throws -> Session {
    try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
}

@MainActor
struct DynamicPropertyTests {
    @Test func `dynamic properties are linked however they are declared`() throws {
        struct Inner: DynamicProperty {
            @State var taps = 0
            @Environment(\.displayScale) var scale
        }
        struct Mixed: View {
            let before: UInt8 = 1
            @State private var taps = 10
            let inner = Inner()
            let sometimes: State<Int>?
            let any: any DynamicProperty
            @Binding var bound: Int

            var body: some View {
                Text(verbatim: "\(taps) \(inner.taps) \(inner.scale) \(sometimes?.wrappedValue ?? 0) \(bound)")
                    .onTapGesture {
                        taps += 1
                        inner.taps += 2
                        sometimes?.wrappedValue += 3
                    }
            }
        }
        let views = [
            Mixed(sometimes: State(initialValue: 5), any: Inner(), bound: .constant(7)),
            Mixed(sometimes: nil, any: State(initialValue: 1), bound: .constant(8)),
        ]
        let session = try session(VStack { ForEach(0..<2) { views[$0].accessibilityIdentifier("\($0)") } })
        try session.tap("0")
        try session.tap("1")
        try session.tap("0")
        #expect(try session.texts() == ["12 4 1.0 11 7", "11 2 1.0 0 8"])
    }
    @Test func `an optional property is linked on a screen that follows one on which it had no value`() throws {
        struct Counter: View {
            let count: State<Int>?

            var body: some View {
                Text(verbatim: "\(count?.wrappedValue ?? 0)").accessibilityIdentifier("count")
                    .onTapGesture { count?.wrappedValue += 1 }
            }
        }
        #expect(try session(Counter(count: nil)).texts() == ["0"])
        let session = try session(Counter(count: State(initialValue: 5)))
        try session.tap("count")
        #expect(try session.texts() == ["6"])
    }
}
