import FramewrightDocuments
import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Tests of positions, bounding boxes and surroundings of elements.
struct SVGPlacementTests {
    private static let square = "<rect id='r' width='20' height='20'/>"

    @Test func `clips and masks of a use are moved with it`() throws {
        let clip = "<clipPath id='c'><path d='M0 0H9V9z'/></clipPath><defs>\(Self.square)</defs>"
        let moved = try SVGSample.items("\(clip)<use href='#r' x='30' y='40' clip-path='url(#c)'/>")
        let group = "<g transform='translate(30 40)' clip-path='url(#c)'><use href='#r'/></g>"
        #expect(try moved == SVGSample.items("\(clip)\(group)"))
    }

    @Test func `bounding boxes around a use include its offset once`() throws {
        let clip =
            "<clipPath id='c' clipPathUnits='objectBoundingBox'><path d='M0 0H1V1z'/></clipPath><defs>\(Self.square)</defs>"
        let own = try SVGSample.items("\(clip)<use href='#r' x='30' y='40' clip-path='url(#c)'/>")
        let group = try SVGSample.items("\(clip)<g clip-path='url(#c)'><use href='#r' x='30' y='40'/></g>")
        #expect(own == group)
    }

    @Test func `blend modes are isolated within an image`() throws {
        let items = try SVGSample.items("<rect width='9' height='9' style='mix-blend-mode:multiply'/>")
        #expect(items.first == "layer" && items.dropFirst().first == "layer multiply")
        #expect(try SVGSample.items("<rect width='9' height='9'/>").count == 1)
    }

    @Test func `a gradient on an element without an area falls back to the second paint`() throws {
        let gradient = "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
        let line = "<path d='M0 9h9' stroke='url(#g) lime'/>"
        #expect(try SVGSample.items("\(gradient)\(line)").contains { $0.contains("#00ff00") })
        let bare = try SVGSample.items("\(gradient)<path d='M0 9h9' fill='none' stroke='url(#g)'/>")
        #expect(bare.isEmpty, "\(bare)")
    }

    @Test(
        arguments: [
            ("skew(45deg)", Point(x: 30, y: 20)), ("skew(45,45)", Point(x: 30, y: 30)),
            ("translate(50%, 25%)", Point(x: 60, y: 70)), ("translateY(25%)", Point(x: 10, y: 70)),
        ])
    func `transforms use CSS syntax`(text: String, end: Point) throws {
        let box = Size(width: 100, height: 200)
        let point = try #require(SVGTransformList.parse(text, sharesOf: box)).apply(Point(x: 10, y: 20))
        #expect(max(abs(point.x - end.x), abs(point.y - end.y)) < 1e-9)
    }

    @Test func `an element can rotate about the centre of its own box`() throws {
        let style = "transform-box:fill-box;transform-origin:center;transform:rotate(90deg)"
        let rect = "width='20' height='10'"
        for body in [
            "<rect x='50' y='40' \(rect) style='\(style)'/>",
            "<defs><rect id='r' x='10' \(rect)/></defs><use href='#r' x='40' y='40' style='\(style)'/>",
        ] {
            let items = try SVGSample.items(body)
            #expect(items.count == 1 && items[0].contains("65,35"), "\(items)")
        }
    }

    @Test(
        arguments: [
            ("en", true), ("EN-us", true), ("de, en", true), ("english", false), ("zz", false), ("", false),
        ])
    func `elements in other languages are omitted everywhere`(language: String, isDrawn: Bool) throws {
        let rect = "<rect width='9' height='9' systemLanguage='\(language)'/>"
        #expect(try SVGSample.items(rect).isEmpty != isDrawn)
        #expect(try SVGSample.items("<switch>\(rect)<g/></switch>").isEmpty != isDrawn)
    }

    @Test func `only the selected child of a switch counts in its box`() throws {
        let mask = "<mask id='m' maskContentUnits='objectBoundingBox'><path d='M0 0H1V1z'/></mask>"
        let large = "<rect width='90' height='90'/>"
        let alone = try SVGSample.items("\(mask)<switch mask='url(#m)'>\(Self.square)</switch>")
        #expect(try SVGSample.items("\(mask)<switch mask='url(#m)'>\(Self.square)\(large)</switch>") == alone)
    }

    @Test func `a switch skips foreign elements and reports selected text`() throws {
        let foreign = "<foreignObject width='9' height='9'/>"
        #expect(try SVGSample.items("<switch>\(foreign)\(Self.square)</switch>").count == 1)
        for body in ["<text>a</text>", "\(foreign)<text>a</text>", "<text>a</text>\(Self.square)"] {
            let image = try SVGSample.image("<switch>\(body)</switch>")
            #expect(image.displayList.items.isEmpty && image.warnings.map(\.element) == ["text"], "\(body)")
        }
        #expect(try SVGSample.image("<switch>\(foreign)</switch>").warnings.map(\.element) == ["foreignObject"])
    }

    @Test func `elements with required extensions are omitted`() throws {
        #expect(try SVGSample.items("<g requiredExtensions='urn:x'>\(Self.square)</g>").isEmpty)
    }

    @Test func `an inner circle larger than the outer one reverses a gradient`() throws {
        let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
        let gradient = "<radialGradient id='g' r='.4' fr='.5'>\(stops)</radialGradient>"
        let items = try SVGSample.items("\(gradient)<rect width='9' height='9' fill='url(#g)'/>")
        #expect(items.count == 1 && items[0].contains("from 0.5 to 0.4"), "\(items)")
    }

    @Test func `a gradient inherits stops but no geometry from another kind`() throws {
        let other = "<radialGradient id='r' x1='.9' cx='3'><stop/><stop offset='1' stop-color='red'/></radialGradient>"
        let rect = "<rect width='9' height='9' fill='url(#l)'/>"
        let items = try SVGSample.items("\(other)<linearGradient id='l' href='#r'/>\(rect)")
        #expect(items.count == 1 && items[0].contains("linear 0,0 to 1,0"), "\(items)")
    }

    @Test func `the obsolete keyword defer is ignored`() {
        #expect(SVGFitting("defer xMinYMax slice") == SVGFitting("xMinYMax slice"))
        #expect(SVGFitting("defer") == nil && SVGFitting("none defer") == nil)
    }

    @Test func `an encoding name may omit its hyphen`() throws {
        let file = "<?xml version='1.0' encoding='utf8'?><svg id='é'/>"
        #expect(try XMLDocument(Array(file.utf8)).elements[0].attribute("id")?.value == "é")
    }
}
