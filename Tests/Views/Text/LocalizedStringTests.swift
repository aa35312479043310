import FoundationEssentials
import FramewrightDrawing
import FramewrightTypography
import FramewrightViews
import Testing

@MainActor
struct LocalizedStringTests {
    /// German and Russian texts with plural forms.
    private struct Tables: StringTables {
        func translation(of key: String, table: String?, language: String) -> LocalizedFormat? {
            switch (key, language) {
            case ("Hello %@", "de"): LocalizedFormat("**Hallo** %@")
            case ("%lld games", "de"):
                LocalizedFormat("%#@n@", forms: ["n": .init(forms: [.one: "%lld Spiel", .other: "%lld Spiele"])])
            case ("%lld games", "ru"):
                LocalizedFormat("%#@n@", forms: ["n": .init(forms: [.one: "игра", .few: "игры", .many: "игр"])])
            case ("%@ of %lld", "de"): LocalizedFormat("%2$lld: %1$@")
            default: nil
            }
        }
    }

    private func text(_ text: Text, _ language: String = "en") -> String {
        var environment = EnvironmentValues()
        environment.languageTag = language
        environment.stringTables = Tables()
        return text.string(in: environment)
    }

    @Test func `numbers of a literal are grouped as the language does`() {
        #expect(text(Text("\(12345) and \(-1234567)")) == "12,345 and -1,234,567")
        #expect(text(Text("\(12345)"), "de") == "12.345" && text(Text("\(12345)"), "de-ch") == "12’345")
        #expect(text(Text("\(1234)"), "es") == "1234" && text(Text("\(1234567)"), "en-in") == "12,34,567")
        #expect(text(Text("\(0.1 + 0.2)")) == "0.300000" && text(Text("\(UInt8(200))")) == "200")
        #expect(text(Text(verbatim: "\(12345)")) == "12345")
    }

    @Test(arguments: [
        ("%.2f", 1234.565, "1,234.57"), ("%.0f", 2.5, "2"), ("%.0f", 3.5, "4"), ("%08.3f", -3.14159, "-003.142"),
        ("%e", 123_456, "1.234560e+05"), ("%g", 0.0001, "0.0001"), ("%g", 1e10, "1e+10"), ("%+.1f", 0.05, "+0.1"),
        ("%-6.1fx", 9.96, "10.0  x"), ("%.3g", 1234.5, "1.23e+03"), ("%.20f", 0.1, "0.10000000000000000555"),
    ])
    func `a specifier formats a number like printf, with the language's symbols`(
        format: String, number: Double, result: String
    ) {
        #expect(text(Text("\(number, specifier: format)")) == result)
    }

    @Test func `percent signs of a literal are shown`() {
        #expect(text(Text("100%")) == "100%" && text(Text("100% of \(50)%")) == "100% of 50%")
        #expect(text(Text(LocalizedStringKey("%d %@"))) == "%d %@")
    }

    @Test func `Markdown of a literal becomes attributes, that of values does not`() {
        let name = "*x*"
        #expect(text(Text("**a** _b_ `c*` ~~d~~ [e](f) \\*g\\* 2*3*4 a_b_c \(name)")) == "a b c* d e *g* 234 a_b_c *x*")
        #expect(text(Text("** a** <b> &amp; & me@x.com")) == "** a** <b> & & me@x.com")
        expectTextGolden(
            "LocalizedStringKey",
            Text("a **b _c_** ~~d~~ `e` [f](https://g.h) \(Text("i").bold()) \(1_000)"), width: 400)
    }

    @Test func `a key is looked up in the tables of the language`() {
        #expect(text(Text("Hello \("Ann")"), "de") == "Hallo Ann" && text(Text("Hello \("Ann")")) == "Hello Ann")
        #expect(text(Text("\("a") of \(2)"), "de") == "2: a")
    }

    @Test func `a text with plural forms takes that of its number`() {
        #expect([1, 1000].map { text(Text("\($0) games"), "de") } == ["1 Spiel", "1.000 Spiele"])
        #expect([1, 3, 5, 11, 21].map { text(Text("\($0) games"), "ru") } == ["игра", "игры", "игр", "игр", "игра"])
        #expect(PluralCategory(of: 2, language: "ar") == .two && PluralCategory(of: 1.5, language: "en") == .other)
    }

    @Test func `values in a format take the locale of the environment`() {
        struct Bracketed: FormatStyle {
            func format(_ value: Int) -> String { "<\(value)>" }
        }
        #expect(text(Text(3, format: Bracketed())) == "<3>")
        #expect(text(Text("\(3, format: Bracketed()) x")) == "<3> x")
    }

    @Test func `texts are equal if their parts and attributes are`() {
        #expect(Text("a \(1)").bold() == Text("a \(1)").bold() && Text("a") != Text("b"))
        #expect(Text("a").bold() != Text("a") && Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(LocalizedStringKey("a") == "a" && ("\(1)" as LocalizedStringKey) != "\(2)")
    }

    @Test func `attributes of an attributed string are drawn`() {
        var string = AttributedString("a")
        string.font = .title
        string.backgroundColor = .black
        var rest = AttributedString("b")
        rest.underlineStyle = .single
        rest.kern = 2
        expectTextGolden("AttributedString", Text(string + rest).bold())
        let items = placed(Text(string)).displayList().items
        #expect(items.first?.description.contains("rect") == true)
    }
}
