/// Turns rows that are stored as they are into literals and matches.
///
/// Looks where screens repeat themselves: the pixel before, the row above and that moved by a pixel, the last long distance, and the
/// last place that began with the same two pixels. Takes the longest of them, whatever the next pixel has. Steps by whole pixels, so it
/// looks in a third or a quarter as many places as a search by bytes, and what does not repeat a pixel is no match.
///
/// Measured 2026-11-21, bytes of libpng's: a second table for sixteen bytes saves 1 %.
/// 2026-11-24, these 472: pixels inside matches are not entered in the table. Every sixteenth of them, as before, saves 0.01 %, every
/// 64th 0.03 %; without, a board takes 2 % fewer instructions and 8 % fewer wrong guesses, by callgrind. Entering all saved 0.5 %
/// of a board beside every sixteenth and took a quarter longer.
/// 2026-11-25, 210 screens of three devices and four themes: not asking the next pixel before short matches saves 0.3 % (one of 14 kB grows
/// by 1.4), one place a slot in the stead of two adds 0.6 (embroidery up to 3); a board takes 1.75 ms for 1.85, discs 5.3 for 5.6.
/// Tried and lost: a table half and a quarter the size (no difference), of 32-bit places (1 % faster, one more kind of table), 16
/// bytes of a row for 32 (no difference).
/// The same day, these 210: a run of 32 bytes is no longer taken before the row above was asked, one of 128 is: 1.1 % less at 1 % of a
/// board's time. The row above moved by a pixel, for the edges of shapes: 0.9 % less (embroidery 7), 3 to 5 % of the time; moved to
/// one side only 0.4 and 0.7 % more. The last distance but one, asked until then: 0.07 % less at 2 % of the time. A second place a
/// slot would still save 0.4 % for 6 to 9. Entering each place looked at, rows that match included, before the row above is asked:
/// 0.05 % less, and a hundredth of the time. Four copies of the search for four strides were none: the compiler made one for all.
@safe struct ShapeSearch {
    let bytes: StreamBytes
    let stride: Int
    /// Bytes of a row with its filter type.
    let rowBytes: Int

    /// From `start`, the first byte of a row, to `end`, the end of one.
    func run(from start: Int, into stream: inout DeflateStream) {
        switch stride {
        case 3: run(from: start, stride: 3, shortest: 3, pair: 0xFFFF_FFFF_FFFF, into: &stream)
        case 4: run(from: start, stride: 4, shortest: 4, pair: .max, into: &stream)
        default: run(from: start, stride: stride, shortest: stride == 2 ? 3 : 4, pair: 0xFFFF_FFFF, into: &stream)
        }
    }

    /// `pair` masks the bytes that are looked for in the table.
    @inline(__always)
    private func run(from start: Int, stride: Int, shortest: Int, pair: UInt64, into stream: inout DeflateStream) {
        let look = unsafe ShapeCandidates(
            bytes: bytes, stride: stride, rowBytes: rowBytes, pair: pair, slots: stream.table.slots)
        let end = bytes.end
        var (position, rowStart, misses) = (start, start, 0)
        var distances = stream.distances
        var tokens = stream.tokens.cursor
        while position < end {
            if tokens.room < DeflateTokens.maximumPerStep {
                stream.tokens.cursor = tokens
                stream.makeRoom(for: DeflateTokens.maximumPerStep)
                tokens = stream.tokens.cursor
            }
            if end &- position < 16 {
                bytes.appendLiterals(position, end &- position, to: &tokens)
                break
            }
            let match = look.find(position, distances.0)
            if match.length < shortest {
                misses &+= 1
                if misses < 64, position != rowStart {
                    bytes.appendLiterals(position, stride, to: &tokens)
                    position &+= stride
                } else {
                    // Noise is stepped over, faster the longer it lasts.
                    let pixels = min(1 &+ misses >> 6, 16)
                    let count = min(position == rowStart ? 1 : stride &* pixels, end &- position)
                    bytes.appendLiterals(position, count, to: &tokens)
                    position &+= count
                }
            } else {
                misses = 0
                tokens.append(run: match.length, distance: match.distance)
                if match.distance > stride, match.length > 32, match.distance != distances.0 {
                    distances = (match.distance, distances.0)
                }
                position &+= match.length
                while position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
                position = bytes.finishPixel(position, rowStart, stride, &tokens)
            }
            if position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
        }
        stream.tokens.cursor = tokens
        stream.distances = distances
    }
}

/// The places a search for shapes looks at.
@safe private struct ShapeCandidates {
    typealias Match = (length: Int, distance: Int)

    let bytes: StreamBytes
    let stride: Int
    let rowBytes: Int
    /// Masks the bytes that are looked for in the table.
    let pair: UInt64
    /// Of a `MatchTable`.
    let slots: UnsafeMutablePointer<UInt64>

    /// A run so long is taken as it is.
    private static let longRun = 128
    /// A match with the row above.
    private static let longRow = 32

    /// The longest match here; `position` is entered in the table but in long runs.
    @inline(__always)
    func find(_ position: Int, _ lastDistance: Int) -> Match {
        let here = bytes.word(position)
        let reach = bytes.reach(position)
        var best: Match = (0, 0)
        guard reach >= stride else { return best }
        consider(position, stride, here, reach, bytes.end &- position, &best)
        if best.length >= Self.longRun { return best }
        // The pixel before is far cheaper to refer to than the row above, so it gets its chance every 258 bytes.
        let longest = min(DeflateSymbols.longestMatch, bytes.end &- position)
        let place = exchange(here, position)
        consider(position, rowBytes, here, reach, longest, &best)
        if best.length >= Self.longRow { return best }
        consider(position, lastDistance, here, reach, longest, &best)
        consider(position, rowBytes &+ stride, here, reach, longest, &best)
        consider(position, rowBytes &- stride, here, reach, longest, &best)
        consider(position, MatchTable.distance(position, place), here, reach, longest, &best)
        return best
    }

    @inline(__always)
    private func consider(
        _ position: Int, _ distance: Int, _ here: UInt64, _ reach: Int, _ longest: Int, _ best: inout Match
    ) {
        bytes.consider(position, distance, insteadOf: stride, here, reach: reach, longest: longest, &best)
    }

    /// The place where the same pair of pixels came last, in the lower half.
    @inline(__always)
    private func exchange(_ here: UInt64, _ position: Int) -> UInt64 {
        unsafe MatchTable.exchange(slots, MatchTable.slot(here & pair), position)
    }
}
