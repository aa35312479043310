import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Tests of style sheets and the cascade.
struct SVGCascadeTests {
    private static func rect(_ attributes: String, in group: String = "", css: String = "") throws -> [String] {
        try SVGSample.items("<style>\(css)</style><g \(group)><rect width='9' height='9' \(attributes)/></g>")
    }

    @Test(
        arguments: [
            "style='fill:#008000;fill:color(display-p3 0 .5 0)'", "fill='#008000' style='fill:bogus'",
            "style='fill:#008000;fill:url'", "style='/* a */fill:#008000/*;*/;/**/'", "style='fill:GREEN'",
            "style='fill:#008000 ! important;fill:red'", "style='fill:#008000!IMPORTANT;fill:red'",
            "style='FILL : #008000 ;; a:b; fill'", "style='content:\";fill:red\";fill:green'",
        ])
    func `the last valid declaration applies`(attributes: String) throws {
        #expect(try Self.rect(attributes) == ["rect (0,0 9x9) #008000"])
    }

    @Test(
        arguments: [
            ".b{content:'}';fill:red}.a{fill:green}", ".a{fill:green}.b!,rect{fill:red}", ".\\61 {fill:green}",
            "/* } */.a{/*{*/fill:green}", ".a,a b{fill:green}", "@media x{.a{fill:red}}.a{fill:green}",
            "[x=','],.a{fill:green}", ".a{fill:green;a{fill:red}}",
        ])
    func `rules end as in CSS, and errors drop only their own rule`(css: String) throws {
        #expect(try Self.rect("class='a'", css: css) == ["rect (0,0 9x9) #008000"])
    }

    @Test func `names may contain non-ASCII characters`() throws {
        #expect(try Self.rect("class='Ä'", css: ".Ä{fill:green}") == ["rect (0,0 9x9) #008000"])
        #expect(try Self.rect("id='☃-1'", css: "#\\2603-1{fill:green}") == ["rect (0,0 9x9) #008000"])
    }

    @Test func `an unsupported value is reported unless an earlier one applies`() throws {
        #expect(try SVGSample.warnings("<g style='fill:red;fill:lab(1 2 3)'/>").isEmpty)
        #expect(try SVGSample.warnings("<g fill='red' style='fill:lab(1 2 3)'/>").count == 1)
    }

    @Test func `an unsupported variable does not fall back to an earlier declaration`() throws {
        let items = try Self.rect("style='fill:red;fill:var(--a)'", in: "fill='blue'")
        #expect(items == ["rect (0,0 9x9) #0000ff"])
    }

    @Test(
        arguments: [
            ("style='fill:initial'", "fill='red'", "#000000"), ("style='fill:unset'", "fill='red'", "#ff0000"),
            ("fill='blue' style='fill:INHERIT'", "fill='red'", "#ff0000"),
            ("style='fill:revert'", "fill='red'", "#ff0000"),
            ("opacity='inherit'", "opacity='.5'", "#00000080"), ("opacity='.3' style='opacity:initial'", "", "#000000"),
        ])
    func `every property supports the CSS-wide keywords`(attributes: String, group: String, color: String) throws {
        let items = try Self.rect(attributes, in: group)
        #expect(items.contains("rect (0,0 9x9) \(color)"), "\(items)")
    }

    @Test func `stops can inherit their colour from their gradient`() throws {
        let gradient = "<linearGradient id='g' stop-color='lime' stop-opacity='.5'>"
        let body = "\(gradient)<stop stop-color='inherit' stop-opacity='inherit'/></linearGradient>"
        #expect(
            try SVGSample.items("\(body)<rect width='9' height='9' fill='url(#g)'/>") == ["rect (0,0 9x9) #00ff0080"])
    }

    @Test(arguments: ["display:NONE", "visibility:Hidden", "fill:NONE"])
    func `keywords are case-insensitive`(style: String) throws { #expect(try Self.rect("style='\(style)'").isEmpty) }

    @Test func `relative lengths are inherited as computed values`() throws {
        let lines = try ["1em", "10px", ".5rem"].map { width in
            let group = "<g font-size='10' stroke='red' stroke-width='\(width)'><path d='M0 9h9' font-size='40'/></g>"
            return try SVGSample.items(group, attributes: "width='99' height='99' font-size='20'")
        }
        #expect(Set(lines).count == 1 && !lines[0].isEmpty)
    }

    /// In a parent of 20 points, with a root of 16 (CSS Fonts 4, 2.5).
    private static let fontSizes: [(text: String, size: Double)] = [
        ("small", 128.0 / 9), ("larger", 24), ("smaller", 50.0 / 3), ("2rem", 32), ("150%", 30), ("2em", 40),
    ]

    @Test(arguments: fontSizes)
    func `font sizes may be keywords`(text: String, size: Double) throws {
        #expect(abs(try #require(SVGFontSize.resolved(text, around: 20, root: 16)) - size) < 1e-9)
    }

    @Test(arguments: ["rgb(0,0,255,)", "rgb(50%,128,0)", "rgb(1,2 3)", "rgb(1 2 3 4)", "rgb(1px,2,3)", "rgb(1,,2,3)"])
    func `colours with extra commas or mixed units are invalid`(text: String) {
        #expect(SVGColor.parse(text) == nil)
    }

    @Test(arguments: ["stroke stroke", "normal stroke", "stroke fill fill"])
    func `paint-order with a repeated keyword is invalid`(order: String) throws {
        #expect(try SVGSample.warnings("<g paint-order='\(order)'/>").count == 1)
    }

    @Test(arguments: ["url(\"#x(1)\")", "url( '#x(1)' )", "URL('#x(1)') red"])
    func `quoted URLs may contain brackets`(text: String) {
        #expect(SVGPaint.reference(text)?.identity == "x(1)")
    }
}
