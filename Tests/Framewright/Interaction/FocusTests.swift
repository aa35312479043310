import Framewright
import Testing

@MainActor
struct FocusTests {
    private struct Fields: View {
        @State private var texts = ["", ""]
        @FocusState private var focus: Int?

        var body: some View {
            VStack(spacing: 20) {
                ForEach(0..<2) { index in
                    TextField("Field \(index)", text: $texts[index])
                        .focused($focus, equals: index)
                        .accessibilityIdentifier("field-\(index)")
                }
                Button("next") { focus = focus == 0 ? 1 : 0 }
                Button("done") { focus = nil }
                Text("focus \(focus.map { "\($0)" } ?? "none")")
                Text(texts.joined(separator: "|"))
            }
        }
    }

    private struct Single: View {
        @State private var text = ""
        @FocusState private var isFocused
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 20) {
                if isShown { TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("field") }
                Text(isFocused ? "editing" : "resting")
                Button("hide") { isShown.toggle() }
            }
        }
    }

    private func session(_ view: some View) throws -> Session {
        try Session(view, in: Viewport(size: Size(width: 320, height: 480)), theme: .documented)
    }

    @Test func `the focus value follows the tapped field`() throws {
        let session = try session(Fields())
        #expect(try session.reads("focus none"))
        for index in [0, 1, 0] {
            try session.tap(.identifier("field-\(index)"))
            #expect(try session.reads("focus \(index)"))
        }
    }

    @Test func `writing the value moves the focus`() throws {
        let session = try session(Fields())
        try session.tap(.identifier("field-0"))
        try session.type("a")
        try session.tap(.text("next"))
        try session.type("b")
        try session.tap(.text("next"))
        try session.type("c")
        #expect(try session.reads("ac|b"))
    }

    @Test func `writing nil or endEditing ends the focus`() throws {
        let session = try session(Fields())
        try session.tap(.identifier("field-1"))
        try session.tap(.text("done"))
        #expect(try session.reads("focus none") && !session.type("x"))
        try session.tap(.identifier("field-1"))
        try session.endEditing()
        #expect(try session.reads("focus none"))
    }

    @Test func `a condition follows its one field`() throws {
        let session = try session(Single())
        try session.tap(.identifier("field"))
        #expect(try session.reads("editing"))
        try session.endEditing()
        #expect(try session.reads("resting"))
    }

    @Test func `removing a field resets the value`() throws {
        let session = try session(Single())
        try session.tap(.identifier("field"))
        try session.tap(.text("hide"))
        #expect(try session.reads("resting"))
        try session.tap(.text("hide"))
        #expect(try session.reads("resting") && !session.type("x"))
    }

    @Test func `a removed field takes no more typing`() throws {
        let session = try session(Single())
        try session.tap(.identifier("field"))
        try session.tap(.text("hide"))
        #expect(try !session.type("x"))
    }
}

extension Session {
    fileprivate func reads(_ text: String) throws -> Bool {
        try layout().tree.nodes.contains { node in
            if case .text(let shown) = node.payload.figure { shown.string == text } else { false }
        }
    }
}
