import FramewrightCodecs
import FramewrightDrawing
import Testing

/// Small files that would take a long time, each through a different loop.
struct SVGBudgetTests {
    private static func used(_ target: String, times: Int = 10_000) -> [UInt8] {
        SVGSample.file(target + String(repeating: "<use href='#a'/>", count: times))
    }

    @Test(arguments: ["<desc/>", "<text/>", "<x xmlns='urn:x'/>"])
    func `undrawn children cost steps when visited`(child: String) throws {
        let file = Self.used("<g id='a'>\(String(repeating: child, count: 10_000))</g>")
        #expect(try #require(SVGSample.refusal(file)).contains("steps"))
    }

    @Test func `children skipped by a switch cost steps`() throws {
        let children = String(repeating: "<g systemLanguage='zz'/>", count: 10_000)
        let file = Self.used("<switch id='a'>\(children)</switch>")
        #expect(try #require(SVGSample.refusal(file)).contains("steps"))
    }

    @Test func `clip path children that cannot clip cost steps`() throws {
        let clip = "<clipPath id='c'>\(String(repeating: "<desc/>", count: 10_000))</clipPath>"
        let file = Self.used("\(clip)<rect id='a' width='9' height='9' clip-path='url(#c)'/>")
        #expect(try #require(SVGSample.refusal(file)).contains("steps"))
    }

    @Test func `huge numbers of attributes cost steps at each use`() throws {
        let names = (0..<50_000).map { "a\($0)=''" }.joined(separator: " ")
        #expect(try #require(SVGSample.refusal(Self.used("<rect id='a' \(names)/>"))).contains("steps"))
    }

    @Test(arguments: [(10_000, 0), (0, 10_000)])
    func `the transform and children of a gradient cost steps at each use`(functions: Int, children: Int) throws {
        let gradient =
            "<linearGradient id='g' gradientTransform='\(String(repeating: "scale(1)", count: functions))'>"
            + "\(String(repeating: "<a/>", count: children))<stop/><stop offset='1'/></linearGradient>"
        let file = Self.used("\(gradient)<rect id='a' width='9' height='9' fill='url(#g)'/>")
        #expect(try #require(SVGSample.refusal(file)).contains("steps"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `long styles and deep nesting of referenced elements are read once`() throws {
        let style = String(repeating: "a:b;", count: 2_000)
        let groups = String(repeating: "<g style='\(style)'>", count: 100)
        let mask =
            "<mask id='m'><rect width='9' height='9' fill='white'/></mask>\(String(repeating: "</g>", count: 100))"
        let rects = String(repeating: "<rect width='9' height='9' mask='url(#m)'/>", count: 2_000)
        #expect(try !SVGSample.items("<defs>\(groups)\(mask)</defs>\(rects)").isEmpty)
    }

    @Test func `a map of 100,000 short curves is drawn, coarsely and with a warning`() throws {
        let curves = String(repeating: "c1 -1 3 -1 1 .5c-1 1 -3 1 -1 -.4", count: 50_000)
        let image = try SVGSample.image(
            "<path d='M9 9\(curves)' fill='none' stroke='black' stroke-linejoin='round'/>")
        #expect(image.displayList.items.contains { if case .fillPath = $0.command { true } else { false } })
        #expect(
            image.warnings.map(\.message) == ["its stroke is drawn coarsely: the path has too many curves or corners"]
        )
    }

    @Test func `an excessive number of dashes is reported`() throws {
        let line = "<path d='M-1e6 9h2e6' stroke='green' stroke-dasharray='2 1'/>"
        #expect(try SVGSample.warnings(line).contains { $0.contains("too many dashes") })
    }

    @Test(arguments: ["@a;", "a!{}", "a,", "a b{}"])
    func `invalid rules count as rules`(rule: String) throws {
        let sheet = "<style>\(String(repeating: rule, count: 6_000)){}</style>"
        #expect(try #require(SVGSample.refusal(SVGSample.file(sheet))).contains("5000 rules"))
    }

    @Test func `point lists have the same limit as paths`() throws {
        let points = String(repeating: "1 ", count: 6_000_000)
        #expect(try #require(SVGSample.refusal(SVGSample.file("<polygon points='\(points)'/>"))).contains("in all"))
    }

    @Test func `the budget suffices for thousands of large circles`() throws {
        let circle = "<circle r='20' cx='50' cy='50' fill='none' stroke='red' stroke-width='9'/>"
        let items = try SVGSample.image(String(repeating: circle, count: 12_000)).displayList.items
        #expect(items.count == 12_000)
    }

    @Test func `a border of thousands of dots is drawn exactly among many shapes`() throws {
        let dots = "<path d='M0 9H2e4' stroke='red' stroke-width='3' stroke-linecap='round' stroke-dasharray='0 6'/>"
        let image = try SVGSample.image(dots + String(repeating: "<rect width='9' height='9'/>", count: 1_000))
        #expect(image.warnings.isEmpty)
    }
}
