/// Finds the symbol whose code comes next in a stream: at once for codes of up to ten bits, bit by bit for longer ones.
struct DecodingTable {
    static let bits: UInt64 = 10
    /// Symbol, and its code's length in the lowest four bits; 0 for longer codes and for bits that are no code.
    let entries: [UInt16]
    /// How many codes there are of each length, and all symbols in the order of their codes.
    private let counts: [Int]
    private let symbols: [UInt16]

    /// Nil for lengths that are no complete code, which our own files never have.
    init?(lengths: [UInt8]) {
        let code = HuffmanCode(lengths: lengths)
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        guard (1...15).reduce(0, { $0 + counts[$1] << (15 - $1) }) == 1 << 15 else { return nil }
        var entries = [UInt16](repeating: 0, count: 1 << Self.bits)
        for (symbol, length) in lengths.enumerated() where (1...UInt8(Self.bits)).contains(length) {
            let entry = UInt16(symbol) << 4 | UInt16(length)
            for index in stride(from: Int(code.codes[symbol]), to: entries.count, by: 1 << length) {
                entries[index] = entry
            }
        }
        self.entries = entries
        self.counts = counts
        symbols = (1...15).flatMap { length in
            lengths.indices.filter { Int(lengths[$0]) == length }.map { UInt16($0) }
        }
    }

    /// The entry of a code longer than ten bits.
    func longEntry(_ bits: UInt64) -> UInt16? {
        var (code, first, index, bits) = (0, 0, 0, bits)
        for length in 1...15 {
            code |= Int(bits & 1)
            bits >>= 1
            if code - counts[length] < first { return symbols[index + code - first] << 4 | UInt16(length) }
            index += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        return nil
    }
}
