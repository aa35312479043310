import FramewrightDrawing
import Testing

@testable import FramewrightTypography

struct AttributedTextTests {
    private let font = FontDescriptor(size: 17)

    private func lay(
        _ runs: [AttributedText.Run], _ style: ParagraphStyle = ParagraphStyle(), width: Double? = nil
    ) throws -> TextLayout {
        try Typesetter(fonts: sharedFonts, pixelScale: 2)
            .layout(AttributedText(runs: runs), style: style, proposedWidth: width, proposedHeight: nil)
    }

    private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
        var attributes = TextAttributes(font: font)
        change(&attributes)
        return attributes
    }

    private func width(_ text: String, _ change: (inout TextAttributes) -> Void) throws -> Double {
        try lay([.init(text, attributes(change))]).size.width
    }

    @Test func `runs with equal attributes are joined`() throws {
        let plain = TextAttributes(font: font)
        let parts = try lay([.init("AV", plain), .init("AV score", plain)], width: 40)
        let whole = try lay([.init("AVAV score", plain)], width: 40)
        #expect(parts.size == whole.size && parts.lines == whole.lines)
    }

    @Test func `a run with a different paint is separate`() throws {
        let red = attributes { $0.paint = Paint(SRGBColor(red: 1, green: 0, blue: 0)) }
        let layout = try lay([.init("Sco", TextAttributes(font: font)), .init("re", red)])
        #expect(layout.glyphRuns.map(\.text) == ["Sco", "re"] && layout.runs.map(\.source) == [0, 1])
        #expect(layout.runs[1].paint == red.paint)
        #expect(try layout.size == lay([.init("Score", red)]).size)
    }

    @Test func `different sizes share a baseline and the largest determines the line height`() throws {
        let large = attributes { $0.font.size = 34 }
        let layout = try lay([.init("a", TextAttributes(font: font)), .init("b", large)])
        #expect(layout.glyphRuns.map(\.size) == [17, 34] && Set(layout.glyphRuns.map(\.origin.y)).count == 1)
        #expect(try layout.size.height == lay([.init("b", large)]).size.height)
        let widths = try width("a") { _ in } + width("b") { $0.font.size = 34 }
        #expect(abs(layout.size.width - widths) < 1e-5)
    }

    @Test func `tracking is added between characters, kerning also after the last one`() throws {
        let plain = try width("abc") { _ in }
        let (kerned, tracked) = try (width("abc") { $0.kerning = 2 }, width("abc") { $0.tracking = 2 })
        #expect(abs(kerned - plain - 6) < 1e-4 && abs(tracked - plain - 4) < 1e-4)
        let both = try width("abc") {
            $0.kerning = 9
            $0.tracking = 2
        }
        #expect(both == tracked)
        #expect(try width("abc") { $0.kerning = -1_000 } >= 0)
    }

    @Test func `tracking is not added after a ligature at the end`() throws {
        let lamAlef = "\u{644}\u{627}"
        #expect(try abs(width(lamAlef) { $0.tracking = 10 } - width(lamAlef) { _ in }) < 1e-6)
        let two = try width(lamAlef + lamAlef) { $0.tracking = 10 } - width(lamAlef + lamAlef) { _ in }
        #expect(abs(two - 10) < 1e-3)
    }

    @Test(arguments: ["some words in a line that is not as wide", "כמה מילים בשורה שאינה רחבה כל כך"], [6.0, -2])
    func `no line has tracking after its last letter`(words: String, tracking: Double) throws {
        let layout = try lay(
            [.init(words, attributes { $0.tracking = tracking })], ParagraphStyle(alignment: .trailing), width: 110)
        #expect(layout.lines.count > 1)
        for line in layout.lines {
            #expect(try abs(line.frame.width - width(line.text) { $0.tracking = tracking }) < 1e-3)
            #expect(abs(line.frame.maxX - layout.size.width) < 1e-6)
        }
    }

    @Test(arguments: ["abc", "אבג"])
    func `a rule ends at the last tracked letter`(word: String) throws {
        let underlined = attributes {
            $0.tracking = 9
            $0.underline = TextLineStyle()
        }
        let layout = try lay([.init(word, underlined)])
        let rule = try #require(layout.decorations.first?.rect)
        #expect(abs(rule.minX) < 1e-6 && abs(rule.maxX - layout.size.width) < 1e-6)
    }

    @Test(arguments: 1...3)
    func `letters join across attribute changes`(cut: Int) throws {
        let word = "\u{645}\u{62D}\u{645}\u{62F}"
        let raised = attributes { $0.baselineOffset = 1 }
        let parts = [(String(word.prefix(cut)), TextAttributes(font: font)), (String(word.dropFirst(cut)), raised)]
        func glyphs(_ runs: [AttributedText.Run]) throws -> [UInt32] {
            try lay(runs).runs.sorted { $0.source < $1.source }.flatMap { $0.glyphs.glyphs.map(\.id) }
        }
        let whole = try glyphs([.init(word, raised)])
        #expect(try whole.count == 4 && glyphs(parts.map { .init($0.0, $0.1) }) == whole)
    }

    @Test(arguments: ParagraphStyle.Truncation.allCases)
    func `a truncated line is as high as its visible text`(mode: ParagraphStyle.Truncation) throws {
        let (small, large) = (TextAttributes(font: font), attributes { $0.font.size = 34 })
        let runs = mode == .tail ? [("word ", small), ("MMMM", large)] : [("words before ", small), ("M", large)]
        let text = runs.map { AttributedText.Run($0.0, $0.1) }
        let cut = try lay(text, ParagraphStyle(lineLimit: 1, truncation: mode), width: 100)
        #expect(cut.isTruncated && cut.glyphRuns.map(\.size).max() == 34)
        #expect(try cut.size.height == lay([.init("M", large)]).size.height)
        #expect(cut.size.height == cut.lines[0].frame.height)
    }

    @Test func `if a higher last line does not fit, the line before is truncated`() throws {
        let (small, large) = (TextAttributes(font: font), attributes { $0.font.size = 34 })
        let text = AttributedText(runs: [.init("one\nword ", small), .init("MMMM", large)])
        let setter = Typesetter(fonts: sharedFonts)
        func cut(_ height: Double) throws -> TextLayout {
            try setter.layout(text, style: ParagraphStyle(), proposedWidth: 100, proposedHeight: height)
        }
        let (roomy, tight) = try (cut(70), cut(45))
        #expect(roomy.lines.map(\.text) == ["one", "word M\u{2026}"] && tight.lines.map(\.text) == ["one\u{2026}"])
        #expect(roomy.size.height <= 70 && tight.size.height <= 45)
    }

    @Test func `a positive baseline offset raises the glyphs and the line height`() throws {
        let base = try lay([.init("a", TextAttributes(font: font))])
        let raised = try lay([
            .init("a", TextAttributes(font: font)), .init("b", attributes { $0.baselineOffset = 5 }),
        ])
        #expect(raised.size.height == base.size.height + 5 && raised.firstBaseline == base.firstBaseline + 5)
        #expect(raised.glyphRuns[0].origin.y - raised.glyphRuns[1].origin.y == 5)
    }

    @Test func `rules of one colour continue through neighbouring runs on whole pixels`() throws {
        let rule = attributes { $0.underline = TextLineStyle() }
        let spaced = attributes {
            $0.underline = TextLineStyle()
            $0.kerning = 1
        }
        let layout = try lay([.init("ab", rule), .init("cd", spaced), .init("ef", TextAttributes(font: font))])
        let under = try #require(layout.decorations.first?.rect)
        #expect(layout.decorations.count == 1 && under.minX == 0 && under.width < layout.size.width)
        #expect(under.minY > layout.firstBaseline && (under.minY * 2).rounded() == under.minY * 2)
        let struck = try lay([.init("ab", attributes { $0.strikethrough = TextLineStyle(paint: Paint(.white)) })])
        #expect(struck.decorations.map(\.paint) == [Paint(.white)])
        #expect(struck.decorations[0].rect.maxY < struck.firstBaseline)
    }

    @Test func `a rule continues straight through letters of other fonts`() throws {
        let layout = try lay([.init("a שלום 小", attributes { $0.underline = TextLineStyle() })])
        #expect(layout.fonts.count == 3 && layout.decorations.map(\.rect.width) == [layout.size.width])
    }

    @Test func `monospaced digits have one width`() throws {
        let widths = try (0...9).map { digit in try width("\(digit)") { $0.font.hasMonospacedDigits = true } }
        #expect(Set(widths).count == 1)
        let (one, eight) = try (width("1") { _ in }, width("8") { _ in })
        #expect(one != eight)
    }

    @Test(arguments: [
        (FontDesign.monospaced, "LiberationMono"), (.serif, "LiberationSerif"), (.default, "Inter-Regular"),
    ])
    func `font designs are typefaces`(design: FontDesign, name: String) throws {
        #expect(try lay([.init("a", attributes { $0.font.design = design })]).fonts == [FontID(name)])
    }

    @Test func `a design without a font is an error`() {
        let error = #expect(throws: TypographyError.self) {
            try lay([.init("a", attributes { $0.font.design = .rounded })])
        }
        #expect(error == .designMissing(.rounded) && error?.hint.contains("serif") == true)
    }

    @Test func `line breaks between runs and inside them are the same`() throws {
        let plain = TextAttributes(font: font)
        for runs in [["a\r", "\nb"], ["a\r\n", "b"], ["a", "\r\nb"], ["", "a\r\nb", ""]] {
            #expect(try lay(runs.map { .init($0, plain) }).lines.map(\.text) == ["a", "b"])
        }
    }

    @Test func `an empty line is as high as its run`() throws {
        let large = attributes { $0.font.size = 34 }
        let layout = try lay([.init("a\n", TextAttributes(font: font)), .init("\nb", large)])
        #expect(layout.lines.map(\.frame.height) == [21, 41.5, 41.5])
        #expect(try lay([]).size.height == 21)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `absurd spacings and offsets stay finite`(value: Double) throws {
        let odd = attributes {
            $0.kerning = value
            $0.baselineOffset = value
            $0.font.leading = value
        }
        #expect(try lay([.init("a b\nc", odd)], width: 50).size.isFinite)
    }
}
