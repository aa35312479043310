/// A canonical prefix code (RFC 1951, 3.2.2) for symbols with given frequencies, no code longer than a limit.
///
/// Guarantee: complete. The lengths of at least two symbols are above 0 and the sum of `2^-length` is 1, so that
/// strict decoders have nothing to refuse.
struct HuffmanCode {
    /// Bits of every symbol's code; 0 for symbols that do not occur.
    private(set) var lengths: [UInt8]
    /// Codes with their first bit lowest, as deflate stores them.
    let codes: [UInt16]

    /// As short as codes can be; where the limit cuts in, at most a fraction of a percent longer.
    init(frequencies: some Collection<UInt32>, limit: Int) {
        lengths = limitedLengths(frequencies: Array(frequencies), limit: limit)
        codes = reversedCodes(lengths: lengths)
    }

    /// The code of known lengths, which must be complete.
    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = reversedCodes(lengths: lengths)
    }

    /// How many symbols there are without the absent ones at the end.
    var significantCount: Int { (lengths.lastIndex { $0 > 0 } ?? 0) + 1 }
}

private func limitedLengths(frequencies: [UInt32], limit: Int) -> [UInt8] {
    let leaves = sortedLeaves(frequencies)
    var counts = lengthCounts(depths(of: leaves.map(\.frequency)), limit: limit)
    makeComplete(&counts, limit: limit)
    return assigned(counts, to: leaves, symbolCount: frequencies.count)
}

private struct Leaf {
    let symbol: Int
    let frequency: UInt64
}

/// Rarest first, of equally rare ones the lowest symbol first; with symbols that never occur if there would be fewer
/// than two.
private func sortedLeaves(_ frequencies: [UInt32]) -> [Leaf] {
    var keys: [UInt64] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
        keys.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    for symbol in 0..<2 where keys.count < 2 && frequencies[symbol] == 0 { keys.append(1 << 16 | UInt64(symbol)) }
    keys.sort()
    return keys.map { Leaf(symbol: Int($0 & 0xFFFF), frequency: $0 >> 16) }
}

/// How deep the leaves of a Huffman tree lie, given their frequencies in ascending order.
///
/// Two queues: leaves, and inner nodes, which are made in ascending order of themselves (van Leeuwen 1976).
private func depths(of frequencies: [UInt64]) -> [Int] {
    let count = frequencies.count
    var weights = frequencies
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    for node in count..<2 * count - 1 {
        var weight: UInt64 = 0
        for _ in 0..<2 {
            let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner])
            let child = takesLeaf ? leaf : inner
            if takesLeaf { leaf += 1 } else { inner += 1 }
            weight += weights[child]
            parents[child] = node
        }
        weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(count))
}

/// How many codes there are of each length; deeper ones count as of the limit's length.
private func lengthCounts(_ depths: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    return counts
}

/// Takes back what the limit made too short: each step turns a code of the limit's length and a shorter one into two
/// that are one bit longer than the shorter was. Without this, files are broken, not merely large.
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

/// The rarest symbols get the longest codes.
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
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
        guard length > 0 else { return 0 }
        defer { next[Int(length)] += 1 }
        return reversed(next[Int(length)], count: length)
    }
}

private func reversed(_ code: UInt32, count: UInt8) -> UInt16 {
    var (code, reversed): (UInt32, UInt32) = (code, 0)
    for _ in 0..<count {
        reversed = reversed << 1 | code & 1
        code >>= 1
    }
    return UInt16(truncatingIfNeeded: reversed)
}
