/// GIF's variant of LZW (GIF89a, appendix F): codes of `minimumBits + 1` to 12 bits, least significant first, from a
/// dictionary that is thrown away when it is full.
///
/// Runs of what stays are taken a code at a time. Measured 2026-11-22 on the film of `export/`: keeping a full dictionary
/// for as long as its codes stand for as many symbols as they did while it grew made 1,049 kB of 1,043; a dictionary
/// without bounds checks gained nothing beyond the noise.
@safe struct LZW: ~Copyable {
    private let minimumBits: Int
    /// A hash table of dictionary entries: parent and byte, the entry's code from bit 20, `isUsed`.
    private let slots: UnsafeMutablePointer<UInt64>
    private var next = 0
    private var width: UInt64 = 0
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private(set) var bytes: [UInt8] = []

    /// The code of the symbols not yet written; -1 before the first.
    private var prefix = -1
    /// The symbol that comes in long runs, -1 for none; how many of it and nothing else the prefix stands for, if it does;
    /// and the code of each number of them there is, which are as many as the longest.
    private let runSymbol: Int
    private var runLength = 0
    private var runCodes: [Int] = []

    /// `minimumBits` is at least 2.
    init(minimumBits: Int, runsOf runSymbol: Int = -1) {
        self.minimumBits = minimumBits
        self.runSymbol = runSymbol
        unsafe slots = .allocate(capacity: Self.slotCount)
        unsafe slots.initialize(repeating: 0, count: Self.slotCount)
        bytes.reserveCapacity(1 << 14)
        write(clearCode)
        reset()
    }

    deinit { unsafe slots.deallocate() }

    private var clearCode: Int { 1 << minimumBits }

    /// All of a picture, as a row of symbols.
    mutating func encode(all symbols: [UInt16]) {
        unsafe symbols.withUnsafeBufferPointer { unsafe encode($0) }
        finish()
    }

    /// More of the picture. Each element is a symbol, or two in its low and high byte, of which the one that lengthens the
    /// repeat under way is taken, the low one where both or neither do.
    mutating func encode(_ symbols: UnsafeBufferPointer<UInt16>) {
        for index in symbols.indices {
            let symbol = unsafe symbols[index]
            encode(Int(symbol & 255), or: Int(symbol >> 8))
        }
    }

    /// The same symbol so many times: what takes it symbol by symbol as many steps as there are, takes as many here as
    /// there are codes.
    mutating func encode(_ symbol: Int, count: Int) {
        var left = count
        while left > 0 {
            guard symbol == runSymbol, prefix < 0 || runLength > 0 else {
                encode(symbol, or: symbol)
                left &-= 1
                continue
            }
            let longest = runCodes.count
            let length = min(runLength &+ left, longest)
            left &-= length &- runLength
            (prefix, runLength) = (runCodes[length &- 1], length)
            if left > 0 {
                encode(symbol, or: symbol)
                left &-= 1
            }
        }
    }

    @inline(__always)
    private mutating func encode(_ one: Int, or other: Int) {
        guard prefix >= 0 else { return begin(one) }
        var (slot, symbol) = (find(prefix, one), one)
        if unsafe slots[slot] == 0, other != one {
            let second = find(prefix, other)
            if unsafe slots[second] != 0 { (slot, symbol) = (second, other) }
        }
        let entry = unsafe slots[slot]
        if entry != 0 {
            prefix = Int(truncatingIfNeeded: entry >> 20 & 4095)
            if runLength > 0 { runLength = symbol == runSymbol ? runLength &+ 1 : 0 }
        } else {
            write(prefix)
            insert(prefix, one, at: slot)
            begin(one)
        }
    }

    /// A phrase of one symbol.
    @inline(__always)
    private mutating func begin(_ symbol: Int) {
        prefix = symbol
        runLength = symbol == runSymbol ? 1 : 0
    }

    /// Where the entry is, or would be.
    @inline(__always)
    private func find(_ prefix: Int, _ symbol: Int) -> Int {
        let key = UInt64(truncatingIfNeeded: prefix &<< 8 | symbol)
        var slot = Int(truncatingIfNeeded: (UInt32(truncatingIfNeeded: key) &* 0x9E37_79B1) >> 19)
        while unsafe slots[slot] != 0 && slots[slot] & 0xF_FFFF != key { slot = (slot &+ 1) & (Self.slotCount - 1) }
        return slot
    }

    @inline(__always)
    private mutating func insert(_ prefix: Int, _ symbol: Int, at slot: Int) {
        guard next < 4096 else {
            write(clearCode)
            return reset()
        }
        unsafe slots[slot] = UInt64(truncatingIfNeeded: prefix &<< 8 | symbol | next &<< 20) | 1 << 32
        if runLength > 0, symbol == runSymbol { runCodes.append(next) }
        // The decoder learns an entry one code later, so the code to come already has the new width.
        if next == 1 &<< Int(width), width < 12 { width &+= 1 }
        next &+= 1
    }

    private mutating func reset() {
        unsafe slots.update(repeating: 0, count: Self.slotCount)
        next = clearCode + 2
        runCodes.removeAll(keepingCapacity: true)
        if runSymbol >= 0 { runCodes.append(runSymbol) }
        width = UInt64(minimumBits + 1)
    }

    @inline(__always)
    private mutating func write(_ code: Int) {
        if width == 0 { width = UInt64(minimumBits + 1) }
        bits |= UInt64(truncatingIfNeeded: code) &<< bitCount
        bitCount &+= width
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits &>>= 8
            bitCount &-= 8
        }
    }

    /// The last code, the end code and the bits that are left.
    mutating func finish() {
        if prefix >= 0 {
            write(prefix)
            if next == 1 << Int(width), width < 12 { width += 1 }
        }
        write(clearCode + 1)
        if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    }

    private static let slotCount = 8192
}
