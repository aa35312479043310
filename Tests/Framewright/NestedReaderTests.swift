import Framewright
import Testing

/// Tests of marked views, such as scroll views, inside of nested geometry readers.
@MainActor
struct NestedReaderTests {
    private func draws(_ view: some View) throws -> Bool {
        let session = try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
        return try !session.layout().tree.nodes.isEmpty
    }

    private var nested: some View {
        GeometryReader { _ in GeometryReader { _ in ScrollView { Text("a") } } }
    }

    @Test func `a scroll view in two geometry readers settles`() throws { #expect(try draws(nested)) }

    @Test func `scroll views in two columns of geometry readers settle`() throws {
        let columns = HStack {
            nested
            nested
        }
        #expect(try draws(columns))
    }
}
