/// Where in the stream the last two sequences with each hash began.
///
/// Positions count from `firstPosition`, so that an empty entry lies out of reach.
@safe struct MatchTable: ~Copyable {
    static let bits = 14
    static let firstPosition = 1 << 17
    let slots: UnsafeMutablePointer<UInt64>

    init() {
        unsafe slots = .allocate(capacity: 1 << Self.bits)
        unsafe slots.initialize(repeating: 0, count: 1 << Self.bits)
    }

    deinit { unsafe slots.deallocate() }

    /// `sequence` holds the bytes that must be equal; all other bits are zero.
    @inline(__always)
    static func slot(_ sequence: UInt64) -> Int {
        Int(truncatingIfNeeded: (sequence &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 &- bits))
    }

    /// Of sixteen bytes, as two words.
    @inline(__always)
    static func slot(_ first: UInt64, _ second: UInt64) -> Int { slot(first ^ (second &<< 29 | second &>> 35)) }

    /// The newest place in a slot and, in the upper half, the one before; `position` takes their place.
    @inline(__always)
    static func exchange(_ slots: UnsafeMutablePointer<UInt64>, _ slot: Int, _ position: Int) -> UInt64 {
        let old = unsafe slots[slot]
        unsafe slots[slot] = old << 32 | UInt64(truncatingIfNeeded: position)
        return old
    }

    /// To the place in the lower half.
    @inline(__always)
    static func distance(_ position: Int, _ place: UInt64) -> Int {
        Int(UInt32(truncatingIfNeeded: position) &- UInt32(truncatingIfNeeded: place))
    }
}

/// All places in the stream with the same hash, newest first, as far back as a match may reach.
///
/// Made where they are first opened: most screens need none.
@safe struct MatchChains: ~Copyable {
    private var chains: Opened?

    /// For a search, which keeps it in registers.
    @safe struct Opened {
        fileprivate let heads: UnsafeMutablePointer<UInt32>
        /// For each place modulo the reach, the one before it.
        fileprivate let links: UnsafeMutablePointer<UInt32>

        /// A place that was not entered before.
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
