/// Turns rows of smooth colours, stored as they are, into literals and matches.
///
/// A row of a gradient is one of the rows above moved sideways, but for places where one component steps a pixel earlier or
/// later. So after a break the same distance is tried a byte further on first, and new distances are looked for where the
/// colour changes: two pixels that differ come once a row, two equal ones often.
///
/// Measured 2026-11-22, 1170x2532, bytes of libpng's (RGB) and millions of instructions of the whole encoder, with Sub's
/// residues searched and so: diagonal 1.07 and 304, 0.53 and 90; around the middle 1.05 and 673, 0.71 and 208; angular 1.37 and
/// 390, 0.82 and 140. Tried and lost: keys that hold the distance to the next change too (fewer candidates, radial 12 % larger);
/// entering only every second row (a third faster, 18 to 25 % larger); going on a byte further in residues (blur 4 % larger).
@safe struct GradientSearch {
    let bytes: StreamBytes
    let stride: Int
    /// Bytes of a row with its filter type.
    let rowBytes: Int

    private typealias Match = (length: Int, distance: Int)
    private static let shortest = 6
    /// A match so long is taken as it is.
    private static let longEnough = 64
    private static let depth = 12
    /// As many pixels on no change of colour is looked for.
    private static let farthestChange = 100

    /// What of the stream changes.
    private struct State {
        var tokens: DeflateTokens.Cursor
        var distances: (Int, Int)
        let chains: MatchChains.Opened
    }

    /// From `start`, the first byte of a row, to `end`, the end of one.
    func run(from start: Int, into stream: inout DeflateStream) {
        var state = State(
            tokens: stream.tokens.cursor, distances: stream.distances, chains: stream.chains.opened())
        var (position, rowStart) = (start, start)
        while position < bytes.end {
            if state.tokens.room < DeflateTokens.mostPerStep {
                stream.tokens.cursor = state.tokens
                stream.makeRoom(for: DeflateTokens.mostPerStep)
                state.tokens = stream.tokens.cursor
            }
            if bytes.end &- position < 16 {
                bytes.appendLiterals(position, bytes.end &- position, to: &state.tokens)
                break
            }
            position = step(position, rowStart, &state)
            while position >= rowStart &+ rowBytes { rowStart &+= rowBytes }
        }
        stream.tokens.cursor = state.tokens
        stream.distances = state.distances
    }

    /// One match, one after a literal, or the rest of a pixel; answers what follows.
    @inline(__always)
    private func step(_ position: Int, _ rowStart: Int, _ state: inout State) -> Int {
        var best: Match = (0, 0)
        consider(position, stride, &best)
        if best.length < 32 {
            consider(position, state.distances.0, &best)
            if best.length < Self.longEnough {
                consider(position, rowBytes, &best)
                consider(position, state.distances.1, &best)
            }
            if best.length < Self.longEnough {
                var resumed: Match = (0, 0)
                consider(position &+ 1, state.distances.0, &resumed)
                lookUp(position, rowStart, &best, &state)
                if resumed.length >= 12, resumed.length > best.length &+ 4 {
                    bytes.appendLiterals(position, 1, to: &state.tokens)
                    state.tokens.append(run: resumed.length, distance: resumed.distance)
                    enter(position, resumed.length &+ 1, rowStart, &state)
                    return position &+ 1 &+ resumed.length
                }
            }
        }
        if best.length >= Self.shortest { return append(best, position, rowStart, &state) }
        let count = min(pixelEnd(position, rowStart) &- position, bytes.end &- position)
        enter(position, count, rowStart, &state)
        bytes.appendLiterals(position, count, to: &state.tokens)
        return position &+ count
    }

    @inline(__always)
    private func append(_ match: Match, _ position: Int, _ rowStart: Int, _ state: inout State) -> Int {
        state.tokens.append(run: match.length, distance: match.distance)
        if match.distance > stride {
            if match.length > 32, match.distance != state.distances.0 {
                state.distances = (match.distance, state.distances.0)
            }
            enter(position, match.length, rowStart, &state)
        }
        return position &+ match.length
    }

    /// Where the pixel that `position` is in ends; the filter type counts as one.
    @inline(__always)
    private func pixelEnd(_ position: Int, _ rowStart: Int) -> Int {
        position == rowStart ? position &+ 1 : position &+ stride &- (position &- rowStart &- 1) % stride
    }

    /// A change of colour and what it is: two pixels, or four bytes of narrower ones, the first one before `position`.
    @inline(__always)
    private func slot(ofChangeAt position: Int) -> Int {
        let mask: UInt64 = stride == 3 ? 0xFFFF_FFFF_FFFF : stride == 4 ? .max : 0xFFFF_FFFF
        return MatchTable.slot(bytes.word(position &- stride) & mask)
    }

    /// The first pixel from `start` on, which begins one, that differs from the pixel before it; `limit` if there is none.
    @inline(__always)
    private func change(from start: Int, before limit: Int) -> Int {
        let whole = stride == 3 ? 6 : 8
        var position = start
        while position < limit {
            let same = (bytes.word(position) ^ bytes.word(position &- stride)).trailingZeroBitCount >> 3
            if same >= whole {
                position &+= whole
            } else {
                let pixel = stride == 3 ? (same >= 3 ? 3 : 0) : same & (0 &- stride)
                return min(position &+ pixel, limit)
            }
        }
        return limit
    }

    /// Tries the distances at which the next change of colour came before.
    @inline(__always)
    private func lookUp(_ position: Int, _ rowStart: Int, _ best: inout Match, _ state: inout State) {
        guard position > rowStart &+ stride else { return }
        let pixel = pixelEnd(position &- 1, rowStart)
        let limit = min(pixel &+ Self.farthestChange &* stride, rowStart &+ rowBytes, bytes.end &- 16)
        let change = change(from: pixel, before: limit)
        guard change < limit else { return }
        var candidate = state.chains.newest(slot(ofChangeAt: change))
        for _ in 0..<Self.depth {
            let distance = change &- candidate
            guard distance <= DeflateSymbols.farthestMatch else { return }
            let last = best.length &- 7
            // A longer match ends in the same eight bytes as this one and one more.
            if distance > 0, last < 1 || position &+ last &- distance >= bytes.oldest,
                last < 1 || bytes.word(position &+ last) == bytes.word(position &+ last &- distance)
            {
                consider(position, distance, &best)
                if best.length >= DeflateSymbols.longestMatch { return }
            }
            candidate = state.chains.before(candidate)
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

    /// Enters the changes of colour in `count` bytes.
    @inline(__always)
    private func enter(_ position: Int, _ count: Int, _ rowStart: Int, _ state: inout State) {
        let last = min(position &+ count, bytes.end &- 16)
        var row = rowStart
        var next = pixelEnd(position &- 1, rowStart)
        while next < last {
            // The pixel after the filter type has none before it.
            next = max(next, row &+ 1 &+ stride)
            let limit = min(row &+ rowBytes, last)
            next = change(from: next, before: limit)
            while next < limit {
                _ = state.chains.enter(slot(ofChangeAt: next), next)
                next = change(from: next &+ stride, before: limit)
            }
            row &+= rowBytes
        }
    }
}
