import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

struct SVGStyleTests {
    @Test(
        arguments: [
            ("red", "#ff0000"), ("RebeccaPurple", "#663399"), ("#1234", "#11223344"), ("#ABCDEF", "#abcdef"),
            ("rgb(255,128,0)", "#ff8000"), ("rgb(10% 50% 90% / 50%)", "#1a80e680"), ("rgba(0, 0, 0, .25)", "#00000040"),
            ("hsl(120, 100%, 25%)", "#008000"), ("hsl(0.5turn 100% 50%)", "#00ffff"), ("transparent", "#00000000"),
            ("hsl(-60deg 100% 50% / none)", "#ff00ff00"), ("rgb(300, -5, 0)", "#ff0000"),
        ])
    func `colours use CSS syntax`(text: String, color: String) {
        #expect(SVGColor.parse(text)?.description == color)
    }

    @Test(arguments: ["", "#", "#12", "#12345", "#ggg", "rgb(1,2)", "rgb(1 2 3", "rgb(1,2,3)x", "lab(1 2 3)", "redd"])
    func `an invalid colour is nil`(text: String) { #expect(SVGColor.parse(text) == nil) }

    @Test(
        arguments: [
            ("translate(1 2)", Point(x: 11, y: 22)), ("translate(1)", Point(x: 11, y: 20)),
            ("scale(2)", Point(x: 20, y: 40)), ("scale(2,3)", Point(x: 20, y: 60)),
            ("rotate(90)", Point(x: -20, y: 10)),
            ("rotate(180 10 10)", Point(x: 10, y: 0)), ("rotate(.25turn)", Point(x: -20, y: 10)),
            ("matrix(1 0 0 1 5 6)", Point(x: 15, y: 26)), ("translate(10,0)scale(2)", Point(x: 30, y: 40)),
            ("scale(2) , translate(10 0)", Point(x: 40, y: 40)), ("", Point(x: 10, y: 20)),
            ("translate(1px, 2px) rotate(0deg)", Point(x: 11, y: 22)),
        ])
    func `transform lists are applied from the last to the first`(text: String, end: Point) throws {
        #expect(try #require(SVGTransformList.parse(text)).apply(Point(x: 10, y: 20)) == end)
    }

    @Test(arguments: ["rotate()", "scale(1 2 3)", "turn(3)", "translate(1 2", "matrix(1 2 3)", "x", "scale(1em)"])
    func `an invalid transform is nil`(text: String) { #expect(SVGTransformList.parse(text) == nil) }

    @Test func `important rules override the element's own style`() throws {
        let style = "<style>rect { fill: blue !important; stroke: lime } .a { fill: red }</style>"
        let items = try SVGSample.items("\(style)<rect class='a' style='fill:white;stroke:none' width='9' height='9'/>")
        #expect(items == ["rect (0,0 9x9) #0000ff"])
    }

    @Test func `a used element inherits its style from the use, and keeps its own`() throws {
        let body = "<defs><rect id='a' width='9' height='9'/><rect id='b' width='9' height='9' fill='red'/></defs>"
        let items = try SVGSample.items("\(body)<g fill='blue'><use href='#a'/><use href='#b'/></g>")
        #expect(items == ["rect (0,0 9x9) #0000ff", "rect (0,0 9x9) #ff0000"])
    }

    @Test func `one translucent paint needs no layer, two do`() throws {
        let rect = "x='2' y='2' width='9' height='9' fill='red' opacity='.5'"
        #expect(try SVGSample.items("<rect \(rect)/>") == ["rect (2,2 9x9) #ff000080"])
        #expect(try SVGSample.items("<rect \(rect) stroke='red'/>").first == "layer opacity 0.5")
    }

    @Test(
        arguments: [
            ("width='20' height='10'", Size(width: 20, height: 10)), ("viewBox='0 0 3 4'", Size(width: 3, height: 4)),
            ("width='6' viewBox='0 0 3 4'", Size(width: 6, height: 8)),
            ("width='1in' height='72pt'", Size(width: 96, height: 96)),
            ("width='100%' height='100%' viewBox='0 0 3 4'", Size(width: 3, height: 4)),
            ("width='2em' height='1rem' font-size='10'", Size(width: 20, height: 10)),
            ("", Size(width: 300, height: 150)),
        ])
    func `an image's size follows from its attributes`(attributes: String, size: Size) throws {
        #expect(try SVGSample.image("", attributes: attributes).displayList.size == size)
    }
}
