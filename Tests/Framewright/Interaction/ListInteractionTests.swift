import Framewright
import Testing

@MainActor
private func session(_ view: some View) throws -> Session {
    try Session(view, in: Viewport(size: Size(width: 320, height: 480)), theme: .documented)
}

private struct Rows: View {
    @State private var names = ["a", "b", "c"]
    @State private var chosen: String?
    @State private var isOpen = false
    @State private var size = 1
    @State private var isOn = false

    var body: some View {
        List(selection: $chosen) {
            ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
                .onDeleteElement { names.remove(at: $0) }
            DisclosureGroup("more", isExpanded: $isOpen) { Text("inside") }
            Picker("size", selection: $size) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            Toggle("switch", isOn: $isOn).toggleStyle(.button)
            Text("\(names.joined()) \(chosen ?? "-") \(size) \(isOn)").accessibilityIdentifier("state")
        }
        .listStyle(.plain)
    }
}

@MainActor
struct ListInteractionTests {
    private func state(_ session: Session) throws -> String { try #require(try session.texts().last) }

    private func center(_ name: String, _ session: Session) throws -> Point {
        let tree = try session.layout().tree
        let frame = tree.nodes[try #require(tree.view(identified: name))].frame
        return Point(x: frame.midX, y: frame.midY)
    }

    @Test func `a tap beside its text selects a row`() throws {
        let session = try session(Rows())
        let row = try center("b", session)
        try session.tap(at: Point(x: 200, y: row.y))
        #expect(try state(session) == "abc b 1 false")
    }

    @Test func `a long swipe deletes a row`() throws {
        let session = try session(Rows())
        let row = try center("b", session)
        try session.drag(from: Point(x: 300, y: row.y), to: Point(x: 40, y: row.y))
        #expect(try state(session).hasPrefix("ac "))
    }

    @Test func `a short swipe reveals the button that deletes a row`() throws {
        let session = try session(Rows())
        let row = try center("a", session)
        try session.drag(from: Point(x: 300, y: row.y), to: Point(x: 220, y: row.y))
        #expect(try state(session).hasPrefix("abc "))
        try session.tap(at: Point(x: 300, y: row.y))
        #expect(try state(session).hasPrefix("bc "))
    }

    @Test func `a tap on a disclosure group shows its rows`() throws {
        let session = try session(Rows())
        let row = try center("c", session)
        #expect(try !session.texts().contains("inside"))
        try session.tap(at: Point(x: 160, y: row.y + 45))
        #expect(try session.texts().contains("inside"))
    }

    @Test func `a tap on a picker opens its options, and one on an option selects it`() throws {
        let session = try session(Rows())
        let row = try center("c", session)
        try session.tap(at: Point(x: 200, y: row.y + 90))
        #expect(try session.texts().contains("two"))
        let option = try #require(
            try session.layout().tree.nodes.last { node in
                if case .text(let figure) = node.payload.figure { figure.string == "two" } else { false }
            })
        try session.tap(at: Point(x: option.frame.midX, y: option.frame.midY))
        #expect(try session.texts().contains { $0.hasSuffix(" 2 false") })
    }
}
