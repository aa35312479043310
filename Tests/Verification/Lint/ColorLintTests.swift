import Framewright
import FramewrightVerification
import Testing

@MainActor
struct ColorLintTests {
    private func gray(_ level: UInt8) -> Color { Color(red8: level, green8: level, blue8: level) }

    private func text(_ color: Color, size: Double = 14, weight: FontWeight = .regular) -> some View {
        Text("words").font(.system(size: size, weight: weight)).foregroundStyle(color)
    }

    private func count(_ view: some View) throws -> Int { try Linting.colors(of: .contrast, in: view).count }

    /// W3C, "Understanding success criterion 1.4.3": #767676 on white has 4.54:1, #777777 has 4.48:1. The limit of 3:1
    /// lies between #949494 and #959595.
    @Test func `text passes at 4.5 to 1, large text at 3 to 1`() throws {
        let paper = Color.white
        #expect(try count(text(gray(0x76)).padding().background(paper)) == 0)
        #expect(try count(text(gray(0x77)).padding().background(paper)) == 1)
        #expect(try count(text(gray(0x94), size: 24).padding().background(paper)) == 0)
        #expect(try count(text(gray(0x95), size: 24).padding().background(paper)) == 1)
        #expect(try count(text(gray(0x94), size: 23).padding().background(paper)) == 1)
        #expect(try count(text(gray(0x94), size: 19, weight: .bold).padding().background(paper)) == 0)
    }

    @Test func `opacity is composited over the actual background of the text`() throws {
        // Half black on white is about #7f7f7f: 4:1. On black it is invisible.
        #expect(try count(text(.black.opacity(0.5)).padding().background(Color.white)) == 1)
        #expect(try count(text(.black.opacity(0.6)).padding().background(Color.white)) == 0)
        #expect(try count(text(.black).opacity(0.5).padding().background(Color.white)) == 1)
        #expect(
            try count(text(.white).padding().background(Color.black.opacity(0.6)).background(Color.white)) == 0)
        #expect(
            try count(text(.white).padding().background(Color.black.opacity(0.4)).background(Color.white)) == 1)
    }

    @Test func `a gradient is measured at the text's position`() throws {
        let fade = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        let wide = text(.black).frame(width: 150, height: 40, alignment: .leading)
        #expect(try count(wide.background(fade)) == 0)
        let end = text(.black).frame(width: 150, height: 40, alignment: .trailing)
        #expect(try count(end.background(fade)) == 1)
    }

    @Test func `covered and disabled text, spaces and emoji are not measured`() throws {
        let faint = text(gray(0xee)).padding().background(Color.white)
        #expect(try count(faint) == 1)
        #expect(try count(faint.overlay(Color.white)) == 0)
        #expect(try count(faint.overlay(Color.black.opacity(0.5))) == 0)
        #expect(try count(Text("\u{1F600} ").foregroundStyle(gray(0xfe))) == 0)
        #expect(try count(Button("off") {}.tint(gray(0xee)).disabled(true)) == 0)
    }

    @Test func `rotated text is measured at its visible position`() throws {
        let turned = text(.black).rotationEffect(.degrees(90)).frame(width: 80, height: 80)
        #expect(try count(turned.background(Color.white)) == 0)
        #expect(try count(turned.background(gray(0x22))) == 1)
    }

    @Test func `a finding names the pair, the ratio and the token`() throws {
        let findings = try Linting.colors(of: .contrast, in: text(gray(0x77)).background(Color.white))
        #expect(findings.map(\.explanation) == [#""words" in #777777 on #ffffff has 4.47:1, 4.5:1 is asked for"#])
        #expect(findings.map(\.level) == [.error])
    }

    private func theme(_ because: String) throws -> Theme {
        let source = """
            {"name": "T", "color": {"$type": "color", "background": {"$value": "#ffffff"}, "ink": {"$value": "#999999"}},
             "contrast": [{"fg": "color.ink", "bg": "color.background", "min": 2.8\(because)}]}
            """
        return try ThemeLoader.load(Array(source.utf8), name: "t.json")
    }

    @Test func `a theme's pair with a reason is exempt, down to its own minimum`() throws {
        let view = Text("words").padding().background(ThemeColor("color.background"))
        let excused = try theme(#", "because": "the document has it""#)
        #expect(try Linting.colors(of: .contrast, in: view, theme: theme("")).count == 1)
        #expect(try Linting.colors(of: .contrast, in: view, theme: excused).count == 0)
        #expect(try Linting.colors(of: .contrast, in: Text("words").background(gray(0xf0)), theme: excused).count == 1)
    }
}
