/// What LZW has met: from a phrase's code and the symbol after it to the code of both.
///
/// A hash table of 32 kB, which stays in the nearest cache: an entry is the phrase in 12 bits, the symbol in 8 and the code
/// in 12, and 0 where there is none, which no code of two symbols is.
@safe struct LZWDictionary: ~Copyable {
    private let slots: UnsafeMutablePointer<UInt32>
    /// Of each code, how often the symbol that comes in runs; 0 for phrases with any other.
    private let runLengths: UnsafeMutablePointer<Int32>

    init() {
        unsafe runLengths = .allocate(capacity: 4096)
        unsafe runLengths.initialize(repeating: 0, count: 4096)
        unsafe slots = .allocate(capacity: Self.slotCount)
        unsafe slots.initialize(repeating: 0, count: Self.slotCount)
    }

    deinit {
        unsafe slots.deallocate()
        unsafe runLengths.deallocate()
    }

    @inline(__always)
    func runLength(_ code: Int) -> Int { unsafe Int(runLengths[code]) }

    @inline(__always)
    func note(runLength: Int, of code: Int) { unsafe runLengths[code] = Int32(truncatingIfNeeded: runLength) }

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
    }

    func clear() { unsafe slots.update(repeating: 0, count: Self.slotCount) }

    @inline(__always)
    private static func key(_ phrase: Int, _ symbol: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: phrase &<< 20 | symbol &<< 12)
    }

    @inline(__always)
    private static func slot(_ phrase: Int, _ symbol: Int) -> Int {
        let key = UInt32(truncatingIfNeeded: phrase &<< 8 | symbol)
        return Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 19)
    }

    private static let slotCount = 8192
}
