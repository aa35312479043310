/// Tokens cut into blocks where the symbols in use change enough to pay for another description.
///
/// From below: small pieces, of which the two neighbours are joined that gain most by it, until none gain.
struct DeflateSplitting {
    /// Places of the blocks' first tokens.
    var starts: [Int] { blocks.map(\.start) }
    /// For each block how often its symbols occur: 288 of literals and lengths, 32 of distances.
    var frequencies: [[UInt32]] { blocks.map(\.frequencies) }
    /// Of all blocks, about.
    var cost: Int { blocks.reduce(0) { $0 + $1.cost } }
    private var blocks: [Block]

    /// Tokens of a piece, and pieces at most: joining takes the square of their number.
    private static let (shortest, most) = (64, 2048)

    private struct Block {
        let start: Int
        var frequencies: [UInt32]
        var cost: Int
        /// With the block after it: what both take then, and what that gains.
        var joinedCost = 0
        var gain = Int.min
    }

    init(_ tokens: [OptimalParse.Token]) {
        let step = max(Self.shortest, (tokens.count + Self.most - 1) / Self.most)
        blocks = stride(from: 0, to: tokens.count, by: step).map { start in
            let frequencies = Self.count(tokens[start..<min(start + step, tokens.count)])
            return Block(start: start, frequencies: frequencies, cost: SymbolCosts.total(frequencies))
        }
        for index in blocks.indices { lookAhead(from: index, count: tokens.count) }
        while let best = blocks.indices.max(by: { blocks[$0].gain < blocks[$1].gain }), blocks[best].gain >= 0 {
            blocks[best].frequencies = joined(best)
            blocks[best].cost = blocks[best].joinedCost
            blocks.remove(at: best + 1)
            lookAhead(from: best, count: tokens.count)
            if best > 0 { lookAhead(from: best - 1, count: tokens.count) }
        }
    }

    private mutating func lookAhead(from index: Int, count: Int) {
        let end = index + 2 < blocks.count ? blocks[index + 2].start : count
        guard index + 1 < blocks.count, end - blocks[index].start <= DeflateTokens.thoroughCapacity else {
            blocks[index].gain = .min
            return
        }
        blocks[index].joinedCost = SymbolCosts.total(joined(index))
        blocks[index].gain = blocks[index].cost + blocks[index + 1].cost - blocks[index].joinedCost
    }

    private func joined(_ index: Int) -> [UInt32] {
        var sums = zip(blocks[index].frequencies, blocks[index + 1].frequencies).map { $0 + $1 }
        sums[DeflateSymbols.endOfBlock] = 1
        return sums
    }

    static func count(_ tokens: ArraySlice<OptimalParse.Token>) -> [UInt32] {
        var counts = [UInt32](repeating: 0, count: 320)
        let (lengths, distances) = (DeflateSymbols.symbolOfLength, DeflateSymbols.symbolOfDistance)
        for token in tokens {
            guard token >= 256 else {
                counts[Int(token)] += 1
                continue
            }
            let offset = Int(token & 0xFFFF)
            counts[257 + Int(lengths[token.length - 3])] += 1
            counts[288 + Int(distances[offset < 256 ? offset : 256 + offset >> 7])] += 1
        }
        counts[DeflateSymbols.endOfBlock] += 1
        return counts
    }
}
