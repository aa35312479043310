import FramewrightCodecs
import FramewrightDrawing
import Testing

/// Text is not drawn. It is reported wherever it would have been visible.
struct SVGOmissionTests {
    private static let text = "\n<text y='9'>a</text>\n"
    private static let told = "line 3, column 1, <text>: it is left out: text is not drawn; convert it to paths"
    private static let clip =
        "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='1' height='1'/></clipPath>"
    private static let mask = "<mask id='m'><rect width='9' height='9' fill='#fff'/></mask>"

    @Test(
        arguments: [
            clip + "<g clip-path='url(#c)'>\(text)</g>", clip + "<g clip-path='url(#c)'><g><a>\(text)</a></g></g>",
            clip + "<svg clip-path='url(#c)'>\(text)</svg>", clip + "<switch clip-path='url(#c)'>\(text)</switch>",
            clip + "<symbol id='s' clip-path='url(#c)'>\(text)</symbol><use href='#s'/>",
            clip + "<defs><g id='s'>\(text)</g></defs><use href='#s' clip-path='url(#c)'/>",
            clip
                + "<clipPath id='d' clip-path='url(#c)'><path d='M0 0H9V9z'/></clipPath><g clip-path='url(#d)'>\(text)</g>",
            mask + "<g mask='url(#m)'>\(text)</g>", mask + "<g mask='url(#m)'><g>\(text)</g></g>",
            "<mask id='m'>\(text)</mask><rect width='9' height='9' mask='url(#m)'/>",
            "<mask id='m'>\(text)</mask><g mask='url(#m)'><text display='none'/></g>",
            "<g visibility='hidden'><g visibility='visible'>\(text)</g></g>",
            "<defs><g id='s'>\(text)</g></defs><use href='#s'/>",
            "<defs>\(text.replacing("<text", with: "<text id='s'"))</defs><use href='#s'/>",
        ])
    func `text is reported where its group is drawn, clipped or masked`(body: String) throws {
        let warnings = try SVGSample.warnings(body)
        #expect(warnings == [Self.told], "\(body)")
    }

    @Test func `a clip path of text alone omits its group and reports the texts of both`() throws {
        let body = "<clipPath id='c'><text/></clipPath><g clip-path='url(#c)'>\(Self.text)</g>"
        let warnings = try SVGSample.warnings(body)
        #expect(warnings.count == 2 && warnings.last == Self.told)
        #expect(
            warnings.first?.hasSuffix("it is left out of the clip path: text is not drawn; convert it to paths") == true
        )
    }

    @Test(
        arguments: [
            "<g display='none'>\(text)</g>", "<text display='none'>a</text>", "<text visibility='hidden'>a</text>",
            "<g visibility='hidden'>\(text)</g>", "<g style='visibility:collapse'><text>a<tspan>b</tspan></text></g>",
            "<g opacity='0'>\(text)</g>", "<g transform='scale(0)'>\(text)</g>", "<svg width='0'>\(text)</svg>",
            "<text systemLanguage='de'>a</text>", "<clipPath id='c'/><g clip-path='url(#c)'>\(text)</g>",
            "<image display='none'/>", "<clipPath><text/></clipPath>",
        ])
    func `invisible text is not reported`(body: String) throws {
        #expect(try SVGSample.warnings(body).isEmpty, "\(body)")
    }

    @Test func `a visible span of a hidden text is reported`() throws {
        let body = "<text visibility='hidden'>a<tspan visibility='visible'>b</tspan></text>"
        #expect(try SVGSample.warnings(body).count == 1)
    }

    @Test func `a group of text alone draws nothing`() throws {
        #expect(try SVGSample.items("\(Self.clip)<g clip-path='url(#c)'>\(Self.text)</g>").isEmpty)
    }

    @Test(
        arguments: [
            (
                "<path d='M0 0' shape-rendering='crispEdges'/>",
                "edges are smoothed all the same: shape-rendering is left out"
            ),
            ("<path style='d:path(&quot;M0 0&quot;)'/>", "d is left out"),
            ("<g style='translate:4px'/>", "translate is left out"),
            ("<g style='rotate:4deg'/>", "rotate is left out"), ("<g style='scale:2'/>", "scale is left out"),
            ("<symbol id='s' refX='4'/><use href='#s'/>", "refX is left out"),
        ])
    func `an unsupported property is reported`(body: String, message: String) throws {
        #expect(try SVGSample.image(body).warnings.map(\.message) == [message])
    }

    @Test func `transform origin of a gradient moves its transform`() throws {
        func items(_ gradient: String) throws -> [String] {
            try SVGSample.items(
                "<linearGradient id='g' \(gradient)><stop stop-color='red'/><stop offset='1'/></linearGradient>"
                    + "<rect width='80' height='80' fill='url(#g)'/>")
        }
        let user = "gradientUnits='userSpaceOnUse' x2='80'"
        let about = try items("\(user) gradientTransform='rotate(45 80 10)'")
        for origin in ["transform-origin='80 10'", "style='transform-origin:80px 10px'", "transform-origin='80% 10%'"] {
            #expect(try items("\(user) gradientTransform='rotate(45)' \(origin)") == about)
        }
        #expect(
            try items("gradientTransform='rotate(45)' transform-origin='1 0'")
                == items("gradientTransform='rotate(45 1 0)'"))
        #expect(try items("\(user) transform-origin='80 10'") == items(user))
    }

    @Test func `transform origin applies to the gradient with the transform`() throws {
        func items(_ first: String, _ second: String) throws -> [String] {
            try SVGSample.items(
                "<linearGradient id='h' gradientTransform='rotate(45)' \(first)><stop/></linearGradient>"
                    + "<linearGradient id='g' href='#h' gradientUnits='userSpaceOnUse' x2='80' \(second)>"
                    + "<stop stop-color='red'/><stop offset='1'/></linearGradient>"
                    + "<rect width='80' height='80' fill='url(#g)'/>")
        }
        #expect(try items("transform-origin='9 9'", "") != items("", ""))
        #expect(try items("", "transform-origin='9 9'") == items("", ""))
    }

    @Test func `an invalid transform origin of a gradient is reported`() throws {
        let gradient =
            "<linearGradient id='g' gradientTransform='rotate(9)' transform-origin='over there'><stop/><stop offset='1' stop-color='red'/>"
        let body = "\(gradient)</linearGradient><rect width='9' height='9' fill='url(#g)'/>"
        #expect(
            try SVGSample.image(body).warnings.map(\.message) == [
                "transform-origin can't be \"over there\"; it is left out"
            ])
    }

    @Test(arguments: ["background-color:red", "background:#f00", "color:red;background-color:currentColor"])
    func `the root's background colour fills the image below everything`(style: String) throws {
        let items = try SVGSample.items(
            "<rect width='9' height='9'/>", attributes: "width='40' height='20' viewBox='0 0 10 10' style='\(style)'")
        #expect(items.count == 2 && items[0].contains("#ff0000") && items[0].contains("40"), "\(items)")
    }

    @Test(arguments: ["background-color:transparent", "background:none"])
    func `a root without a background colour paints none`(style: String) throws {
        #expect(try SVGSample.items("", attributes: "width='40' height='20' style='\(style)'").isEmpty)
    }

    @Test func `an invalid background is reported, and one given as an attribute ignored`() throws {
        let image = try SVGSample.image("", attributes: "width='9' height='9' style='background:url(a.png)'")
        #expect(image.warnings.map(\.message) == ["background is left out: only a colour is drawn"])
        #expect(try SVGSample.items("", attributes: "width='9' height='9' background-color='red'").isEmpty)
        #expect(try SVGSample.items("<g style='background-color:red'><rect width='9' height='9'/></g>").count == 1)
    }
}
