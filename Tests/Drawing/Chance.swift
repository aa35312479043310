import FramewrightDrawing

/// A SplitMix64 generator, with the same numbers on every run.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func point(_ range: ClosedRange<Double> = 0...40) -> Point { Point(x: double(range), y: double(range)) }
}
