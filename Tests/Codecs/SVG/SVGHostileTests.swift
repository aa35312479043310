import FramewrightCodecs
import FramewrightDrawing
import FramewrightTestSupport
import Testing

struct SVGHostileTests {
    @Test(
        arguments: [
            "<use id='a' href='#a'/>", "<g id='a'><use href='#a'/></g>",
            "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
            "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>",
            "<mask id='a'><rect width='9' height='9' mask='url(#a)'/></mask><rect width='9' height='9' mask='url(#a)'/>",
            "<clipPath id='a' clip-path='url(#a)'><rect width='9' height='9'/></clipPath><rect width='9' height='9' clip-path='url(#a)'/>",
            "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect width='9' height='9' fill='url(#a)'/>",
        ])
    func `an element that contains itself is reported`(body: String) throws {
        let warnings = try SVGSample.warnings(body)
        #expect(warnings.contains { $0.contains("itself") }, "\(warnings)")
    }

    @Test func `doubling an image thirty times is rejected`() throws {
        let levels = (1...30).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }
        let body = "<defs><g id='a0'/>\(levels.joined())</defs><use href='#a30'/>"
        #expect(try #require(SVGSample.refusal(SVGSample.file(body))).contains("steps"))
    }

    @Test func `doubling through bounding boxes is rejected`() throws {
        let levels = (1...30).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }
        let body =
            "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='1' height='1'/></clipPath>"
            + "<defs><rect id='a0' width='1' height='1'/>\(levels.joined())</defs><use href='#a30' clip-path='url(#c)'/>"
        #expect(try #require(SVGSample.refusal(SVGSample.file(body))).contains("steps"))
    }

    @Test func `repeating a long path is rejected`() throws {
        let path = "<path id='p' d='M0 0\(String(repeating: "h1", count: 20_000))'/>"
        let body = path + String(repeating: "<use href='#p'/>", count: 1000)
        #expect(try #require(SVGSample.refusal(SVGSample.file(body))).contains("elements in all"))
    }

    @Test(arguments: [200, 10_000, 1_000_000])
    func `groups nested beyond the limit are rejected at their position`(depth: Int) throws {
        let body = String(repeating: "<g>", count: depth)
        #expect(
            try #require(SVGSample.refusal(SVGSample.file(body))).contains("line 2, column 382: elements are nested"))
    }

    @Test func `groups nested up to the limit are drawn`() throws {
        let body =
            String(repeating: "<g opacity='.9'>", count: 125) + "<path d='M0 0H9V9'/>"
            + String(repeating: "</g>", count: 125)
        #expect(try SVGSample.image(body).displayList.items.count == 251)
    }

    @Test func `reference chains have the same limit as nesting`() throws {
        let links = (1...300).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/></g>" }
        let body = "<defs><rect id='a0' width='1' height='1'/>\(links.joined())</defs><use href='#a300'/>"
        #expect(try #require(SVGSample.refusal(SVGSample.file(body))).contains("inside each other"))
    }

    @Test(
        arguments: [
            "<rect x='1e30' width='1e30' height='1e30' transform='scale(1e30)'/>", "<circle r='1e308' stroke='red'/>",
            "<path d='M1e30 1e30L-1e30 NaN'/>", "<path d='M0 0A1e-300 1e300 1e300 1 1 1e30 1e-30'/>",
            "<g transform='scale(1e30)'><g transform='scale(1e30)'><rect width='9' height='9' stroke='red'/></g></g>",
            "<rect width='9' height='9' stroke='red' stroke-dasharray='1e-30' stroke-width='1e30'/>",
            "<rect width='9' height='9' fill='url(#g)'/><radialGradient id='g' r='1e30' fx='-1e30'><stop/><stop offset='9'/></radialGradient>",
            "<rect width='nan' height='infinity'/>",
            "<g transform='matrix(0 0 0 0 0 0)'><rect width='9' height='9'/></g>",
            "<svg viewBox='0 0 1e-30 1e-30'><rect width='9' height='9' rx='1e30'/></svg>",
            "<svg viewBox='0 0 0 0'><rect width='9' height='9'/></svg>", "<path d='M0 0A5 5 1e300 0 1 9 9'/>",
            "<path d='M0 0A1e9 1e9 0 0 0 1e-150 0'/>",
            "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='1e-310' cy='0' fx='0' fy='0' r='1e-310' "
                + "spreadMethod='repeat'><stop stop-color='red'/><stop offset='1'/></radialGradient>"
                + "<rect width='9' height='9' fill='url(#g)'/>",
        ])
    func `extreme numbers draw nothing or finite shapes`(body: String) throws {
        let image = try SVGSample.image(body)
        for item in image.displayList.items { #expect(!"\(item)".contains("nan")) }
        #expect(try SVGSample.painted(image, scale: 1).size.width > 0)
    }

    @Test(arguments: ["width='0' height='9'", "width='1e9' height='1'", "viewBox='0 0 0 5'", "width='-3' height='3'"])
    func `an image without an area is rejected`(attributes: String) throws {
        #expect(
            try #require(SVGSample.refusal(SVGSample.file("", attributes: attributes))).contains("no area to paint"))
    }

    @Test func `a file beyond the size limit is rejected unread`() throws {
        let file = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
        #expect(try #require(SVGSample.refusal(file)).contains("larger than 64 MB"))
    }

    @Test func `a hundred thousand small elements are drawn`() throws {
        let body = String(repeating: "<rect width='1' height='1'/>", count: 100_000)
        #expect(try SVGSample.image(body).displayList.items.count == 100_000)
    }

    @Test func `other root elements and formats are named`() {
        #expect(
            SVGSample.refusal(Array("<html/>".utf8))
                == "SVG file, line 1, column 1: the root element is \"html\", not svg")
        #expect(SVGSample.refusal(Array("GIF89a".utf8)) == "SVG file, line 1, column 1: text outside the root element")
        #expect(SVGSample.refusal([]) == "SVG file, line 1, column 1: there is no element")
    }

    @Test(arguments: 1...300)
    func `damaged files give an image or an error`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var bytes = try SVGSample.bytes(SVGSample.names[Int(random.next() % UInt64(SVGSample.names.count))])
        for _ in 0..<1 + random.next() % 8 {
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        let refusal = SVGSample.refusal(bytes)
        #expect(refusal == nil || refusal?.hasPrefix("SVG file") == true)
    }

    @Test func `deeply nested groups and uses are limited while measuring`() throws {
        let chains = (0..<60).map { link in
            "<g id='c\(link)'>\(String(repeating: "<g>", count: 60))<use href='#c\(link + 1)'/>"
                + "\(String(repeating: "</g>", count: 61))"
        }
        let clip = "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='1' height='1'/></clipPath>"
        let body = "<defs>\(chains.joined())</defs>\(clip)<use href='#c0' clip-path='url(#c)'/>"
        #expect(try SVGSample.image(body).displayList.items.count < 10_000)
    }

    @Test(arguments: ["<path id='p' d='M0 0", "<rect id='p' style='"])
    func `repeated use of long attributes is rejected`(start: String) throws {
        let body =
            start + String(repeating: " ", count: 1 << 20) + "'/>"
            + String(repeating: "<use href='#p'/>", count: 2_000)
        #expect(try #require(SVGSample.refusal(SVGSample.file(body))).contains("step"))
    }

    @Test func `thousands of namespaces are rejected`() throws {
        let names = (0..<1_000).map { "xmlns:a\($0)=''" }.joined(separator: " ")
        #expect(try #require(SVGSample.refusal(SVGSample.file("<g \(names)/>"))).contains("namespaces"))
    }

    @Test func `decoding a stroked shape scaled far beyond the image takes less than 20 MB`() async {
        await #expect(processExitsWith: .success) {
            let before = residentKilobytes()
            for scale in ["1e7", "1e9", "1e20", "1e300"] {
                for pen in ["", " stroke-dasharray='1 2'", " stroke-linejoin='round' stroke-linecap='round'"] {
                    for shape in ["<circle r='1'", "<path d='M0 0C9 5 2 -4 9 9'", "<rect width='9' height='9' rx='3'"] {
                        let drawn = "\(shape) fill='none' stroke='red'\(pen)/>"
                        _ = try SVGSample.image("<g transform='scale(\(scale))'>\(drawn)</g>")
                        _ = try SVGSample.image(
                            "<g transform='scale(1e5)'><g transform='scale(\(scale))'>\(drawn)</g></g>")
                    }
                }
            }
            #expect(residentKilobytes() - before < 20_000)
        }
    }

    @Test func `a small stroked shape under a large scale is traced as exactly as a large one`() throws {
        let large = try SVGSample.image("<circle cx='50' cy='50' r='40' stroke='red'/>")
        let scaled = try SVGSample.image(
            "<g transform='scale(1000000)'><circle cx='.00005' cy='.00005' r='.00004' stroke='red' stroke-width='.000001'/></g>"
        )
        #expect(scaled.warnings.isEmpty)
        #expect(try SVGSample.painted(scaled, scale: 2) == SVGSample.painted(large, scale: 2))
    }
}
