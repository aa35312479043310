/// Converts rows of smooth colours, stored without a filter, to literals and matches.
///
/// A row of a gradient equals one of the rows above shifted sideways, except where a component steps a pixel earlier or
/// later. So after a mismatch, the same distance is first tried one byte further on. New distances are looked up where
/// the colour changes, because a pair of different pixels occurs once per row, a pair of equal ones often. Chosen by
/// measurement, see "Gradient search" in Performance.
@safe struct GradientSearch {
    let bytes: StreamBytes
    let bytesPerPixel: Int
    /// The number of bytes per row, including the filter type.
    let rowBytes: Int

    private typealias Match = (length: Int, distance: Int)
    private static let shortest = 6
    /// A match of at least this length is taken without further search.
    private static let longEnough = 64
    private static let depth = 12
    /// The maximum distance in pixels to the colour change that is looked up.
    private static let farthestChange = 100

    /// The mutable state of the search.
    @safe private struct State {
        var tokens: DeflateTokens.Cursor
        var distances: (Int, Int)
        let chains: MatchChains.Opened
        /// The first colour change that is not indexed, counted from the start of the search.
        var change: UnsafePointer<UInt32>
    }

    /// Searches from `start`, the first byte of a row, to the end of the bytes. `changes` are the positions of colour
    /// changes, counted from `start`.
    func run(from start: Int, changes: UnsafePointer<UInt32>, into stream: inout DeflateStream) {
        var state = unsafe State(
            tokens: stream.tokens.cursor, distances: stream.distances, chains: stream.chains.opened(),
            change: changes)
        var (position, rowStart) = (start, start)
        while position < bytes.end {
            if state.tokens.room < DeflateTokens.maximumPerStep {
                stream.tokens.cursor = state.tokens
                stream.makeRoom(for: DeflateTokens.maximumPerStep)
                state.tokens = stream.tokens.cursor
            }
            if bytes.end &- position < 16 {
                bytes.appendLiterals(position, bytes.end &- position, to: &state.tokens)
                position = bytes.end
            } else {
                position = step(position, rowStart, start, &state)
            }
            enter(until: position, start, &state)
            while position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
        }
        stream.tokens.cursor = state.tokens
        stream.distances = state.distances
    }

    /// Appends a match, a match after a literal, or literals up to the end of the pixel. Returns the next position.
    @inline(__always)
    private func step(_ position: Int, _ rowStart: Int, _ start: Int, _ state: inout State) -> Int {
        var best: Match = (0, 0)
        consider(position, bytesPerPixel, &best)
        if best.length < 32 {
            consider(position, rowBytes, &best)
            consider(position, state.distances.1, &best)
            if best.length < Self.longEnough {
                var resumed: Match = (0, 0)
                consider(position &+ 1, state.distances.0, &resumed)
                unsafe lookUp(position, start &+ Int(state.change.pointee), &best, state.chains)
                if resumed.length >= 12, resumed.length > best.length &+ 4 {
                    bytes.appendLiterals(position, 1, to: &state.tokens)
                    state.tokens.append(run: resumed.length, distance: resumed.distance)
                    return position &+ 1 &+ resumed.length
                }
            }
        }
        if best.length >= Self.shortest { return append(best, position, &state) }
        let count = min(pixelEnd(position, rowStart) &- position, bytes.end &- position)
        bytes.appendLiterals(position, count, to: &state.tokens)
        return position &+ count
    }

    @inline(__always)
    private func append(_ match: Match, _ position: Int, _ state: inout State) -> Int {
        state.tokens.append(run: match.length, distance: match.distance)
        if match.distance > bytesPerPixel, match.length > 32, match.distance != state.distances.0 {
            state.distances = (match.distance, state.distances.0)
        }
        return position &+ match.length
    }

    /// Returns the end of the pixel that contains `position`; the filter type counts as a pixel.
    @inline(__always)
    private func pixelEnd(_ position: Int, _ rowStart: Int) -> Int {
        position == rowStart ? position &+ 1 : position &+ bytesPerPixel &- (position &- rowStart &- 1) % bytesPerPixel
    }

    /// Returns the hash of the colour change at `position`: two pixels (four bytes if pixels are narrower), the first
    /// one before `position`.
    @inline(__always)
    private func slot(ofChangeAt position: Int) -> Int {
        let mask: UInt64 = bytesPerPixel == 3 ? 0xFFFF_FFFF_FFFF : bytesPerPixel == 4 ? .max : 0xFFFF_FFFF
        return MatchTable.slot(bytes.word(position &- bytesPerPixel) & mask)
    }

    /// Tries the distances to earlier occurrences of the next colour change.
    @inline(__always)
    private func lookUp(_ position: Int, _ change: Int, _ best: inout Match, _ chains: MatchChains.Opened) {
        guard change < min(position &+ Self.farthestChange &* bytesPerPixel, bytes.end &- 16) else { return }
        var candidate = chains.newest(slot(ofChangeAt: change))
        for _ in 0..<Self.depth {
            let distance = change &- candidate
            guard distance <= DeflateSymbols.farthestMatch else { return }
            let last = best.length &- 7
            // A longer match agrees in the last seven bytes of the best one and one more.
            if last < 1 || position &+ last &- distance >= bytes.oldest,
                last < 1 || bytes.word(position &+ last) == bytes.word(position &+ last &- distance)
            {
                consider(position, distance, &best)
                if best.length >= Self.longEnough { return }
            }
            candidate = chains.before(candidate)
        }
    }

    @inline(__always)
    private func consider(_ position: Int, _ distance: Int, _ best: inout Match) {
        let reach = bytes.reach(position)
        guard UInt(bitPattern: distance &- 1) < UInt(bitPattern: reach) else { return }
        bytes.consider(
            position, distance, insteadOf: distance, bytes.word(position), reach: reach,
            longest: bytes.end &- position, &best)
    }

    /// Indexes the colour changes before `position`, except in the last two bytes, whose successors are not written
    /// yet.
    @inline(__always)
    private func enter(until position: Int, _ start: Int, _ state: inout State) {
        let end = UInt32(truncatingIfNeeded: min(position, bytes.end &- 2) &- start)
        while unsafe state.change.pointee < end {
            let change = unsafe start &+ Int(state.change.pointee)
            state.chains.enter(new: change, slot(ofChangeAt: change))
            unsafe state.change += 1
        }
    }
}
