/// Converts rows that are stored without a filter to literals and matches.
///
/// Tries the distances at which screens repeat: the previous pixel, the row above, also shifted by one pixel, the last
/// long distance, and the last position of the same two pixels. Takes the longest match without look-ahead. Advances by
/// whole pixels, so that it searches a third or a quarter of the positions of a bytewise search and ignores matches
/// shorter than a pixel. Chosen by measurement, see "Shape search" in Performance.
@safe struct ShapeSearch {
    let bytes: StreamBytes
    let bytesPerPixel: Int
    /// The number of bytes per row, including the filter type.
    let rowBytes: Int

    /// Searches from `start`, the first byte of a row, to the end of the bytes.
    func run(from start: Int, into stream: inout DeflateStream) {
        switch bytesPerPixel {
        case 3: run(from: start, bytesPerPixel: 3, shortest: 3, pair: 0xFFFF_FFFF_FFFF, into: &stream)
        case 4: run(from: start, bytesPerPixel: 4, shortest: 4, pair: .max, into: &stream)
        default:
            run(
                from: start, bytesPerPixel: bytesPerPixel, shortest: bytesPerPixel == 2 ? 3 : 4, pair: 0xFFFF_FFFF,
                into: &stream)
        }
    }

    /// `pair` masks the bytes that are looked up in the table.
    @inline(__always)
    private func run(from start: Int, bytesPerPixel: Int, shortest: Int, pair: UInt64, into stream: inout DeflateStream)
    {
        let candidates = unsafe ShapeCandidates(
            bytes: bytes, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes, pair: pair, slots: stream.table.slots)
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
            let match = candidates.find(position, distances.0)
            if match.length < shortest {
                misses &+= 1
                if misses < 64, position != rowStart {
                    bytes.appendLiterals(position, bytesPerPixel, to: &tokens)
                    position &+= bytesPerPixel
                } else {
                    // Skips noise, in larger steps the longer it lasts.
                    let pixels = min(1 &+ misses >> 6, 16)
                    let count = min(position == rowStart ? 1 : bytesPerPixel &* pixels, end &- position)
                    bytes.appendLiterals(position, count, to: &tokens)
                    position &+= count
                }
            } else {
                misses = 0
                tokens.append(run: match.length, distance: match.distance)
                if match.distance > bytesPerPixel, match.length > 32, match.distance != distances.0 {
                    distances = (match.distance, distances.0)
                }
                position &+= match.length
                while position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
                position = bytes.finishPixel(position, rowStart, bytesPerPixel, &tokens)
            }
            if position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
        }
        stream.tokens.cursor = tokens
        stream.distances = distances
    }
}

/// The candidates of a search for shapes.
@safe private struct ShapeCandidates {
    typealias Match = (length: Int, distance: Int)

    let bytes: StreamBytes
    let bytesPerPixel: Int
    let rowBytes: Int
    /// The mask of the bytes that are looked up in the table.
    let pair: UInt64
    /// Slots of a `MatchTable`.
    let slots: UnsafeMutablePointer<UInt64>

    /// A run of at least this length is taken without further search.
    private static let longRun = 128
    /// A match with the row above of at least this length is taken without further search.
    private static let longRow = 32

    /// Returns the longest match. Indexes `position`, except in long runs.
    @inline(__always)
    func find(_ position: Int, _ lastDistance: Int) -> Match {
        let here = bytes.word(position)
        let reach = bytes.reach(position)
        var best: Match = (0, 0)
        guard reach >= bytesPerPixel else { return best }
        consider(position, bytesPerPixel, here, reach, bytes.end &- position, &best)
        if best.length >= Self.longRun { return best }
        // The previous pixel is a far cheaper distance than the row above, so it is preferred again every 258 bytes.
        let longest = min(DeflateSymbols.longestMatch, bytes.end &- position)
        let place = exchange(here, position)
        consider(position, rowBytes, here, reach, longest, &best)
        if best.length >= Self.longRow { return best }
        consider(position, lastDistance, here, reach, longest, &best)
        consider(position, rowBytes &+ bytesPerPixel, here, reach, longest, &best)
        consider(position, rowBytes &- bytesPerPixel, here, reach, longest, &best)
        consider(position, MatchTable.distance(position, place), here, reach, longest, &best)
        return best
    }

    @inline(__always)
    private func consider(
        _ position: Int, _ distance: Int, _ here: UInt64, _ reach: Int, _ longest: Int, _ best: inout Match
    ) {
        bytes.consider(position, distance, insteadOf: bytesPerPixel, here, reach: reach, longest: longest, &best)
    }

    /// Returns the last position of the same pair of pixels in the lower half, and stores `position`.
    @inline(__always)
    private func exchange(_ here: UInt64, _ position: Int) -> UInt64 {
        unsafe MatchTable.exchange(slots, MatchTable.slot(here & pair), position)
    }
}
