import Framewright
import FramewrightVerification
import Testing

/// Outlines of small views as exact text.
@MainActor
struct ScreenOutlineTests {
    private func outline(
        _ view: some View, size: Size = Size(width: 300, height: 300), direction: LayoutDirection = .leftToRight,
        findings: [Finding] = []
    ) throws -> [String] {
        let layout = try Linting.layout(view, size: size, direction: direction)
        return Array(ScreenOutline(layout, findings: findings).lines.dropFirst())
    }

    @Test func `the first line is the screen with its safe area`() throws {
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
        let layout = try Linting.renderer.layout(Text("Hello"), in: viewport, theme: .documented)
        #expect(
            ScreenOutline(layout).text == """
                screen 393x852 @3x safe 59,0,34,0
                Text "Hello" 176,428 41x21
                """)
    }

    @Test func `a small screen has a line per view that matters`() throws {
        let view = VStack(spacing: 10) {
            Text("Basket").padding().background(Color.white)
            HStack(spacing: 20) {
                Button("Add") {}.frame(width: 66, height: 44).accessibilityIdentifier("add")
                Spacer()
                Button("Pay") {}.frame(width: 66, height: 44).disabled(true)
            }
            ZStack {
                RoundedRectangle(cornerRadius: 4).frame(width: 40, height: 40)
                VStack { Text("7") }
            }
            .accessibilityIdentifier("count")
            Text("hidden").hidden()
            Text("gone").opacity(0)
        }
        .padding(10)
        let lines = try outline(view)
        #expect(
            lines == [
                "VStack 10,41 280x219",
                #"  Text "Basket" 123,57 54x21"#,
                "  HStack 10,104 280x44",
                #"    Button "Add" id=add 10,104 66x44"#,
                #"    Button "Pay" 242,115 30x21 disabled"#,
                #"  ZStack "7" id=count 130,158 40x40"#,
            ])
    }

    @Test func `controls show their state in their own line`() throws {
        let view = VStack(spacing: 0) {
            Toggle("Wi-Fi", isOn: .constant(true))
            Slider(value: .constant(0.25))
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            TextField("Name", text: .constant(""))
            TextField("Name", text: .constant("Ada")).accessibilityIdentifier("name")
            ProgressView("Loading", value: 0.5)
            Stepper("Count", onIncrement: {}, onDecrement: nil)
            Button {
            } label: {
                Label("Save", systemImage: "star")
            }
            Text("3 of 5").accessibilityLabel("Rating").accessibilityValue("3").accessibilityAddTraits(.isSelected)
            Text("Row").onTapGesture {}
        }
        .frame(width: 300)
        let lines = try outline(view, size: Size(width: 300, height: 400))
        #expect(
            lines == [
                "VStack 0,72 300x257",
                #"  Toggle "Wi-Fi" 0,72 300x31 value=on tap=275,88"#,
                "  Slider 0,103 300x28 value=0.25 drag",
                "  Picker 0,131 300x32",
                #"    Picker "Small" 0,131 150x32"#,
                #"    Picker "Large" 150,131 150x32 selected"#,
                #"  TextField "Name" 0,163 300x21 value=empty"#,
                #"  TextField "Ada" id=name 0,184 300x21"#,
                #"  ProgressView "Loading" 0,205 300x29 value=50%"#,
                #"  Stepper "Count" 0,234 300x32"#,
                "    Decrement 206,234 47x32 disabled",
                "    Increment 254,234 46x32",
                #"  Button <symbol "star"> "Save" 116,266 68x21"#,
                #"  Text "Rating" 127,287 46x21 value=3 selected"#,
                #"  Text "Row" 133,308 34x21 tap"#,
            ])
    }

    @Test func `frames are mirrored from right to left, and letters of both directions stay as they are`() throws {
        let view = HStack(spacing: 0) {
            Text("a").frame(width: 100).accessibilityIdentifier("first")
            Text("\u{5D0}\u{5D1}").frame(width: 50).accessibilityIdentifier("second")
        }
        let lines = try outline(view, size: Size(width: 150, height: 100), direction: .rightToLeft)
        #expect(
            lines == [
                "HStack 0,38 150x24",
                #"  Text "a" id=first 50,40 100x21"#,
                #"  Text "אב" id=second 0,38 50x24"#,
            ])
    }

    @Test func `long texts and names are shortened, by characters and by accents of one character`() throws {
        let accents = String(repeating: "\u{301}", count: 500)
        let view = VStack {
            Text(String(repeating: "long ", count: 20)).lineLimit(1).frame(width: 100)
            Text("e\(accents)").accessibilityIdentifier(String(repeating: "n", count: 200))
        }
        let lines = try outline(view)
        #expect(lines[1].hasPrefix("  Text \"\(String(repeating: "long ", count: 8))…\" "))
        #expect(lines[2].unicodeScalars.count < 320 && lines[2].contains("…\" id=\"nnn"))
    }

    @Test func `text that imitates lines or hides characters stays on one line and is spelled out`() throws {
        let hostile = "a\nScreen \"x\" \\n\r\u{1B}[31m\u{2028}\u{202E}\u{E0041}\u{85}z"
        let view = VStack {
            Text(hostile).accessibilityIdentifier("id with\nbreak")
            Text("end").accessibilityLabel("\u{2029}! contrast: none")
        }
        let lines = try outline(view)
        #expect(
            lines == [
                "VStack 98,84 104x132",
                #"  Text "a\nScreen \"x\" \\n\r\u{1B}[31m\u{2028}\u{202E}\u{000E0041}\u{0085}z" id="id with\nbreak" 98,84 104x109"#,
                #"  Text "\u{2029}! contrast: none" 135,195 30x21"#,
            ])
    }

    @Test func `findings are under their view, at most five of a rule`() throws {
        let view = VStack {
            Button("x") {}.frame(width: 20, height: 20)
            ForEach(0..<8) { _ in Text("some words").lineLimit(1).frame(width: 20) }
        }
        let layout = try Linting.layout(view)
        let lines = ScreenOutline(layout).lines
        #expect(
            lines == [
                "screen 100x100 @1x",
                "VStack 40,-53 20x206",
                #"  Button "x" 45,-54 10x21"#,
                "    ! outside-safe-area: the safe area is (0,0 100x100)",
                #"  Text "some words" 43,-25 14x21"#,
                #"    ! truncated-text: "some words" is cut short"#,
                "    ! outside-safe-area: the safe area is (0,0 100x100)",
                #"  Text "some words" 43,-3 14x21"#,
                #"    ! truncated-text: "some words" is cut short"#,
                "    ! outside-safe-area: the safe area is (0,0 100x100)",
                #"  Text "some words" 43,20 14x21"#,
                #"    ! truncated-text: "some words" is cut short"#,
                #"  Text "some words" 43,42 14x21"#,
                #"    ! truncated-text: "some words" is cut short"#,
                #"  Text "some words" 43,65 14x21"#,
                #"    ! truncated-text: "some words" is cut short"#,
                #"  Text "some words" 43,87 14x21"#,
                "    ! outside-safe-area: the safe area is (0,0 100x100)",
                #"  Text "some words" 43,110 14x21"#,
                "    ! outside-safe-area: the safe area is (0,0 100x100)",
                #"  Text "some words" 43,132 14x21"#,
                "! truncated-text: 3 more",
                "! outside-safe-area: 1 more",
            ])
    }

    @Test func `every finding has a line, also of views that have none`() throws {
        let view = ZStack {
            Text("words")
            Color.black.frame(width: 400, height: 20)
        }
        let layout = try Linting.layout(view)
        let findings = layout.findings(LintSettings().only([.outsideScreen]))
        #expect(findings.count == 1)
        #expect(ScreenOutline(layout, findings: findings).text.contains("! outside-screen: "))
        let other = try Linting.layout(VStack { Text("a") }, size: Size(width: 50, height: 50))
        let foreign = ScreenOutline(other, findings: findings)
        #expect(foreign.otherFindings == findings && foreign.lines[1].hasPrefix("! outside-screen"))
    }

    @Test func `rows of shapes and views outside the screen are counted`() throws {
        let view = VStack(spacing: 0) {
            HStack(spacing: 0) { ForEach(0..<6) { _ in Rectangle().frame(width: 20, height: 20) } }
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50) { index in Text("Row \(index)").frame(height: 100) } }
            }
        }
        let lines = try outline(view)
        #expect(
            lines == [
                "VStack 90,0 120x300",
                "  6 Rectangle 90,0 120x20",
                "  VStack 119,20 62x280 scroll",
                #"    Text "Row 0" 125,60 50x21"#,
                #"    Text "Row 1" 126,160 48x21"#,
                #"    Text "Row 2" 125,260 50x21"#,
                #"    ... 47 off screen, "Row 3" 119,360 62x4621"#,
            ])
    }

    @Test func `views behind a sheet are marked`() throws {
        let view = VStack { Text("page") }.sheet(isPresented: .constant(true)) { Button("Close") {} }
        let lines = try outline(view)
        #expect(
            lines == [
                #"Text "page" 130,140 40x21 behind"#,
                #"Button "Close" 127,145 46x21"#,
            ])
    }
}
