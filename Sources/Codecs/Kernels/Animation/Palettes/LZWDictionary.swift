/// The dictionary of the LZW encoder: maps the code of a phrase and a following symbol to the code of both.
///
/// A hash table of 64 kB. An entry holds the phrase in 12 bits, the symbol in 8 and the code in 12; 0 is empty, as no
/// code of two symbols is 0. A slot's random part depends on the symbol only, which is available before the phrase;
/// phrases of the same symbol never collide. A second table maps run lengths of each symbol to codes. Chosen by
/// measurement, see "LZW" in Performance.
@safe struct LZWDictionary: ~Copyable {
    private let slots: UnsafeMutablePointer<UInt32>
    /// For each code the symbol of which it is a run, from bit 16, and its length; `noRun` for other phrases.
    private let runs: UnsafeMutablePointer<UInt32>
    /// The longest run of each symbol that has a code.
    private let longest: UnsafeMutablePointer<UInt16>
    /// The codes of runs by length: 64 for each symbol, then 4096 for `runSymbol`.
    private let runCodes: UnsafeMutablePointer<UInt16>
    /// The symbol with unlimited runs; -1 for none.
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

    /// Returns the code, or 0 if there is none, and its slot or the one to insert it at.
    @inline(__always)
    func find(_ phrase: Int, _ symbol: Int) -> (code: Int, slot: Int) {
        let key = Self.key(phrase, symbol)
        var slot = Self.slot(phrase, symbol)
        while true {
            let entry = unsafe slots[slot]
            let code = entry ^ key
            // For an empty slot, `code` is the key, which is 0 or at least 4096.
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

    /// Returns the code of the longest known run after extending `phrase` by at most `most` symbols, and the number of
    /// symbols added. If `phrase` is not a run of `symbol` or there is no longer one, returns `phrase` and 0.
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
