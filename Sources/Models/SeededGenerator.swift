/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): chance that can be
/// repeated.
///
/// Not for secrets. Draw with `next(in:)`: the standard library's `random(in:using:)` may change its ways with a
/// release, and with it every recorded picture.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
    /// A generator seeded with this goes on as this one would.
    private(set) var state: UInt64

    /// Every seed is as good as any other.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// One of `range`, each exactly as likely: draws that would favour the first few are drawn again.
    ///
    /// The range may not have 2^64 members, which is to say be all of `Int`.
    public mutating func next(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
        precondition(count > 0, "the range of all integers can't be drawn from")
        let surplus = (0 &- count) % count
        var drawn = next()
        while drawn < surplus { drawn = next() }
        return range.lowerBound &+ Int(truncatingIfNeeded: drawn % count)
    }

    /// One of 2^53 numbers from 0 up to, not including, 1, each as likely.
    public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
