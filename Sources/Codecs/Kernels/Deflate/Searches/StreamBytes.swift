/// The bytes of the stream by their positions, for searches.
@safe struct StreamBytes {
    /// The address of position 0.
    let base: UnsafePointer<UInt8>
    /// The oldest position that matches can reach.
    let oldest: Int
    /// The end of the bytes; `DeflateStream.slack` bytes behind it may be read.
    let end: Int

    @inline(__always)
    func byte(_ position: Int) -> UInt8 { unsafe base[position] }

    @inline(__always)
    func word(_ position: Int) -> UInt64 {
        unsafe UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
    }

    /// Returns the maximum distance of a match at `position`.
    @inline(__always)
    func reach(_ position: Int) -> Int { min(position &- oldest, DeflateSymbols.farthestMatch) }

    /// Replaces `best` by the match at a distance if that is longer; it has at most `longest` bytes. `here` holds the
    /// first eight bytes at `position`.
    ///
    /// If the distance is 0 or out of reach, tests `before` again instead, which must be in reach and already tried.
    /// That avoids an unpredictable branch; chosen by measurement, see "Shape search" in Performance.
    @inline(__always)
    func consider(
        _ position: Int, _ distance: Int, insteadOf before: Int, _ here: UInt64, reach: Int, longest: Int,
        _ best: inout (length: Int, distance: Int)
    ) {
        let distance = UInt(bitPattern: distance &- 1) < UInt(bitPattern: reach) ? distance : before
        let difference = here ^ word(position &- distance)
        let length =
            difference == 0 ? length(position, distance, longest) : difference.trailingZeroBitCount >> 3
        let isLonger = length > best.length
        best = (isLonger ? length : best.length, isLonger ? distance : best.distance)
    }

    /// Returns the length of a match whose first eight bytes are equal.
    @inline(__always)
    func length(_ position: Int, _ distance: Int, _ longest: Int) -> Int {
        var length = 8
        while length < longest {
            let place = position &+ length
            let first = difference(place, distance)
            let second = difference(place &+ 8, distance)
            if first | second != 0 {
                let isFirst = first != 0
                let equal = (isFirst ? first : second).trailingZeroBitCount >> 3
                return min(length &+ (isFirst ? 0 : 8) &+ equal, longest)
            }
            // Compares 32 bytes at a time in long matches.
            length &+= 16
            while length < longest {
                let place = position &+ length
                let half = difference(place, distance) | difference(place &+ 8, distance)
                guard half | difference(place &+ 16, distance) | difference(place &+ 24, distance) == 0 else { break }
                length &+= 32
            }
        }
        return longest
    }

    @inline(__always)
    private func difference(_ position: Int, _ distance: Int) -> UInt64 {
        word(position) ^ word(position &- distance)
    }

    @inline(__always)
    func appendLiterals(_ position: Int, _ count: Int, to tokens: inout DeflateTokens.Cursor) {
        var index = position
        while index &+ 3 <= position &+ count {
            tokens.append(literals: UInt32(truncatingIfNeeded: word(index)))
            index &+= 3
        }
        while index < position &+ count {
            tokens.append(literal: byte(index))
            index &+= 1
        }
    }

    /// Appends literals up to the next pixel if a match ended inside one, and returns the position.
    @inline(__always)
    func finishPixel(
        _ position: Int, _ rowStart: Int, _ bytesPerPixel: Int, _ tokens: inout DeflateTokens.Cursor
    ) -> Int {
        let phase = position &- rowStart &- 1
        guard phase > 0, phase % bytesPerPixel != 0 else { return position }
        let count = min(bytesPerPixel &- phase % bytesPerPixel, end &- position)
        appendLiterals(position, count, to: &tokens)
        return position &+ count
    }
}

extension DeflateStream {
    /// The number of bytes behind the searched range that may be read.
    static let slack = 64
}
