import Framewright
import Testing

/// Returns a session with a phone's screen of 320 by 480 points.
@MainActor
private func session(_ view: some View) throws -> Session {
    try Session(view, in: Viewport(size: Size(width: 320, height: 480)), theme: .documented)
}

extension Session {
    /// Returns the frame of the last text with this string.
    fileprivate func frame(of text: String) throws -> Rect {
        let node = try layout().tree.nodes.last { node in
            if case .text(let figure) = node.payload.figure { figure.string == text } else { false }
        }
        return try #require(node).frame
    }

    fileprivate func place(of text: String) throws -> Point {
        let frame = try frame(of: text)
        return Point(x: frame.midX, y: frame.midY)
    }

    fileprivate func tap(text: String) throws { #expect(try tap(at: try place(of: text)), "\(text) does not answer") }
}

private struct Settings: View {
    @State var isOn = false
    @State var level = 0.5
    @State var count = 3
    @State var size = "M"
    @State var name = ""
    @State var submitted = ""

    var body: some View {
        VStack {
            Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle")
            Slider(value: $level, in: 0...10, step: 2).accessibilityIdentifier("slider")
            Stepper("Count", value: $count, in: 0...4).accessibilityIdentifier("stepper")
            Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
                .pickerStyle(.segmented)
            TextField("Name", text: $name).accessibilityIdentifier("field").onSubmit { submitted = name }
            Text("\(isOn) \(level) \(count) \(size) <\(name)> \(submitted)")
        }
    }
}

@MainActor
struct ControlTests {
    private func state(_ session: Session) throws -> String { try #require(try session.texts().last) }

    private func frame(_ name: String, _ session: Session) throws -> Rect {
        let tree = try session.layout().tree
        return tree.nodes[try #require(tree.view(identified: name))].frame
    }

    @Test func `a toggle responds on its switch`() throws {
        let session = try session(Settings())
        let frame = try frame("toggle", session)
        try session.tap(at: Point(x: frame.maxX - 10, y: frame.midY))
        #expect(try state(session).hasPrefix("true"))
    }

    @Test func `a slider follows the touch in steps and stops at its ends`() throws {
        let session = try session(Settings())
        let frame = try frame("slider", session)
        for (share, value) in [(0.0, "0.0"), (0.29, "2.0"), (0.45, "4.0"), (1, "10.0")] {
            let x = frame.minX + 14 + share * (frame.width - 28)
            try session.drag(from: Point(x: frame.midX, y: frame.midY), to: Point(x: x, y: frame.midY))
            #expect(try state(session).contains(" \(value) "), "at \(share)")
        }
    }

    @Test func `a stepper steps, and stops at its bounds`() throws {
        let session = try session(Settings())
        let frame = try frame("stepper", session)
        for count in ["4", "4"] {
            try session.tap(at: Point(x: frame.maxX - 20, y: frame.midY))
            #expect(try state(session).contains(" \(count) M"))
        }
        try session.tap(at: Point(x: frame.maxX - 70, y: frame.midY))
        #expect(try state(session).contains(" 3 M"))
    }

    @Test(arguments: ["Ada", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"], LayoutDirection.allCases)
    func `typing continues at the end of a text in either direction`(text: String, direction: LayoutDirection) throws {
        let runsRight = WritingDirection(of: text) == .leftToRight
        let isMirrored = direction == .rightToLeft
        for text in [text, Array(repeating: text, count: 30).joined(separator: " ")] {
            let field = TextField("Name", text: .constant(text)).accessibilityIdentifier("field")
            let session = try session(field.environment(\.layoutDirection, direction).frame(width: 200))
            let frame = try frame("field", session)
            let isLong = text.count > 10
            // At rest the beginning is visible, on the leading side of the text; a text that fits is at the leading
            // side of the screen.
            let rest = try session.frame(of: text)
            let startsRight = isLong ? !runsRight : isMirrored
            #expect(abs(startsRight ? rest.maxX - frame.maxX : rest.minX - frame.minX) < 2)
            try session.tap(at: Point(x: frame.midX, y: frame.midY))
            let edited = try session.frame(of: text)
            let caret = try #require(
                try session.layout().tree.nodes.last { $0.frame.width < 4 && $0.frame.height > 10 })
            #expect(abs(caret.frame.midX - (runsRight ? edited.maxX : edited.minX)) < 2)
            #expect(caret.frame.minX >= frame.minX - 2 && caret.frame.maxX <= frame.maxX + 2)
        }
    }

    @Test(
        arguments: ["Ada Lovelace", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}", "\u{4F60}\u{597D}\u{4E16}"],
        [61.0, 83, 140, 200])
    func `a text field draws whole glyphs only, and an ellipsis unless edited`(
        text: String, width: Double
    ) throws {
        let long = Array(repeating: text, count: 30).joined(separator: " ")
        for direction in LayoutDirection.allCases {
            let field = TextField("Name", text: .constant(long)).accessibilityIdentifier("field")
            let session = try session(field.environment(\.layoutDirection, direction).frame(width: width))
            let frame = try frame("field", session)
            #expect(try session.glyphText().contains("\u{2026}"))
            for isEdited in [false, true] {
                if isEdited { try session.tap(at: Point(x: frame.midX, y: frame.midY)) }
                let layout = try session.layout()
                #expect(!layout.tree.nodes.contains { if case .clip = $0.payload.figure { true } else { false } })
                let shown = try session.frame(of: long)
                #expect(shown.minX >= frame.minX - 0.5 && shown.maxX <= frame.maxX + 0.5 && shown.width > width / 2)
            }
            let edited = try session.glyphText()
            #expect(!edited.contains("\u{2026}") && !edited.isEmpty)
        }
    }

    @Test func `a picker selects the tapped option`() throws {
        let session = try session(Settings())
        try session.tap(text: "L")
        #expect(try state(session).contains(" L <"))
    }

    @Test func `typed text goes to the tapped field, and a line break submits it`() throws {
        let session = try session(Settings())
        #expect(try session.type("lost") == false)
        try session.tap("field")
        try session.type("Áda 😀")
        try session.deleteBackward(2)
        try session.type("\n")
        #expect(try state(session).hasSuffix("<Áda> Áda"))
        try session.endEditing()
        #expect(try session.type("more") == false)
    }

    @Test func `a button shows that it is pressed and acts when the touch ends`() throws {
        struct Style: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.isPressed ? AnyView(Text("down")) : AnyView(configuration.label)
            }
        }
        var taps = 0
        let session = try session(Button("up") { taps += 1 }.buttonStyle(Style()))
        try session.touchDown(at: Point(x: 160, y: 240))
        #expect(try session.texts() == ["down"])
        #expect(taps == 0)
        try session.touchUp()
        #expect(try session.texts() == ["up"])
        #expect(taps == 1)
    }

    @Test func `a button inside a button style reads its environment`() throws {
        struct Style: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled

            func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
        }
        let session = try session(Button("x") {}.buttonStyle(Style()).disabled(true))
        #expect(try session.texts() == ["off"])
        #expect(try session.tap(at: Point(x: 160, y: 240)) == false)
    }
}

private struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "-"

    var body: some View {
        VStack {
            Text(answer)
            Button("Ask") { isAsking = true }
        }
        .alert("Delete?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Keep", role: .cancel) { answer = "kept" }
        } message: {
            Text("There is no way back.")
        }
    }
}

@MainActor
struct PresentationTests {
    @Test func `an alert covers the screen, and each of its buttons dismisses it`() throws {
        for (button, answer) in [("Delete", "deleted"), ("Keep", "kept")] {
            let session = try session(Asking())
            try session.tap(text: "Ask")
            #expect(try session.texts() == ["-", "Ask", "Delete?", "There is no way back.", "Keep", "Delete"])
            #expect(try session.tap(at: Point(x: 160, y: 20)) == false, "the dim takes the touch")
            try session.tap(text: button)
            #expect(try session.texts() == [answer, "Ask"])
        }
    }

    @Test func `an alert without buttons has an OK button`() throws {
        struct Told: View {
            @State private var isTold = true

            var body: some View { Text("below").alert("Done", isPresented: $isTold) {} }
        }
        let session = try session(Told())
        #expect(try session.texts() == ["below", "Done", "OK"])
        try session.tap(text: "OK")
        #expect(try session.texts() == ["below"])
    }

    @Test func `a dialog has a cancel button, and a touch outside dismisses it`() throws {
        struct Choosing: View {
            @State private var isChoosing = true

            var body: some View {
                Text("below").confirmationDialog("Sort by", isPresented: $isChoosing, titleVisibility: .visible) {
                    Button("Name") {}
                    Button("Score") {}
                }
            }
        }
        let session = try session(Choosing())
        #expect(try session.texts() == ["below", "Sort by", "Name", "Score", "Cancel"])
        try session.tap(at: Point(x: 10, y: 10))
        #expect(try session.texts() == ["below"])
    }

    @Test func `a sheet can dismiss itself and present another`() throws {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            @State private var isDeeper = false

            var body: some View {
                VStack {
                    Button("Close") { dismiss() }
                    Button("Deeper") { isDeeper = true }
                }
                .alert("Deep", isPresented: $isDeeper) {}
            }
        }
        struct Outer: View {
            @State private var isShown = true

            var body: some View { Text("below").sheet(isPresented: $isShown) { Inner() } }
        }
        let session = try session(Outer())
        try session.tap(text: "Deeper")
        #expect(try session.texts() == ["below", "Close", "Deeper", "Deep", "OK"])
        try session.tap(text: "OK")
        try session.tap(text: "Close")
        #expect(try session.texts() == ["below"])
    }

    @Test func `a sheet of several views is one sheet and calls onDismiss once`() throws {
        final class Log {
            var gone = 0
        }
        struct Outer: View {
            let log: Log
            @State private var isShown = true

            var body: some View {
                Text("below").sheet(isPresented: $isShown) {
                    log.gone += 1
                } content: {
                    Text("one")
                    Button("Done") { isShown = false }
                }
            }
        }
        let log = Log()
        let session = try session(Outer(log: log))
        #expect(try session.layout().tree.nodes.count { $0.payload.name == "ClipShape" } == 1)
        try session.tap(text: "Done")
        #expect(try session.texts() == ["below"] && log.gone == 1)
    }

    @Test func `a label of several views is one button, and an alert over a disabled view works`() throws {
        struct Outer: View {
            @State private var isAsking = true

            var body: some View {
                Text("below").alert("Sure?", isPresented: $isAsking) {
                    Button {
                    } label: {
                        Text("Yes")
                        Text("indeed")
                    }
                }
                .disabled(true)
            }
        }
        let session = try session(Outer())
        try session.tap(text: "indeed")
        #expect(try session.texts() == ["below"])
    }
}
