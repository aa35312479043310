/// Turns rows into literals and matches as thoroughly as zlib does at its default: at every byte, and from a chain of places
/// that began with the same four bytes.
///
/// Takes several times as long as the other searches, so only small pictures that they leave large are given to it.
///
/// Measured 2026-11-23, 426 opaque pictures kept for screens, against cairo's RGB (libpng's defaults): without this search 24 take more
/// bytes, 1.093 times at most; with it 4, 1.033 times at most; with a try of `FilterPlan.leastDifferences` too, none. All together
/// they take .856 times the bytes. Such a picture, 956x440 with a glow under 64 tiles, takes 29 ms; 16 without the last try.
@safe struct ChainSearch {
    let bytes: StreamBytes

    private typealias Match = (length: Int, distance: Int)
    /// Of a shorter one the distance costs more than the literals.
    private static let shortest = 4
    /// Before a shorter one is taken, the next byte is asked for a longer one.
    private static let longEnough = 32
    /// Where it is worth no more looking.
    private static let enough = 128
    private static let depth = 64

    /// From `start` to the end of what may be read.
    func run(from start: Int, into stream: inout DeflateStream) {
        let chains = stream.chains.opened()
        var tokens = stream.tokens.cursor
        var position = start
        var ahead: Match?
        while position < bytes.end {
            if tokens.room < DeflateTokens.mostPerStep {
                stream.tokens.cursor = tokens
                stream.makeRoom(for: DeflateTokens.mostPerStep)
                tokens = stream.tokens.cursor
            }
            guard bytes.end &- position > 16 else {
                bytes.appendLiterals(position, bytes.end &- position, to: &tokens)
                break
            }
            let match = ahead ?? find(position, chains)
            ahead = nil
            if match.length < Self.shortest {
                tokens.append(literal: bytes.byte(position))
                position &+= 1
                continue
            }
            if match.length < Self.longEnough, bytes.end &- position > 17 {
                let later = find(position &+ 1, chains)
                if later.length > match.length {
                    tokens.append(literal: bytes.byte(position))
                    position &+= 1
                    ahead = later
                    continue
                }
            }
            tokens.append(run: match.length, distance: match.distance)
            enter(position, match.length, chains)
            position &+= match.length
        }
        stream.tokens.cursor = tokens
    }

    /// The longest match here, of equally long ones the nearest; `position` is entered.
    @inline(__always)
    private func find(_ position: Int, _ chains: MatchChains.Opened) -> Match {
        var best: Match = (0, 0)
        let here = bytes.word(position)
        let reach = bytes.reach(position)
        let longest = min(DeflateSymbols.longestMatch, bytes.end &- position)
        var candidate = chains.enter(slot(here), position)
        for _ in 0..<Self.depth {
            let distance = position &- candidate
            guard UInt(bitPattern: distance &- 1) < UInt(bitPattern: reach) else { break }
            let last = position &+ best.length &- 7
            // A longer match ends in the same eight bytes as this one and one more.
            if best.length < 8 || bytes.word(last) == bytes.word(last &- distance) {
                bytes.consider(
                    position, distance, insteadOf: distance, here, reach: reach, longest: longest, &best)
                if best.length >= min(Self.enough, longest) { break }
            }
            candidate = chains.before(candidate)
        }
        return best
    }

    @inline(__always)
    private func enter(_ position: Int, _ length: Int, _ chains: MatchChains.Opened) {
        let last = min(position &+ length, bytes.end &- 16)
        var next = position &+ 1
        while next < last {
            _ = chains.enter(slot(bytes.word(next)), next)
            next &+= 1
        }
    }

    @inline(__always)
    private func slot(_ here: UInt64) -> Int { MatchTable.slot(here & 0xFFFF_FFFF) }
}
