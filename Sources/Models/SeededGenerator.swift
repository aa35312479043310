/// The pseudorandom number generator SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014), for repeatable randomness.
///
/// Not for cryptography. Use `next(in:)`: the standard library's `random(in:using:)` may change between releases, and
/// with it every recorded snapshot.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
    /// The state, which is also the seed of a generator that continues like this one.
    private(set) var state: UInt64

    /// Creates a generator. All seeds are equally good.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns a uniformly distributed number in `range`. Draws that would make some numbers more likely are repeated.
    ///
    /// The range must not contain all values of `Int`.
    public mutating func next(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
        precondition(count > 0, "the range of all integers can't be drawn from")
        let surplus = (0 &- count) % count
        var drawn = next()
        while drawn < surplus { drawn = next() }
        return range.lowerBound &+ Int(truncatingIfNeeded: drawn % count)
    }

    /// Returns a uniformly distributed number from 0 to 1, excluding 1, with 53 random bits.
    public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
