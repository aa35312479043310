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
/// 2026-11-24, in turns, nearly quiet: with all changes of colour found beforehand (`ColorChanges`) around the middle 18.5 ms for 21.6 at
/// 0.96 of the bytes, angular 17.1 for 19.5. Tried and lost: four and seven places a change in the stead of twelve (5 and 2 % less
/// time, diagonal up to 78 % larger); 32 bytes a branch to see how long a match is (6 % slower).
/// The same day, with a match of 64 bytes ending a look, not only one of 258: around the middle 14 % less time and 3 % more bytes,
/// angular 8 and 3, diagonal 0 and 3. Half the places where a match of 32 is known: no difference.
/// 48 bytes in the stead of 64: 4 to 5 % more bytes, no less time. The last distance before the run: 2 % less time at most. Changes
/// entered by fours, one branch for all: 2 to 3 % less, within what the machine sways.
/// Changes known by number, in a ring that fits the nearest cache with their chains (80 KB for 192): no difference either, nor to be
/// had: of an angular gradient's 119 M instructions 51 M are here, of its 823 thousand wrong guesses 575.
/// 2026-11-25, lost too: trying the distance that was last taken at the same place of a row (diagonal 5 % smaller, around the middle 3 %
/// slower); that and its neighbours in the stead of looking up changes (angular no faster and 1.4 times the bytes: time goes into
/// matches, of which there are more then); bands told by pairs of pixels compared eight at a time (no difference).
/// 2026-11-26: the last distance is not tried where its match has just ended: no time and no bytes to speak of. Lost that day: leaving out
/// the row above (angular 2 % more, diagonal 5 less), the distance before the last (diagonal 10 % more, others 1 to 2 % less time), the
/// look at a match's last bytes before all of them (no difference), six and four places a change (no less time), no change looked
/// for farther than 30 pixels (no difference).
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
    @safe private struct State {
        var tokens: DeflateTokens.Cursor
        var distances: (Int, Int)
        let chains: MatchChains.Opened
        /// Of the first change of colour that is not entered, counted from where the search begins.
        var change: UnsafePointer<UInt32>
    }

    /// From `start`, the first byte of a row, to the end of one. `changes` are places of colours that change, counted from there.
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

    /// One match, one after a literal, or the rest of a pixel; answers what follows.
    @inline(__always)
    private func step(_ position: Int, _ rowStart: Int, _ start: Int, _ state: inout State) -> Int {
        var best: Match = (0, 0)
        consider(position, stride, &best)
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
        if match.distance > stride, match.length > 32, match.distance != state.distances.0 {
            state.distances = (match.distance, state.distances.0)
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

    /// Tries the distances at which the next change of colour came before.
    @inline(__always)
    private func lookUp(_ position: Int, _ change: Int, _ best: inout Match, _ chains: MatchChains.Opened) {
        guard change < min(position &+ Self.farthestChange &* stride, bytes.end &- 16) else { return }
        var candidate = chains.newest(slot(ofChangeAt: change))
        for _ in 0..<Self.depth {
            let distance = change &- candidate
            guard distance <= DeflateSymbols.farthestMatch else { return }
            let last = best.length &- 7
            // A longer match ends in the same eight bytes as this one and one more.
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

    /// Enters the changes of colour before `position`; not those in the last two bytes, as what stands behind them is not known yet.
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
