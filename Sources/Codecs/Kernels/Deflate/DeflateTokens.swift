/// Literals and matches of a block to be, and how often each symbol occurs in it.
///
/// A token is nine bits of what it is, a byte or 256 more than a match's length less 3, then 5 of the distance's symbol and
/// 15 of distance less 1: one word, because the board's tokens pass through the cache twice. A literal has a symbol of no
/// bits, so that both are written the same way. Three literals, most often a pixel, share a token, and so do all but the
/// first of equal matches, as rows that repeat leave them: a board has 100,000 symbols in 40,000 tokens.
@safe struct DeflateTokens: ~Copyable {
    /// Of a block made in one go. Measured 2026-11-23: twice as many made 472 pictures 0.5 % larger, and took 1 to 2 % less time.
    static let capacity = 1 << 13
    /// Of a block whose ends were chosen with care.
    static let thoroughCapacity = 1 << 14
    /// A search appends no more of them from one look for room to the next: sixteen pixels of noise are 22.
    static let maximumPerStep = 32
    /// Of a literal.
    static let noDistance = 30
    /// Of three literals, the first lowest.
    static let triple: UInt32 = 1 << 31
    /// Of how often the match before occurs again; always behind that match, in the same block.
    static let again: UInt32 = 1 << 30

    /// Where the next token goes. Searches take it out and put it back: in a local it stays in registers.
    var cursor: Cursor

    var storage: UnsafeMutablePointer<UInt32> { unsafe cursor.storage }
    /// 288 of literals and lengths, then 32 of distances.
    var frequencies: UnsafeMutablePointer<UInt32> { unsafe cursor.frequencies }
    var count: Int { cursor.count }
    /// Tokens that still fit.
    var room: Int { cursor.room }

    init(capacity: Int = DeflateTokens.capacity) {
        let symbols = UnsafeMutablePointer<UInt8>.allocate(capacity: 768)
        for (index, symbol) in (DeflateSymbols.symbolOfLength + DeflateSymbols.symbolOfDistance).enumerated() {
            unsafe symbols[index] = symbol
        }
        unsafe cursor = Cursor(
            storage: .allocate(capacity: capacity), capacity: capacity, frequencies: .allocate(capacity: 320),
            symbols: UnsafePointer(symbols))
        unsafe frequencies.initialize(repeating: 0, count: 320)
    }

    deinit {
        unsafe storage.deallocate()
        unsafe frequencies.deallocate()
        unsafe cursor.symbols.deallocate()
    }

    @inline(__always)
    mutating func append(literal byte: UInt8) { cursor.append(literal: byte) }

    /// One token; `length` is 3...258 and `distance` 1...32768.
    @inline(__always)
    mutating func append(match length: Int, distance: Int) { cursor.append(match: length, distance: distance) }

    /// Any length from 3 up, in four tokens at most.
    @inline(__always)
    mutating func append(run length: Int, distance: Int) { cursor.append(run: length, distance: distance) }

    /// Literals in this block.
    var literalCount: Int {
        var sum: UInt32 = 0
        for byte in 0..<256 { unsafe sum &+= frequencies[byte] }
        return Int(sum)
    }

    mutating func removeAll() {
        unsafe frequencies.update(repeating: 0, count: 320)
        cursor.count = 0
    }
}

extension DeflateTokens {
    @safe struct Cursor {
        let storage: UnsafeMutablePointer<UInt32>
        let capacity: Int
        let frequencies: UnsafeMutablePointer<UInt32>
        /// 256 symbols of lengths, then 512 of distances, copied: a global would be asked for its initialisation each time.
        let symbols: UnsafePointer<UInt8>
        var count = 0

        var room: Int { capacity &- count }

        @inline(__always)
        mutating func append(literal byte: UInt8) {
            unsafe storage[count] = UInt32(byte) << 20 | UInt32(DeflateTokens.noDistance << 15)
            unsafe frequencies[Int(byte)] &+= 1
            count &+= 1
        }

        /// Three literals, the first in the lowest byte; the highest is of no account.
        @inline(__always)
        mutating func append(literals bytes: UInt32) {
            unsafe storage[count] = bytes & 0xFF_FFFF | DeflateTokens.triple
            unsafe frequencies[Int(bytes & 255)] &+= 1
            unsafe frequencies[Int(bytes >> 8 & 255)] &+= 1
            unsafe frequencies[Int(bytes >> 16 & 255)] &+= 1
            count &+= 1
        }

        @inline(__always)
        mutating func append(match length: Int, distance: Int) { append(match: length, distance: distance, count: 1) }

        /// The same match so often, at least once, as two tokens at most.
        @inline(__always)
        mutating func append(match length: Int, distance: Int, count repeats: Int) {
            let offset = distance &- 1
            let lengthSymbol = unsafe Int(symbols[length &- 3])
            let distanceSymbol = unsafe Int(symbols[offset < 256 ? 256 &+ offset : 512 &+ offset >> 7])
            unsafe frequencies[DeflateSymbols.firstLength &+ lengthSymbol] &+= UInt32(truncatingIfNeeded: repeats)
            unsafe frequencies[288 &+ distanceSymbol] &+= UInt32(truncatingIfNeeded: repeats)
            unsafe storage[count] = UInt32(
                truncatingIfNeeded: (256 &+ length &- 3) << 20 | distanceSymbol << 15 | offset)
            count &+= 1
            if repeats > 1 {
                unsafe storage[count] = UInt32(truncatingIfNeeded: repeats &- 1) | DeflateTokens.again
                count &+= 1
            }
        }

        @inline(__always)
        mutating func append(run length: Int, distance: Int) {
            var length = length
            if length > 258 &+ 2 {
                let whole = (length &- 3) / 258
                append(match: 258, distance: distance, count: whole)
                length &-= 258 &* whole
            }
            if length > 258 {
                append(match: length &- 3, distance: distance)
                length = 3
            }
            append(match: length, distance: distance)
        }
    }
}
