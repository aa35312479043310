/// Converts rows of small residues, which prediction leaves of gradients and photographs, to literals and matches.
///
/// Repeated sequences are long here, so it searches for the longest: at the previous pixel, the last two long
/// distances, the row above and its neighbouring pixels, and the last two occurrences of the same sixteen and the same
/// eight bytes. Advances by whole pixels. Chosen by measurement, see "Residue search" in Performance.
@safe struct ResidueSearch {
    let bytes: StreamBytes
    let bytesPerPixel: Int
    /// The number of bytes per row, including the filter type.
    let rowBytes: Int

    private static let shortest = 6
    /// Before a shorter match is taken, the next pixel is searched for a longer one.
    private static let longEnough = 24

    /// Searches from `start`, the first byte of a row, to the end of the bytes.
    func run(from start: Int, into stream: inout DeflateStream) {
        switch bytesPerPixel {
        case 3: run(from: start, bytesPerPixel: 3, into: &stream)
        default: run(from: start, bytesPerPixel: bytesPerPixel, into: &stream)
        }
    }

    @inline(__always)
    private func run(from start: Int, bytesPerPixel: Int, into stream: inout DeflateStream) {
        var (position, rowStart, misses) = (start, start, 0)
        var distances = stream.distances
        var tokens = stream.tokens.cursor
        let candidates = unsafe ResidueCandidates(
            bytes: bytes, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes, short: stream.table.slots,
            long: stream.longSlots())
        let end = bytes.end
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
            var match = candidates.find(position, distances)
            if match.length < Self.shortest {
                misses &+= 1
                // Skips noise, in larger steps the longer it lasts.
                let pixels = min(1 &+ misses >> 6, 16)
                let count = min(position == rowStart ? 1 : bytesPerPixel &* pixels, end &- position)
                bytes.appendLiterals(position, count, to: &tokens)
                position &+= count
            } else {
                misses = 0
                if match.length < Self.longEnough, end &- position > 32 {
                    let later = candidates.find(position &+ bytesPerPixel, distances)
                    if later.length > match.length &+ 1 {
                        bytes.appendLiterals(position, bytesPerPixel, to: &tokens)
                        position &+= bytesPerPixel
                        match = later
                    }
                }
                tokens.append(run: match.length, distance: match.distance)
                if match.length > 32, match.distance > bytesPerPixel, match.distance != distances.0 {
                    distances = (match.distance, distances.0)
                }
                candidates.enter(position, match.length)
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

/// The candidates of a search for residues.
@safe private struct ResidueCandidates {
    typealias Match = (length: Int, distance: Int)

    let bytes: StreamBytes
    let bytesPerPixel: Int
    let rowBytes: Int
    /// Slots of `MatchTable`s, for eight and for sixteen bytes.
    let short: UnsafeMutablePointer<UInt64>
    let long: UnsafeMutablePointer<UInt64>

    /// A match of at least this length ends the search.
    private static let enough = 64
    /// From this length on, only every sixteenth pixel of a match is indexed.
    private static let longest = 128

    /// Returns the longest match. Indexes `position` if the tables are searched.
    @inline(__always)
    func find(_ position: Int, _ distances: (Int, Int)) -> Match {
        let here = bytes.word(position)
        let reach = bytes.reach(position)
        var best: Match = (0, 0)
        guard reach >= bytesPerPixel else { return best }
        bytes.consider(
            position, bytesPerPixel, insteadOf: bytesPerPixel, here, reach: reach, longest: bytes.end &- position, &best
        )
        // In a gradient, a short run may hide a match with the row above that covers the run and all that follows.
        if best.length >= DeflateSymbols.longestMatch { return best }
        let longest = min(DeflateSymbols.longestMatch, bytes.end &- position)
        func consider(_ distance: Int) {
            let distance = UInt(bitPattern: distance &- 1) < UInt(bitPattern: reach) ? distance : bytesPerPixel
            // A longer match agrees in the last seven bytes of the best one and the next byte.
            let last = position &+ best.length &- 7
            if best.length > 7, bytes.word(last) != bytes.word(last &- distance) { return }
            bytes.consider(position, distance, insteadOf: bytesPerPixel, here, reach: reach, longest: longest, &best)
        }
        consider(distances.0)
        if best.length >= Self.enough { return best }
        consider(rowBytes)
        consider(distances.1)
        if best.length >= Self.enough { return best }
        consider(rowBytes &- bytesPerPixel)
        consider(rowBytes &+ bytesPerPixel)
        if best.length >= Self.enough { return best }
        let (newLong, newShort) = exchange(here, position)
        // The look-ahead may have indexed this position already, which gives a distance of 0.
        consider(MatchTable.distance(position, newLong))
        consider(MatchTable.distance(position, newLong >> 32))
        consider(MatchTable.distance(position, newShort))
        consider(MatchTable.distance(position, newShort >> 32))
        return best
    }

    /// Indexes the pixels of a match, except those that equal the pixel before.
    @inline(__always)
    func enter(_ position: Int, _ length: Int) {
        let last = min(position &+ min(length, DeflateSymbols.longestMatch) &- 1, bytes.end &- 16)
        let step = bytesPerPixel &* (length < Self.longest ? 1 : 16)
        var next = position &+ step
        while next <= last {
            let here = bytes.word(next)
            if here != bytes.word(next &- bytesPerPixel) { _ = exchange(here, next) }
            next &+= step
        }
    }

    /// Returns the last positions of the same sixteen and the same eight bytes, and stores `position`.
    @inline(__always)
    private func exchange(_ here: UInt64, _ position: Int) -> (long: UInt64, short: UInt64) {
        let both = MatchTable.slot(here, bytes.word(position &+ 8))
        return unsafe (
            MatchTable.exchange(long, both, position),
            MatchTable.exchange(short, MatchTable.slot(here), position)
        )
    }
}
