/// What LZW has met: from a phrase's code and the symbol after it to the code of both.
///
/// A hash table of 64 kB: an entry is the phrase in 12 bits, the symbol in 8 and the code in 12, and 0 where there is none, which
/// no code of two symbols is. What is random in an entry's place is the symbol's share, known before the phrase is; phrases of
/// one symbol never share a place. Besides, of each symbol the codes of its runs.
///
/// Measured 2026-11-24 on the 5.7 million symbols and 720,000 codes of the film of `export/` and on those of the film `board`, the
/// least of 15 runs in turns: 54 and 18.4 ms symbol by symbol, 44 and 11.7 with runs of any symbol taken at once, 36 and 8.6 with
/// that place; where phrase and symbol were multiplied together each search waited for the product. Lost: such a table of 32 kB
/// (40 and 9.3), the symbol shifted in place of a random share (43 and 9.6), phrases side by side in place of every second entry
/// (35 and 10.4), one bit for each symbol that has followed a phrase, asked first (no difference), children in lists after a
/// table of 128 kB for single symbols (59 and 15), two entries a place compared without a branch (58 and 21: a branch foreseen
/// does not wait for the entry), codes stored eight bytes at a time without asking how many there are (no difference).
@safe struct LZWDictionary: ~Copyable {
    private let slots: UnsafeMutablePointer<UInt32>
    /// Of each code the symbol of which it is a run, from bit 16, and how long a one; `noRun` for others.
    private let runs: UnsafeMutablePointer<UInt32>
    /// Of each symbol its longest run with a code.
    private let longest: UnsafeMutablePointer<UInt16>
    /// 64 of each symbol, then 4096 of the one whose runs are long.
    private let runCodes: UnsafeMutablePointer<UInt16>
    /// -1 for none.
    private let runSymbol: Int

    private static let slotCount = 1 << 14
    private static let noRun = UInt32.max
    private static let maximumCodes = 64

    init(runsOf runSymbol: Int) {
        self.runSymbol = runSymbol
        unsafe slots = .allocate(capacity: Self.slotCount)
        unsafe slots.initialize(repeating: 0, count: Self.slotCount)
        unsafe runs = .allocate(capacity: 4096)
        unsafe longest = .allocate(capacity: 256)
        unsafe longest.initialize(repeating: 1, count: 256)
        unsafe runCodes = .allocate(capacity: 256 * Self.maximumCodes + 4096)
        for symbol in 0..<256 {
            unsafe runs[symbol] = UInt32(symbol << 16 | 1)
            unsafe codes(of: symbol)[0] = UInt16(symbol)
        }
    }

    deinit {
        unsafe slots.deallocate()
        unsafe runs.deallocate()
        unsafe longest.deallocate()
        unsafe runCodes.deallocate()
    }

    /// The code, 0 if there is none, and where it is or would be.
    @inline(__always)
    func find(_ phrase: Int, _ symbol: Int) -> (code: Int, slot: Int) {
        let key = Self.key(phrase, symbol)
        var slot = Self.slot(phrase, symbol)
        while true {
            let entry = unsafe slots[slot]
            let code = entry ^ key
            // An empty slot leaves the key, which is 0 or beyond all codes.
            if code &- 1 < 4095 { return (Int(truncatingIfNeeded: code), slot) }
            if entry == 0 { return (0, slot) }
            slot = (slot &+ 1) & (Self.slotCount - 1)
        }
    }

    @inline(__always)
    func insert(_ phrase: Int, _ symbol: Int, _ code: Int, at slot: Int) {
        unsafe slots[slot] = Self.key(phrase, symbol) | UInt32(truncatingIfNeeded: code)
        let run = unsafe runs[phrase]
        let length = Int(truncatingIfNeeded: run & 0xFFFF)
        guard Int(truncatingIfNeeded: run &>> 16) == symbol, symbol == runSymbol || length < Self.maximumCodes else {
            unsafe runs[code] = Self.noRun
            return
        }
        unsafe runs[code] = run &+ 1
        unsafe longest[symbol] = UInt16(truncatingIfNeeded: length &+ 1)
        unsafe codes(of: symbol)[length] = UInt16(truncatingIfNeeded: code)
    }

    /// The code of a phrase with as many symbols more, at most, as there is one for, and how many: where the phrase is a run of
    /// the symbol, and there is a longer one.
    @inline(__always)
    func longerRun(of symbol: Int, after phrase: Int, most: Int) -> (code: Int, passed: Int) {
        let run = unsafe runs[phrase]
        guard Int(truncatingIfNeeded: run &>> 16) == symbol else { return (phrase, 0) }
        let length = Int(truncatingIfNeeded: run & 0xFFFF)
        let longer = unsafe min(length &+ most, Int(longest[symbol]))
        guard longer > length else { return (phrase, 0) }
        return (unsafe Int(codes(of: symbol)[longer &- 1]), longer &- length)
    }

    func clear() {
        unsafe slots.update(repeating: 0, count: Self.slotCount)
        unsafe longest.update(repeating: 1, count: 256)
    }

    @inline(__always)
    private func codes(of symbol: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe runCodes + (symbol == runSymbol ? 256 : symbol) &* Self.maximumCodes
    }

    @inline(__always)
    private static func key(_ phrase: Int, _ symbol: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: phrase &<< 20 | symbol &<< 12)
    }

    @inline(__always)
    private static func slot(_ phrase: Int, _ symbol: Int) -> Int {
        let share = (UInt32(truncatingIfNeeded: symbol) &* 0x9E37_79B1) >> 18
        return phrase &<< 1 ^ Int(truncatingIfNeeded: share)
    }
}
