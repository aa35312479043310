/// The codes of one block (RFC 1951, 3.2.6 and 3.2.7) and the block's size with them.
struct DeflateBlock {
    private let literals: HuffmanCode
    private let distances: HuffmanCode
    /// The description of dynamic codes; nil for the fixed codes.
    private let description: CodeDescription?
    let bitCount: Int

    /// Selects dynamic codes for these frequencies or the fixed codes, whichever give the smaller block.
    init(frequencies: UnsafePointer<UInt32>, isThorough: Bool = false) {
        let literalCounts = unsafe UnsafeBufferPointer(start: frequencies, count: DeflateSymbols.literalCount)
        let distanceCounts = unsafe UnsafeBufferPointer(start: frequencies + 288, count: DeflateSymbols.distanceCount)
        let literals = unsafe HuffmanCode(frequencies: literalCounts, limit: 15)
        let distances = unsafe HuffmanCode(frequencies: distanceCounts, limit: 15)
        let description =
            isThorough ? CodeDescription.shortest(literals, distances) : CodeDescription(literals, distances: distances)
        let dynamicBits =
            unsafe cost(literalCounts, literals.lengths, distanceCounts, distances.lengths) + description.bitCount
        let fixedBits = unsafe cost(literalCounts, fixedLiterals.lengths, distanceCounts, fixedDistances.lengths)
        let isFixed = fixedBits <= dynamicBits
        self.literals = isFixed ? fixedLiterals : literals
        self.distances = isFixed ? fixedDistances : distances
        self.description = isFixed ? nil : description
        bitCount = 3 + min(fixedBits, dynamicBits)
    }

    func write(_ tokens: borrowing DeflateTokens, isLast: Bool, to writer: inout BitWriter) {
        writer.append((isLast ? 1 : 0) | (description == nil ? 1 : 2) << 1, count: 3)
        writer.drain()
        description?.write(to: &writer)
        unsafe writeTokens(tokens.storage, tokens.count, &writer)
        writer.append(
            UInt64(literals.codes[DeflateSymbols.endOfBlock]),
            count: UInt64(literals.lengths[DeflateSymbols.endOfBlock]))
        writer.drain()
    }

    private func writeTokens(_ tokens: UnsafeMutablePointer<UInt32>, _ count: Int, _ writer: inout BitWriter) {
        let (symbols, distances) = (symbolTable(), distanceTable())
        var output = writer
        unsafe symbols.withUnsafeBufferPointer { symbols in
            unsafe distances.withUnsafeBufferPointer { distances in
                guard let symbols = symbols.baseAddress, let distances = distances.baseAddress else { return }
                for index in 0..<count {
                    let token = unsafe tokens[index]
                    if token >= DeflateTokens.triple {
                        unsafe Self.writeLiterals(token, symbols, &output)
                    } else if token >= DeflateTokens.again {
                        unsafe Self.write(tokens[index &- 1], symbols, distances, times: token, &output)
                    } else {
                        unsafe Self.write(token, symbols, distances, &output)
                    }
                }
            }
        }
        writer = output
    }

    /// Writes a match as often as a `DeflateTokens.again` token repeats it.
    @inline(__always)
    private static func write(
        _ match: UInt32, _ symbols: UnsafePointer<Symbol>, _ distances: UnsafePointer<Distance>, times again: UInt32,
        _ output: inout BitWriter
    ) {
        for _ in 0..<again & ~DeflateTokens.again { unsafe write(match, symbols, distances, &output) }
    }

    /// Writes three literals, at most 45 bits.
    @inline(__always)
    private static func writeLiterals(
        _ token: UInt32, _ symbols: UnsafePointer<Symbol>, _ output: inout BitWriter
    ) {
        let first = unsafe symbols[Int(token & 255)]
        let second = unsafe symbols[Int(token >> 8 & 255)]
        let third = unsafe symbols[Int(token >> 16 & 255)]
        let count = UInt64(first.count) &+ UInt64(second.count)
        output.append(
            UInt64(first.bits) | UInt64(second.bits) &<< UInt64(first.count) | UInt64(third.bits) &<< count,
            count: count &+ UInt64(third.count))
        output.drain()
    }

    /// Writes a match, at most 48 bits (15 + 5 + 15 + 13), in one store. Single literals take the same path, which
    /// avoids an unpredictable branch.
    @inline(__always)
    private static func write(
        _ token: UInt32, _ symbols: UnsafePointer<Symbol>, _ distances: UnsafePointer<Distance>,
        _ output: inout BitWriter
    ) {
        let symbol = unsafe symbols[Int(token >> 20)]
        let distance = unsafe distances[Int(token >> 15 & 31)]
        let offset = UInt64(token & 0x7FFF) &- UInt64(distance.base)
        let distanceBits = UInt64(distance.bits) | offset &<< UInt64(distance.codeCount)
        output.append(
            UInt64(symbol.bits) | distanceBits &<< UInt64(symbol.count),
            count: UInt64(symbol.count) &+ UInt64(distance.count))
        output.drain()
    }

    /// The code of a literal or length with its extra bits, and the number of bits.
    private struct Symbol {
        var bits: UInt32
        var count: UInt32
    }

    /// The code of a distance, its length without and with extra bits, and its first offset `base`.
    private struct Distance {
        var bits: UInt16 = 0
        var codeCount: UInt8 = 0
        var count: UInt8 = 0
        var base: UInt16 = 0
    }

    /// Returns the codes of 256 literals and 256 lengths.
    private func symbolTable() -> [Symbol] {
        var table: [Symbol] = []
        table.reserveCapacity(512)
        for literal in 0..<256 {
            table.append(Symbol(bits: UInt32(literals.codes[literal]), count: UInt32(literals.lengths[literal])))
        }
        for length in 0..<256 {
            let symbol = Int(DeflateSymbols.symbolOfLength[length])
            let (base, extraBits) = DeflateSymbols.lengths[symbol]
            let codeLength = UInt32(literals.lengths[257 + symbol])
            let extra = UInt32(length + 3 - base) << codeLength
            table.append(
                Symbol(bits: UInt32(literals.codes[257 + symbol]) | extra, count: codeLength + UInt32(extraBits)))
        }
        return table
    }

    /// Returns the codes of 30 distances and an empty one for literals.
    private func distanceTable() -> [Distance] {
        var table: [Distance] = []
        table.reserveCapacity(31)
        for (symbol, distance) in DeflateSymbols.distances.enumerated() {
            let codeLength = distances.lengths[symbol]
            table.append(
                Distance(
                    bits: distances.codes[symbol], codeCount: codeLength,
                    count: codeLength + UInt8(distance.extraBits), base: UInt16(distance.base - 1)))
        }
        return table + [Distance()]
    }
}

/// Returns the number of bits of all symbols with their extra bits, including the end of the block.
private func cost(
    _ literals: UnsafeBufferPointer<UInt32>, _ literalLengths: [UInt8], _ distances: UnsafeBufferPointer<UInt32>,
    _ distanceLengths: [UInt8]
) -> Int {
    var bits = 0
    for symbol in literals.indices {
        let extraBits = symbol < 257 ? 0 : DeflateSymbols.lengths[symbol - 257].extraBits
        bits += unsafe Int(literals[symbol]) * (Int(literalLengths[symbol]) + extraBits)
    }
    for symbol in distances.indices {
        bits +=
            unsafe Int(distances[symbol]) * (Int(distanceLengths[symbol]) + DeflateSymbols.distances[symbol].extraBits)
    }
    return bits
}

private let fixedLiterals = HuffmanCode(
    lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
        + [UInt8](repeating: 8, count: 8))

private let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 32))
