import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightLayoutEngine

struct PlainTwinTests {
    @Test(arguments: Array(0..<400))
    func `the engine and the reference implementation agree on every frame of any tree`(seed: Int) {
        var chance = SplitMix(state: UInt64(seed))
        let view = PlainView.random(4, &chance)
        let (width, height) = (Double.random(in: 0...300, using: &chance), Double.random(in: 0...300, using: &chance))
        let offer = ProposedViewSize(width: width, height: height)
        let size = view.size(offer)
        let expected = view.frames(at: Point(x: (width - size.width) / 2, y: (height - size.height) / 2), offer)
        let actual = view.node.tree(width: width, height: height).nodes.map(\.frame)
        #expect(actual.count == expected.count)
        for (left, right) in zip(actual, expected) { #expect(left.isNear(right), "\(left) \(right)") }
    }

    @Test(arguments: Array(400..<600))
    func `sizes agree for any proposal`(seed: Int) {
        var chance = SplitMix(state: UInt64(seed))
        let view = PlainView.random(4, &chance)
        let lengths: [Double?] = [nil, 0, 37.5, 200, .infinity]
        for width in lengths {
            for height in lengths {
                let offer = ProposedViewSize(width: width, height: height)
                let (actual, expected) = (view.node.size(for: offer), view.size(offer))
                #expect(
                    Rect(origin: .zero, size: actual).isNear(Rect(origin: .zero, size: expected)),
                    "\(offer): \(actual) \(expected)")
            }
        }
    }
}

extension Rect {
    /// Returns true if the rectangles are equal except for rounding errors.
    fileprivate func isNear(_ other: Rect) -> Bool {
        let pairs = [
            (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
        ]
        return pairs.allSatisfy { $0 == $1 || abs($0 - $1) < 1e-9 }
    }
}
