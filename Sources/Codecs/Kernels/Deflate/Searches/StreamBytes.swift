/// What a search reads: bytes of the stream by their positions.
@safe struct StreamBytes {
    /// Where position 0 would lie in memory.
    let base: UnsafePointer<UInt8>
    /// No match reaches back beyond this position.
    let oldest: Int
    /// `DeflateStream.slack` bytes beyond it may be read.
    let end: Int

    @inline(__always)
    func byte(_ position: Int) -> UInt8 { unsafe base[position] }

    @inline(__always)
    func word(_ position: Int) -> UInt64 {
        unsafe UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
    }

    /// How far back a match at `position` may begin.
    @inline(__always)
    func reach(_ position: Int) -> Int { min(position &- oldest, DeflateSymbols.farthestMatch) }

    /// Takes the match at a distance if it is longer than `best`; it has `longest` bytes at most. `here` are the first eight
    /// bytes at `position`.
    ///
    /// The distance `before`, which must be in reach and have had its turn, stands in for one out of reach, 0 included: what
    /// no CPU can foresee had better be no branch (a fifth of a board's time, 2026-11-23).
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

    /// The first eight bytes are known to be equal.
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
            // Long ones go on twice as fast.
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

    /// A match may end inside a pixel, whose last bytes then differ: literals up to the next pixel.
    @inline(__always)
    func finishPixel(
        _ position: Int, _ rowStart: Int, _ stride: Int, _ tokens: inout DeflateTokens.Cursor
    ) -> Int {
        let phase = position &- rowStart &- 1
        guard phase > 0, phase % stride != 0 else { return position }
        let count = min(stride &- phase % stride, end &- position)
        appendLiterals(position, count, to: &tokens)
        return position &+ count
    }
}

extension DeflateStream {
    /// Bytes beyond the end of what is searched that may be read.
    static let slack = 64
}
