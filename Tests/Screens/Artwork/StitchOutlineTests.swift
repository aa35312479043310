import Framewright
import FramewrightTestSupport
import Testing

@testable import FramewrightScreens

struct StitchOutlineTests {
    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a line covers the same area as a stroke one stitch wide`(seed: UInt64) {
        var chance = SplitMix(state: seed)
        let line = Self.walk(&chance)
        let (outline, stroke) = (Self.outline(line), Self.stroke(line))
        var misses = 0
        for _ in 0..<400 {
            let place = Point(x: .random(in: -30...30, using: &chance), y: .random(in: -30...30, using: &chance))
            if outline.contains(place) != stroke.contains(place) { misses += 1 }
        }
        #expect(misses <= 1, "diagonals are 0.6 percent narrower; the rest agrees")
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a mirrored line has exactly the mirrored outline`(seed: UInt64) {
        var chance = SplitMix(state: seed)
        let line = Self.walk(&chance)
        let mirrored = line.map { StitchOutline.Knot(x: -$0.x, y: $0.y) }
        let flip = AffineTransform.scale(x: -1, y: 1)
        #expect(Self.corners(Self.outline(mirrored)) == Self.corners(Self.outline(line).applying(flip)))
    }

    @Test func `a straight line fills whole stitches`() {
        let path = Self.outline([.init(0, 0), .init(3, 0)])
        #expect(path.boundingRect == Rect(x: -0.5, y: -0.5, width: 4, height: 1))
    }

    /// Returns a random line of six legs of three to eight stitches that turn by at most a right angle.
    private static func walk(_ chance: inout SplitMix) -> [StitchOutline.Knot] {
        let directions = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
        var heading = Int.random(in: 0..<8, using: &chance)
        var line = [StitchOutline.Knot(x: 0, y: 0)]
        for _ in 0..<6 {
            let length = 128 * Int.random(in: 3...8, using: &chance)
            let (dx, dy) = directions[heading]
            line.append(.init(x: line[line.count - 1].x + dx * length, y: line[line.count - 1].y + dy * length))
            heading = (heading + [1, 2, 6, 7][Int.random(in: 0..<4, using: &chance)]) % 8
        }
        return line
    }

    private static func outline(_ line: [StitchOutline.Knot]) -> Path {
        var path = Path()
        StitchOutline(line, isClosed: false).trace(into: &path)
        return path
    }

    private static func stroke(_ line: [StitchOutline.Knot]) -> Path {
        Path { $0.addLines(line.map(\.point)) }.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .square))
    }

    private static func corners(_ path: Path) -> Set<Point> {
        Set(
            path.elements.compactMap { element in
                switch element {
                case .move(let point), .line(let point): point
                default: nil
                }
            })
    }
}
