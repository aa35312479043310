import FramewrightCodecs
import FramewrightDrawing
import Testing

struct SVGSymbolTests {
    private func symbol(_ body: String, left: String = "5", right: String = "45") throws -> SVGSymbol? {
        let margins = "<line id='left-margin-Regular-M' x1='\(left)'/><line id='right-margin-Regular-M' x1='\(right)'/>"
        return try SVG.decodeSymbol(SVGSample.file("\(margins)<g id='Regular-M'>\(body)</g>"))
    }

    private let square = "<rect x='10' y='20' width='30' height='10'/>"

    @Test func `clips, opacities, masks and gradients of a symbol are moved with its outlines`() throws {
        let defs = """
            <clipPath id='c'><path d='M10 20H40V30z'/></clipPath><mask id='m'><path d='M0 0H90V90z' fill='white'/></mask>
            <linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>
            """
        let body = "<g clip-path='url(#c)' opacity='.5' mask='url(#m)'><path d='M10 20H40V30z' fill='url(#g)'/></g>"
        let symbol = try #require(try symbol("\(defs)\(body)"))
        let items = symbol.image.displayList.items.map { String("\($0)".dropFirst(2)) }
        #expect(items.dropFirst().dropLast() == (try SVGSample.items("\(defs)\(body)"))[...])
        #expect(items.first?.hasPrefix("transform") == true && items.last == "pop")
        #expect(symbol.image.displayList.size == Size(width: 40, height: 10))
    }

    @Test(arguments: [("nan", "45"), ("5", "inf"), ("0x1p3", "45"), ("45", "5"), ("-1e30", "1e30"), ("", "")])
    func `invalid margins of a symbol are replaced by those of its outlines`(left: String, right: String) throws {
        let symbol = try #require(try symbol(square, left: left, right: right))
        let size = symbol.image.displayList.size
        #expect(size.height == 10 && [30, 35].contains(size.width), "\(size)")
        #expect(symbol.center.isFinite)
    }

    @Test func `a symbol without an area is none`() throws {
        #expect(try symbol("<rect width='0' height='5'/>") == nil)
        #expect(try symbol("<rect width='1e30' height='5'/>") == nil)
    }
}
