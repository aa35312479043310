/// Tokens cut into blocks where the symbols in use change enough to pay for another description.
struct DeflateSplitting {
    /// Places of the blocks' first tokens.
    private(set) var starts: [Int] = [0]
    /// For each block how often its symbols occur: 288 of literals and lengths, 32 of distances.
    private(set) var frequencies: [[UInt32]] = []

    private static let step = 512
    /// What a block's description takes, about, in sixteenths of a bit.
    private static let blockCost = 16 * 600

    init(_ tokens: [OptimalParse.Token]) {
        var total = 0
        for start in stride(from: 0, to: tokens.count, by: Self.step) {
            let piece = Self.count(tokens[start..<min(start + Self.step, tokens.count)])
            let cost = SymbolCosts.total(piece)
            guard let last = frequencies.last else {
                (frequencies, total) = ([piece], cost)
                continue
            }
            let joined = zip(last, piece).map { $0 + $1 }
            let joinedCost = SymbolCosts.total(joined)
            let hasRoom = start + Self.step - (starts.last ?? 0) <= DeflateTokens.capacity
            if hasRoom, joinedCost <= total + cost + Self.blockCost {
                frequencies[frequencies.count - 1] = joined
                total = joinedCost
            } else {
                starts.append(start)
                frequencies.append(piece)
                total = cost
            }
        }
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
