/// Splits tokens into blocks where the symbol frequencies change enough to pay for another code description.
///
/// Works bottom-up: starts with small pieces and joins the two neighbours that gain most, until no join gains.
struct DeflateSplitting {
    /// The index of each block's first token.
    var starts: [Int] { blocks.map(\.start) }
    /// The symbol frequencies of each block: 288 for literals and lengths, then 32 for distances.
    var frequencies: [[UInt32]] { blocks.map(\.frequencies) }
    /// The estimated cost of all blocks, in 32nds of a bit.
    var cost: Int { blocks.reduce(0) { $0 + $1.cost } }
    private var blocks: [Block]

    /// The minimum number of tokens of a piece, and the maximum number of pieces, because joining takes quadratic
    /// time.
    private static let (shortest, most) = (64, 2048)

    private struct Block {
        let start: Int
        var frequencies: [UInt32]
        var cost: Int
        /// The cost after joining with the next block, and the saving by that.
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
