import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// A painter that has cached a shape at another whole-pixel offset must paint the same pixels as a new painter.
struct ShapeMemoryTests {
    @Test(arguments: 1...80)
    func `repeated shapes equal those painted alone`(seed: Int) throws {
        var random = Seeded(seed)
        let rule = seed.isMultiple(of: 2) ? FillRule.nonzero : .evenOdd
        let star = polygon((0..<7).map { _ in random.point(24, margin: 0) })
        let card = Path(roundedRect: Rect(x: 0.3, y: random.double(0...1), width: 24, height: 22), cornerRadius: 6)
        var painter = Painter(glyphs: BoxGlyphs())
        for step in 0..<24 {
            let x = Int.random(in: -12...60, using: &random)
            let shape = (step / 6).isMultiple(of: 2) ? star : card
            let path = shape.offsetBy(dx: Double(x) + (step > 20 ? 0.25 : 0), dy: Double(x % 13))
            let list = DisplayList(64, 40, [.fillPath(path, step % 6 == 5 ? .nonzero : rule, .black)])
            #expect(try painter.paint(list, scale: 1) == list.painted())
        }
    }

    @Test func `a shape is cached from the third use on, and only for the same visible part`() {
        let edges = [Point(x: 2, y: 20), Point(x: 9, y: 20)].map { Edge(from: Point(x: 5.5, y: 3), to: $0) }
        let window = PixelRect(x: 2, y: 3, width: 7, height: 17)
        var memory = ShapeCache()
        let states = (0..<3).map { _ in
            memory.runs(of: edges, in: window, .nonzero, findsOverlaps: false)
            return (memory.isRecording, memory.isPlaying)
        }
        #expect(states.map(\.0) == [false, true, false] && states.map(\.1) == [false, false, true])
        memory.runs(of: edges, in: window.offset(x: 1, y: 0), .nonzero, findsOverlaps: false)
        #expect(!memory.isPlaying && !memory.isRecording)
    }
}
