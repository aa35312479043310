import FramewrightDrawing
import FramewrightTestSupport

typealias Chance = SplitMix

extension SplitMix {
    init(_ seed: Int) { self.init(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15) }

    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func point(_ range: ClosedRange<Double> = 0...40) -> Point { Point(x: double(range), y: double(range)) }
}
