import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Tests of properties with plain numbers, and of properties that apply only in style sheets.
struct SVGNumberTests {
    private static let box = "width='9' height='9'"

    @Test(arguments: ["0.1mm", "10px", "1em", "1rem", ".1 .2", "half", "", "0.1;", "50%%"])
    func `opacity with anything after its number is reported and counts as 1`(value: String) throws {
        let image = try SVGSample.image("<rect \(Self.box) opacity='\(value)'/>")
        #expect(image.displayList.items.map { String("\($0)".dropFirst(2)) } == ["rect (0,0 9x9) #000000"])
        #expect(image.warnings.map(\.message) == ["opacity can't be \"\(value)\"; it is left out"])
    }

    @Test(arguments: [
        ("0.5", "#00000080"), ("50%", "#00000080"), (" +5e-1 ", "#00000080"), ("-1", ""), ("2", "#000000"),
    ])
    func `opacity as a number or percentage is clamped and applied`(value: String, color: String) throws {
        for body in ["<rect \(Self.box) opacity='\(value)'/>", "<rect \(Self.box) style='opacity:\(value)'/>"] {
            let items = try SVGSample.items(body)
            #expect(items == (color.isEmpty ? [] : ["rect (0,0 9x9) \(color)"]), "\(body)")
        }
    }

    @Test(arguments: ["fill-opacity", "stroke-opacity"])
    func `inherited opacity with a unit keeps the inherited value`(name: String) throws {
        let paint = name == "fill-opacity" ? "fill='red'" : "fill='none' stroke='red' stroke-width='2'"
        let items = try SVGSample.items("<g \(name)='.5'><rect x='9' y='9' \(Self.box) \(paint) \(name)='0.1px'/></g>")
        #expect(items.count == 1 && items[0].contains("#ff000080"), "\(items)")
    }

    @Test(arguments: ["5mm", "50px", "1em", "x", "0.5 0.6"])
    func `stop offset with a unit is reported and counts as 0`(value: String) throws {
        let body =
            "<linearGradient id='g'><stop offset='\(value)' stop-color='red'/><stop offset='1'/></linearGradient>"
        let shape = "<rect \(Self.box) fill='url(#g)'/>"
        let plain = body.replacing("offset='\(value)'", with: "offset='0'")
        #expect(try SVGSample.items(body + shape) == SVGSample.items(plain + shape))
        let warnings = try SVGSample.image(body + shape).warnings
        #expect(warnings.map(\.message) == ["offset can't be \"\(value)\"; it is left out"])
    }

    @Test func `stop opacity with a unit is reported and counts as 1`() throws {
        let stop = "<stop offset='1' stop-opacity='.5px'/>"
        let body = "<linearGradient id='g'><stop/>\(stop)</linearGradient><rect \(Self.box) fill='url(#g)'/>"
        #expect(try SVGSample.warnings(body).count == 1)
        #expect(try SVGSample.items(body).contains { $0.contains("#00000080") } == false)
    }

    @Test(arguments: ["4px", "4%", "4em", "0.5", "four"])
    func `an invalid miter limit keeps the inherited one`(value: String) throws {
        let path = "<path d='M5 9L5 1L6 9' fill='none' stroke='red'"
        let items = try SVGSample.items("<g stroke-miterlimit='20'>\(path) stroke-miterlimit='\(value)'/></g>")
        #expect(try items == SVGSample.items("\(path) stroke-miterlimit='20'/>"))
        #expect(try SVGSample.warnings("\(path) stroke-miterlimit='\(value)'/>").count == 1)
    }

    @Test(arguments: [
        "translate(4px)", "translate(50%)", "rotate(.25turn)", "rotate(45deg)", "scale(2px)", "skewX(9deg)",
        "matrix(1 0 0 1 5px 0)",
    ])
    func `a transform attribute with units is reported and ignored`(value: String) throws {
        let image = try SVGSample.image("<rect \(Self.box) transform='\(value)'/>")
        #expect(image.warnings.map(\.message) == ["transform can't be \"\(value)\"; it is left out"])
        #expect(image.displayList.items.map { "\($0)" } == ["0 rect (0,0 9x9) #000000"])
    }

    @Test(arguments: [
        "scale(2px)", "scale(2deg)", "matrix(1 0 0 1 5px 0)", "rotate(9px)", "skewX(1mm)", "translate(9deg)",
    ])
    func `a style transform with the wrong unit is ignored`(value: String) throws {
        let items = try SVGSample.items("<rect \(Self.box) style='transform:\(value)'/>")
        #expect(items == ["rect (0,0 9x9) #000000"])
    }

    @Test func `a style transform accepts lengths and angles`() throws {
        #expect(
            try SVGSample.items("<rect \(Self.box) style='transform:translate(0.5in,25%)'/>") == [
                "rect (48,25 9x9) #000000"
            ])
    }

    @Test(arguments: [
        "rgba(0,128,0,0.5mm)", "rgb(0 128 0 / 1px)", "rgb(1mm 2mm 3mm)", "hsl(120mm,100%,25%)", "hsl(120,100px,25px)",
        "hsla(120,100%,25%,1em)",
    ])
    func `a colour with wrong units is invalid`(text: String) { #expect(SVGColor.parse(text) == nil) }

    @Test(arguments: [("mix-blend-mode", "difference"), ("isolation", "isolate"), ("transform-box", "fill-box")])
    func `a property without a presentation attribute has no effect as an attribute`(name: String, value: String) throws
    {
        let around = "transform='rotate(45)' transform-origin='center'"
        let plain = try SVGSample.items("<g \(around)><rect \(Self.box)/></g>")
        #expect(try SVGSample.items("<g \(around) \(name)='\(value)'><rect \(Self.box)/></g>") == plain)
        #expect(try SVGSample.items("<g \(around) style='\(name):\(value)'><rect \(Self.box)/></g>") != plain)
    }

    @Test func `a style sheet's blend mode applies`() throws {
        let rule = "<style>rect { mix-blend-mode: multiply }</style>"
        #expect(try SVGSample.items("\(rule)<rect \(Self.box)/>").contains("layer multiply"))
    }
}
