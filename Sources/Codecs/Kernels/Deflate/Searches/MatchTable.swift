/// A hash table of the last two stream positions of sequences with each hash.
///
/// Positions count from `firstPosition`, so that an empty entry is out of reach.
@safe struct MatchTable: ~Copyable {
    static let bits = 14
    static let firstPosition = 1 << 17
    let slots: UnsafeMutablePointer<UInt64>

    init() {
        unsafe slots = .allocate(capacity: 1 << Self.bits)
        unsafe slots.initialize(repeating: 0, count: 1 << Self.bits)
    }

    deinit { unsafe slots.deallocate() }

    /// Returns the slot of a sequence; bits that need not match must be zero.
    @inline(__always)
    static func slot(_ sequence: UInt64) -> Int {
        Int(truncatingIfNeeded: (sequence &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 &- bits))
    }

    /// Returns the slot of sixteen bytes, given as two words.
    @inline(__always)
    static func slot(_ first: UInt64, _ second: UInt64) -> Int { slot(first ^ (second &<< 29 | second &>> 35)) }

    /// Returns the newest position of a slot and, in the upper half, the one before it; stores `position`.
    @inline(__always)
    static func exchange(_ slots: UnsafeMutablePointer<UInt64>, _ slot: Int, _ position: Int) -> UInt64 {
        let old = unsafe slots[slot]
        unsafe slots[slot] = old << 32 | UInt64(truncatingIfNeeded: position)
        return old
    }

    /// Returns the distance to the position in the lower half of `place`.
    @inline(__always)
    static func distance(_ position: Int, _ place: UInt64) -> Int {
        Int(UInt32(truncatingIfNeeded: position) &- UInt32(truncatingIfNeeded: place))
    }
}

/// All stream positions with the same hash, newest first, as far back as matches can reach.
///
/// Allocated when first opened, because most screens need none.
@safe struct MatchChains: ~Copyable {
    private var chains: Opened?

    /// The memory of the chains, which a search keeps in registers.
    @safe struct Opened {
        fileprivate let heads: UnsafeMutablePointer<UInt32>
        /// The previous position for each position modulo the reach.
        fileprivate let links: UnsafeMutablePointer<UInt32>

        /// Inserts a position that was not inserted before.
        @inline(__always)
        func enter(new position: Int, _ slot: Int) {
            unsafe links[position & (DeflateSymbols.farthestMatch &- 1)] = heads[slot]
            unsafe heads[slot] = UInt32(truncatingIfNeeded: position)
        }

        @inline(__always)
        func newest(_ slot: Int) -> Int { unsafe Int(heads[slot]) }

        @inline(__always)
        func before(_ position: Int) -> Int { unsafe Int(links[position & (DeflateSymbols.farthestMatch &- 1)]) }
    }

    mutating func opened() -> Opened {
        if let chains { return chains }
        let (slots, places) = (1 << MatchTable.bits, DeflateSymbols.farthestMatch)
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: slots + places)
        unsafe memory.initialize(repeating: 0, count: slots + places)
        let made = unsafe Opened(heads: memory, links: memory + slots)
        chains = made
        return made
    }

    deinit { if let chains { unsafe chains.heads.deallocate() } }
}
