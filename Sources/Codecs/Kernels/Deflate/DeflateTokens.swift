/// The literals and matches of a block to be written, and the frequencies of its symbols.
///
/// A token is one word: from bit 20 the byte, or 256 plus a match's length minus 3; from bit 15 the distance symbol;
/// in the lowest 15 bits the distance minus 1. A literal has a distance symbol without bits, so that both are written
/// in the same way. Three literals, usually a pixel, share a token. So do all but the first of a series of equal
/// matches, which repeating rows produce.
@safe struct DeflateTokens: ~Copyable {
    /// The number of tokens of a block made by the fast search. Chosen by measurement, see "Block size" in Performance.
    static let capacity = 1 << 13
    /// The number of tokens of a block whose ends were optimised.
    static let thoroughCapacity = 1 << 14
    /// The maximum number of tokens that a search appends between two checks for room; sixteen pixels of noise take
    /// 22.
    static let maximumPerStep = 32
    /// The distance symbol of a literal.
    static let noDistance = 30
    /// The flag of three literals, the first in the lowest byte.
    static let triple: UInt32 = 1 << 31
    /// The flag of a repeat count for the preceding match, which is always in the same block.
    static let again: UInt32 = 1 << 30

    /// The output position. Searches copy it to a local variable and back, so that it stays in registers.
    var cursor: Cursor

    var storage: UnsafeMutablePointer<UInt32> { unsafe cursor.storage }
    /// The symbol frequencies: 288 for literals and lengths, then 32 for distances.
    var frequencies: UnsafeMutablePointer<UInt32> { unsafe cursor.frequencies }
    var count: Int { cursor.count }
    /// The number of tokens that still fit.
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

    /// Appends one token; `length` is 3...258 and `distance` 1...32768.
    @inline(__always)
    mutating func append(match length: Int, distance: Int) { cursor.append(match: length, distance: distance) }

    /// Appends a match of any length from 3, as at most four tokens.
    @inline(__always)
    mutating func append(run length: Int, distance: Int) { cursor.append(run: length, distance: distance) }

    /// The number of literals in this block.
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
        /// 256 symbols of lengths, then 512 of distances. A copy, because access to a global checks its initialisation
        /// each time.
        let symbols: UnsafePointer<UInt8>
        var count = 0

        var room: Int { capacity &- count }

        @inline(__always)
        mutating func append(literal byte: UInt8) {
            unsafe storage[count] = UInt32(byte) << 20 | UInt32(DeflateTokens.noDistance << 15)
            unsafe frequencies[Int(byte)] &+= 1
            count &+= 1
        }

        /// Appends three literals, the first in the lowest byte; the highest byte is ignored.
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

        /// Appends the same match `repeats` times, at least once, as at most two tokens.
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
