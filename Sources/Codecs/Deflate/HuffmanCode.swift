/// A canonical prefix code (RFC 1951, 3.2.2) for symbols with given frequencies, with a maximum code length.
///
/// The code is always complete: at least two symbols have a code, and the sum of `2^-length` is 1. Strict decoders
/// require that.
struct HuffmanCode {
    /// The code length of every symbol in bits; 0 for symbols that do not occur.
    private(set) var lengths: [UInt8]
    /// The codes, with their first bit lowest, as DEFLATE stores them.
    let codes: [UInt16]

    /// Creates an optimal code. If the limit takes effect, the code may be longer by a fraction of a percent.
    init(frequencies: some Collection<UInt32>, limit: Int) {
        lengths = limitedLengths(frequencies: Array(frequencies), limit: limit)
        codes = reversedCodes(lengths: lengths)
    }

    /// Creates the code with given lengths, which must be complete.
    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = reversedCodes(lengths: lengths)
    }

    /// The number of symbols without the absent ones at the end.
    var significantCount: Int { (lengths.lastIndex { $0 > 0 } ?? 0) + 1 }
}

private func limitedLengths(frequencies: [UInt32], limit: Int) -> [UInt8] {
    let leaves = sortedLeaves(frequencies)
    var counts = lengthCounts(depths(of: leaves), limit: limit)
    makeComplete(&counts, limit: limit)
    return assigned(counts, to: leaves, symbolCount: frequencies.count)
}

/// A symbol and its frequency, packed into a number that sorts by frequency, then by symbol.
private struct Leaf: Comparable {
    private let key: UInt64

    init(symbol: Int, frequency: UInt32) { key = UInt64(frequency) << 16 | UInt64(symbol) }

    var symbol: Int { Int(key & 0xFFFF) }
    var frequency: UInt64 { key >> 16 }

    static func < (one: Leaf, other: Leaf) -> Bool { one.key < other.key }
}

/// Returns the symbols by ascending frequency, then by symbol. If fewer than two occur, adds absent ones.
private func sortedLeaves(_ frequencies: [UInt32]) -> [Leaf] {
    var leaves: [Leaf] = []
    leaves.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
        leaves.append(Leaf(symbol: symbol, frequency: frequency))
    }
    for symbol in 0..<2 where leaves.count < 2 && frequencies[symbol] == 0 {
        leaves.append(Leaf(symbol: symbol, frequency: 1))
    }
    leaves.sort()
    return leaves
}

/// Returns the depths of the leaves in a Huffman tree, given the leaves by ascending frequency.
///
/// Uses two queues, of leaves and of inner nodes; the latter are created in ascending order (van Leeuwen 1976).
private func depths(of leaves: [Leaf]) -> ArraySlice<Int> {
    let count = leaves.count
    var weights = [UInt64](repeating: 0, count: 2 * count - 1)
    for (index, leaf) in leaves.enumerated() { weights[index] = leaf.frequency }
    // Holds each node's parent first, then its depth; the root's entry stays 0.
    var nodes = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    for node in count..<2 * count - 1 {
        for _ in 0..<2 {
            let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner])
            let child = takesLeaf ? leaf : inner
            if takesLeaf { leaf += 1 } else { inner += 1 }
            weights[node] += weights[child]
            nodes[child] = node
        }
    }
    for node in (0..<2 * count - 2).reversed() { nodes[node] = nodes[nodes[node]] + 1 }
    return nodes[..<count]
}

/// Returns the number of codes of each length; deeper leaves count as of the maximum length.
private func lengthCounts(_ depths: ArraySlice<Int>, limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    return counts
}

/// Corrects the lengths that `lengthCounts` clamped: each step replaces a code of maximum length and a shorter one by
/// two codes one bit longer than the shorter. Without this the code would be oversubscribed and the stream invalid.
private func makeComplete(_ counts: inout [Int], limit: Int) {
    var used = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while used > 1 << limit {
        guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
        counts[limit] -= 1
        counts[shorter] -= 1
        counts[shorter + 1] += 2
        used -= 1
    }
}

/// Assigns the longest codes to the rarest symbols.
private func assigned(_ counts: [Int], to leaves: [Leaf], symbolCount: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: symbolCount)
    var next = 0
    for length in counts.indices.reversed() {
        for leaf in leaves[next..<next + counts[length]] { lengths[leaf.symbol] = UInt8(length) }
        next += counts[length]
    }
    return lengths
}

private func reversedCodes(lengths: [UInt8]) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] &+= 1 }
    for length in 1..<17 { next[length] = (next[length] &+ next[length - 1]) << 1 }
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
        codes[symbol] = reversed(next[Int(length)]) >> (16 - UInt16(length))
        next[Int(length)] &+= 1
    }
    return codes
}

/// Reverses all sixteen bits by swapping neighbours, then pairs, nibbles and bytes.
private func reversed(_ bits: UInt16) -> UInt16 {
    let pairs = (bits >> 1 & 0x5555) | (bits & 0x5555) << 1
    let fours = (pairs >> 2 & 0x3333) | (pairs & 0x3333) << 2
    let bytes = (fours >> 4 & 0x0F0F) | (fours & 0x0F0F) << 4
    return bytes.byteSwapped
}
