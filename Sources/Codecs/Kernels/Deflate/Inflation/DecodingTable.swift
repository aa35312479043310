/// Looks up the symbol of the next code in a stream: with one table access for codes of up to ten bits, bit by bit for
/// longer ones.
struct DecodingTable {
    /// The meaning of a code, packed into a word.
    struct Entry {
        /// The kind of a symbol.
        enum Kind: UInt32 {
            /// A byte, or a symbol of the code-length code.
            case literal
            /// The smallest of a range of lengths or distances, to which the extra bits are added.
            case base
            case endOfBlock
            /// No code, or a reserved symbol.
            case invalid
        }

        private let word: UInt32

        init(_ kind: Kind, value: Int = 0, extraBits: Int = 0, codeLength: Int = 0) {
            word = UInt32(value) << 16 | kind.rawValue << 8 | UInt32(extraBits) << 4 | UInt32(codeLength)
        }

        /// Returns the entry with the length of its code.
        func found(after codeLength: Int) -> Entry { Entry(word: word | UInt32(codeLength)) }

        private init(word: UInt32) { self.word = word }

        /// The code length in bits; 0 for longer codes and for bits that are no code.
        @inline(__always) var codeLength: UInt64 { UInt64(word & 15) }
        @inline(__always) var extraBits: UInt64 { UInt64(word >> 4 & 15) }
        @inline(__always) var isLiteral: Bool { word & 0x300 == 0 }
        @inline(__always) var isEnd: Bool { word & 0x300 == Kind.endOfBlock.rawValue << 8 }
        @inline(__always) var isBase: Bool { word & 0x300 == Kind.base.rawValue << 8 }
        @inline(__always) var value: Int { Int(word >> 16) }
    }

    static let bits: UInt64 = 10
    let entries: [Entry]
    /// The number of codes of each length, and their entries in the order of the codes.
    private let counts: [Int]
    private let ordered: [Entry]

    /// Creates a table; `meanings` are the entries of the symbols. Fails if the lengths do not form a complete code,
    /// which never occurs in our own files.
    init?(lengths: [UInt8], meanings: [Entry]) {
        let code = HuffmanCode(lengths: lengths)
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        guard (1...15).reduce(0, { $0 + counts[$1] << (15 - $1) }) == 1 << 15 else { return nil }
        var entries = [Entry](repeating: Entry(.invalid), count: 1 << Self.bits)
        for (symbol, length) in lengths.enumerated() where (1...UInt8(Self.bits)).contains(length) {
            let entry = meanings[symbol].found(after: Int(length))
            for index in stride(from: Int(code.codes[symbol]), to: entries.count, by: 1 << length) {
                entries[index] = entry
            }
        }
        self.entries = entries
        self.counts = counts
        ordered = (1...15).flatMap { length in
            lengths.indices.filter { Int(lengths[$0]) == length }.map { meanings[$0].found(after: length) }
        }
    }

    /// Returns the entry of a code longer than ten bits; an invalid entry if there is none.
    func longEntry(_ bits: UInt64) -> Entry {
        var (code, first, index, bits) = (0, 0, 0, bits)
        for length in 1...15 {
            code |= Int(bits & 1)
            bits >>= 1
            if code - counts[length] < first { return ordered[index + code - first] }
            index += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        return Entry(.invalid)
    }
}

extension DecodingTable.Entry {
    /// The entries of the symbols for literals and lengths, including reserved ones.
    static let literalsAndLengths =
        (0..<256).map { Self(.literal, value: $0) } + [Self(.endOfBlock)]
        + DeflateSymbols.lengths.map { Self(.base, value: $0.base, extraBits: $0.extraBits) }
        + [Self](repeating: Self(.invalid), count: 2)

    /// The entries of the symbols for distances, including reserved ones.
    static let distances =
        DeflateSymbols.distances.map { Self(.base, value: $0.base, extraBits: $0.extraBits) }
        + [Self](repeating: Self(.invalid), count: 32 - DeflateSymbols.distances.count)

    /// The entries of the symbols of the code-length code.
    static let codeLengths = (0..<19).map { Self(.literal, value: $0) }
}
