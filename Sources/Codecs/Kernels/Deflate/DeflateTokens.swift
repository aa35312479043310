/// Literals and matches of a block to be, and how often each symbol occurs in it.
///
/// A literal is its byte. A match is `isMatch`, then 8 bits of length less 3, 5 of the distance's symbol and 15 of
/// distance less 1: one word, because the board's hundred thousand tokens pass through the cache twice.
@safe struct DeflateTokens: ~Copyable {
    static let capacity = 1 << 14
    static let isMatch: UInt32 = 1 << 31

    let storage: UnsafeMutablePointer<UInt32>
    /// 288 of literals and lengths, then 32 of distances.
    let frequencies: UnsafeMutablePointer<UInt32>
    /// 256 symbols of lengths, then 512 of distances, copied: a global would be asked for its initialisation each time.
    private let symbols: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    /// Of all blocks.
    private(set) var literalCount = 0

    init() {
        unsafe storage = .allocate(capacity: Self.capacity)
        unsafe frequencies = .allocate(capacity: 320)
        unsafe frequencies.initialize(repeating: 0, count: 320)
        unsafe symbols = .allocate(capacity: 768)
        for (index, symbol) in (DeflateSymbols.symbolOfLength + DeflateSymbols.symbolOfDistance).enumerated() {
            unsafe symbols[index] = symbol
        }
    }

    deinit {
        unsafe storage.deallocate()
        unsafe frequencies.deallocate()
        unsafe symbols.deallocate()
    }

    /// Tokens that still fit.
    var room: Int { Self.capacity &- count }

    @inline(__always)
    mutating func append(literal byte: UInt8) {
        unsafe storage[count] = UInt32(byte)
        unsafe frequencies[Int(byte)] &+= 1
        count &+= 1
        literalCount &+= 1
    }

    mutating func append(literal byte: UInt8, count: Int) {
        for _ in 0..<count { append(literal: byte) }
    }

    /// One token; `length` is 3...258 and `distance` 1...32768.
    @inline(__always)
    mutating func append(match length: Int, distance: Int) {
        let offset = distance &- 1
        let lengthSymbol = unsafe Int(symbols[length &- 3])
        let distanceSymbol = unsafe Int(symbols[offset < 256 ? 256 &+ offset : 512 &+ offset >> 7])
        unsafe frequencies[DeflateSymbols.firstLength &+ lengthSymbol] &+= 1
        unsafe frequencies[288 &+ distanceSymbol] &+= 1
        unsafe storage[count] =
            Self.isMatch | UInt32(truncatingIfNeeded: (length &- 3) << 20 | distanceSymbol << 15 | offset)
        count &+= 1
    }

    /// Any length from 3 up, in tokens of up to 258.
    @inline(__always)
    mutating func append(run length: Int, distance: Int) {
        var length = length
        while length > 258 &+ 2 {
            append(match: 258, distance: distance)
            length &-= 258
        }
        if length > 258 {
            append(match: length &- 3, distance: distance)
            length = 3
        }
        append(match: length, distance: distance)
    }

    mutating func removeAll() {
        unsafe frequencies.update(repeating: 0, count: 320)
        count = 0
    }
}
