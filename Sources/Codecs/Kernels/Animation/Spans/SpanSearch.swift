/// The position of a search through spans, and its tables. A local variable, so that it stays in registers.
@safe struct SpanSearch {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let bytesPerPixel: Int
    let rowBytes: Int
    /// Hash tables of the last positions plus 1, for pairs of pixels, then for single pixels; 0 for none.
    let tables: UnsafeMutablePointer<UInt32>
    var tokens: DeflateTokens.Cursor
    /// The end of the bytes that have tokens.
    private(set) var position = 0
    /// The start of the row of `position`, or of an earlier one.
    private var rowStart = 0

    static let tableSize = 1 << pairBits + 1 << singleBits
    private static let pairBits = 12
    private static let singleBits = 11

    init(
        bytes: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int, rowBytes: Int,
        tables: UnsafeMutablePointer<UInt32>,
        tokens: DeflateTokens.Cursor
    ) {
        unsafe (self.bytes, self.tables, self.tokens) = (bytes, tables, tokens)
        (self.count, self.bytesPerPixel, self.rowBytes) = (count, bytesPerPixel, rowBytes)
    }

    /// Appends one token for the gap up to `end`, which may extend past it: a repeat of the previous byte or pixel, a
    /// match with the row above, or a literal.
    mutating func pass(to end: Int) {
        let run = position > 0 ? repeated(from: position &- 1, until: end) : 0
        let wide = run == 0 && position >= bytesPerPixel ? repeated(from: position &- bytesPerPixel, until: end) : 0
        let gap = end &- position
        let above =
            gap < DeflateSymbols.longestMatch && position >= rowBytes ? whole(match(rowBytes), bytesPerPixel) : 0
        if above > gap &+ 3 {
            append(above, rowBytes)
        } else if run >= 3 {
            append(run, 1)
        } else if wide >= 3 {
            append(wide, bytesPerPixel)
        } else if above >= 3, unsafe gap < 5 || bytes[position] != 0 {
            append(above, rowBytes)
        } else {
            appendLiteral()
        }
    }

    /// Appends tokens for a pixel, or for several if a match is found.
    @inline(__always)
    mutating func take(bytesPerPixel: Int) {
        let here = word(position)
        let pixel = here & (1 &<< UInt64(8 &* bytesPerPixel) &- 1)
        var best = (length: 0, distance: 0, gain: 0)
        consider(bytesPerPixel, bytesPerPixel, here, &best)
        if best.length < 8 * bytesPerPixel {
            consider(rowBytes, bytesPerPixel, here, &best)
            let pair = hash(
                bytesPerPixel == 1 ? here & 0xFFFF_FFFF : here & (1 &<< UInt64(16 &* bytesPerPixel) &- 1), Self.pairBits
            )
            let lastPair = exchange(pair)
            if lastPair > 0 { consider(position &+ 1 &- lastPair, bytesPerPixel, here, &best) }
            if bytesPerPixel > 2 {
                let lastSingle = exchange(1 << Self.pairBits &+ hash(pixel, Self.singleBits))
                if lastSingle > 0, lastSingle != lastPair {
                    consider(position &+ 1 &- lastSingle, bytesPerPixel, here, &best)
                }
            }
        }
        let length = best.gain > 0 ? whole(best.length, bytesPerPixel) : 0
        if length >= 3 { return append(length, best.distance) }
        var left = bytesPerPixel
        if left >= 3 {
            tokens.append(literals: UInt32(truncatingIfNeeded: here))
            position &+= 3
            left &-= 3
        }
        for _ in 0..<left { appendLiteral() }
    }

    @inline(__always)
    private func consider(
        _ distance: Int, _ bytesPerPixel: Int, _ here: UInt64, _ best: inout (length: Int, distance: Int, gain: Int)
    ) {
        guard distance <= position, distance <= DeflateSymbols.farthestMatch else { return }
        let difference = here ^ word(position &- distance)
        let length = difference != 0 ? difference.trailingZeroBitCount >> 3 : match(distance)
        guard length >= max(3, bytesPerPixel) else { return }
        let bits = distance < 5 ? 2 : 2 &+ Int.bitWidth &- distance.leadingZeroBitCount
        let gain = min(length, count &- position) &* 16 &- bits
        if gain > best.gain { best = (min(length, count &- position), distance, gain) }
    }

    /// Returns the number of bytes from `position` equal to those from `start`, up to `end`. Compares eight at a time.
    @inline(__always)
    private func repeated(from start: Int, until end: Int) -> Int {
        var length = 0
        while position &+ length < end {
            let difference = word(position &+ length) ^ word(start &+ length)
            if difference != 0 { return min(length &+ difference.trailingZeroBitCount >> 3, end &- position) }
            length &+= 8
        }
        return end &- position
    }

    /// Returns the length of a match shortened to end with a pixel or a row.
    @inline(__always)
    private mutating func whole(_ length: Int, _ bytesPerPixel: Int) -> Int {
        while position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
        var inRow = position &- rowStart &+ length
        while inRow >= rowBytes { inRow &-= rowBytes }
        return inRow > 1 ? length &- (inRow &- 1) % bytesPerPixel : length
    }

    @inline(__always)
    private func match(_ distance: Int) -> Int {
        let most = min(DeflateSymbols.longestMatch, count &- position)
        var length = 0
        // Compares 32 bytes at a time in long matches.
        while length &+ 32 <= most {
            let half = difference(length, distance) | difference(length &+ 8, distance)
            guard half | difference(length &+ 16, distance) | difference(length &+ 24, distance) == 0 else { break }
            length &+= 32
        }
        while length < most {
            let difference = difference(length, distance)
            if difference != 0 { return min(length &+ difference.trailingZeroBitCount >> 3, most) }
            length &+= 8
        }
        return most
    }

    @inline(__always)
    private func difference(_ length: Int, _ distance: Int) -> UInt64 {
        word(position &+ length) ^ word(position &+ length &- distance)
    }

    @inline(__always)
    private func word(_ place: Int) -> UInt64 {
        unsafe UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
    }

    /// Returns the table's entry and stores `position` in its place.
    @inline(__always)
    private func exchange(_ slot: Int) -> Int {
        let last = unsafe Int(tables[slot])
        unsafe tables[slot] = UInt32(truncatingIfNeeded: position &+ 1)
        return last
    }

    @inline(__always)
    private func hash(_ value: UInt64, _ bits: Int) -> Int {
        Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 &- bits))
    }

    @inline(__always)
    private mutating func append(_ length: Int, _ distance: Int) {
        tokens.append(run: length, distance: distance)
        position &+= length
    }

    @inline(__always)
    private mutating func appendLiteral() {
        tokens.append(literal: unsafe bytes[position])
        position &+= 1
    }
}
