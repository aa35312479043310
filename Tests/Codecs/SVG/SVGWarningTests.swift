import FramewrightCodecs
import FramewrightDrawing
import Testing

struct SVGWarningTests {
    @Test(
        arguments: [
            ("<text>a</text>", "line 2, column 1, <text>: it is left out: text is not drawn; convert it to paths"),
            (
                "<g>\n  <image/></g>",
                "line 3, column 3, <image>: it is left out: images inside an image are not drawn"
            ),
            ("<script/>", "line 2, column 1, <script>: it is left out: scripts never run"),
            ("<blink/>", "line 2, column 1, <blink>: it is left out: this element is not known"),
            ("<foreignObject/>", "line 2, column 1, <foreignObject>: it is left out: only SVG is drawn"),
            ("<path d='M0 0L1 1 ?'/>", "line 2, column 19, <path>: the path makes no sense from its character 10 on"),
            ("<rect filter='url(#f)'/>", "line 2, column 15, <rect>: filter is left out"),
            ("<g marker-end='url(#f)'/>", "line 2, column 16, <g>: marker-end is left out"),
            ("<g fill='reddish'/>", "line 2, column 10, <g>: fill can't be \"reddish\"; it is left out"),
            ("<g style='fill:reddish'/>", "line 2, column 11, <g>: fill can't be \"reddish\"; it is left out"),
            ("<g transform='turn(3)'/>", "line 2, column 15, <g>: transform can't be \"turn(3)\"; it is left out"),
            ("<use/>", "line 2, column 1, <use>: it refers to nothing"),
            ("<use href='#a'/>", "line 2, column 12, <use>: there is no \"#a\""),
            (
                "<use href='b.svg#a'/>",
                "line 2, column 12, <use>: it refers to another file, \"b.svg#a\", which is not read"
            ),
            ("<rect width='-1' height='1'/>", "line 2, column 14, <rect>: width can't be \"-1\"; it is left out"),
            ("<polygon points='1 2 3'/>", "line 2, column 23, <polygon>: the points make no sense from character 6 on"),
            (
                "<style>a b {fill:red} @media x {g {}}</style>",
                "line 2, column 1, <style>: rules for \"a b\" are left out"
            ),
            ("<style>@import 'x';</style>", "line 2, column 1, <style>: the rule \"@import\" is left out"),
            ("<rect width='9' height='9' fill='url(#p)'/>", "line 2, column 1, <rect>: fill: there is no \"#p\""),
        ])
    func `an element that is not drawn is reported with its position`(body: String, warning: String) throws {
        let warnings = try SVGSample.warnings(body)
        #expect(warnings.first?.hasPrefix(warning) == true, "\(warnings)")
    }

    @Test(
        arguments: [
            "<title>a</title><desc/><metadata><x/></metadata>", "<defs><text>a</text></defs>", "<g filter='none'/>",
            "<symbol id='s'><image/></symbol>", "<rect xmlns='urn:x'/>", "<g style='font-family:Inter;-x-y:z'/>",
        ])
    func `elements without an appearance are not reported`(body: String) throws {
        #expect(try SVGSample.warnings(body).isEmpty)
    }

    @Test func `an element used often is reported once`() throws {
        let body = "<defs><g id='a'><text/></g></defs><use href='#a'/><use href='#a'/>"
        #expect(try SVGSample.warnings(body).count == 1)
    }

    @Test func `warnings are in file order and limited in number`() throws {
        let body = String(repeating: "<text/>\n", count: 1000)
        let lines = try SVGSample.image(body).warnings.map(\.line)
        #expect(lines == Array(2..<202))
    }

    @Test func `a root without a namespace is drawn and reported`() throws {
        let image = try SVG.decode(Array("<svg width='9' height='9'><rect width='5' height='5'/></svg>".utf8))
        #expect(image.displayList.items.count == 1)
        #expect(image.warnings.map(\.message).first?.hasPrefix("the namespace is missing") == true)
    }

    @Test(arguments: SVGSample.names)
    func `a fixture is read without a warning`(name: String) throws {
        #expect(try SVG.decode(SVGSample.bytes(name)).warnings == [])
    }
}
