/// A seeded random generator (SplitMix64), so that a failing mutation can be reproduced.
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns the bytes with one to three bits flipped, and truncated in one of four cases.
    package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            changed[Int.random(in: changed.indices, using: &self)] ^= 1 << UInt8.random(in: 0...7, using: &self)
        }
        guard Int.random(in: 0..<4, using: &self) == 0 else { return changed }
        return Array(changed.prefix(Int.random(in: 0...changed.count, using: &self)))
    }
}
