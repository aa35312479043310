/// The codes of one block (RFC 1951, 3.2.6 and 3.2.7) and what the block costs with them.
struct DeflateBlock {
    private let literals: HuffmanCode
    private let distances: HuffmanCode
    /// Nil for the fixed codes, which need no description.
    private let description: CodeDescription?
    let bitCount: Int

    /// The cheaper of the codes made for these frequencies and the fixed codes.
    init(frequencies: UnsafePointer<UInt32>) {
        let literalCounts = unsafe UnsafeBufferPointer(start: frequencies, count: DeflateSymbols.literalCount)
        let distanceCounts = unsafe UnsafeBufferPointer(start: frequencies + 288, count: DeflateSymbols.distanceCount)
        let literals = unsafe HuffmanCode(frequencies: literalCounts, limit: 15)
        let distances = unsafe HuffmanCode(frequencies: distanceCounts, limit: 15)
        let description = CodeDescription(literals, distances)
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

    /// Up to 48 bits a match (15 + 5 + 15 + 13), so one store each.
    private func writeTokens(_ tokens: UnsafeMutablePointer<UInt32>, _ count: Int, _ writer: inout BitWriter) {
        let tables = tokenTables()
        var output = writer
        unsafe tables.withUnsafeBufferPointer { table in
            for index in 0..<count {
                let token = unsafe tokens[index]
                if token < 256 {
                    let code = unsafe table[Int(token)]
                    output.append(code & 0xFFFF_FFFF, count: code >> 32)
                } else {
                    let length = unsafe table[256 &+ Int(token >> 20 & 255)]
                    output.append(length & 0xFFFF_FFFF, count: length >> 32)
                    let distance = unsafe table[512 &+ Int(token >> 15 & 31)]
                    let offset = UInt64(token & 0x7FFF) &- (distance >> 48)
                    output.append(distance & 0xFFFF | offset &<< (distance >> 32 & 15), count: distance >> 40 & 63)
                }
                output.drain()
            }
        }
        writer = output
    }

    /// Bits and, from bit 32, their number: of 256 literals, 256 lengths with their extra bits, and 32 distances. Of
    /// these bits 32...39 are the code's own length, 40...47 that with extra bits, and above is the first offset.
    private func tokenTables() -> [UInt64] {
        var table: [UInt64] = []
        table.reserveCapacity(544)
        for literal in 0..<256 {
            table.append(UInt64(literals.codes[literal]) | UInt64(literals.lengths[literal]) << 32)
        }
        for length in 0..<256 {
            let symbol = Int(DeflateSymbols.symbolOfLength[length])
            let (base, extraBits) = DeflateSymbols.lengths[symbol]
            let codeLength = UInt64(literals.lengths[257 + symbol])
            let extra = UInt64(length + 3 - base) << codeLength
            table.append(UInt64(literals.codes[257 + symbol]) | extra | (codeLength + UInt64(extraBits)) << 32)
        }
        for (symbol, distance) in DeflateSymbols.distances.enumerated() {
            let codeLength = UInt64(distances.lengths[symbol])
            table.append(
                UInt64(distances.codes[symbol]) | codeLength << 32 | (codeLength + UInt64(distance.extraBits)) << 40
                    | UInt64(distance.base - 1) << 48)
        }
        return table
    }
}

/// Bits of all symbols, their extra bits included, and the end of the block.
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
