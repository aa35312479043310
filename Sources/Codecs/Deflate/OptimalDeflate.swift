/// A zlib stream (RFC 1950) of nearly the smallest size that DEFLATE allows; takes about a second for a frame.
///
/// Parses the bytes under assumed symbol costs, derives better costs for each block from the result, and repeats. All
/// costs are integers in 32nds of a bit, so that the bytes are the same on every machine.
enum OptimalDeflate {
    /// The limits of the search. Chosen by measurement, see "Optimal DEFLATE" in Performance.
    struct Effort {
        /// The maximum number of repeated parses.
        let passes: Int
        /// The maximum number of earlier positions compared at each position.
        let depth: Int
        /// A match of at least this length is taken without a search inside it.
        var enough = DeflateSymbols.longestMatch
        /// The maximum number of bytes by which a match may be shortened in favour of the next one.
        var cut = DeflateSymbols.longestMatch

        /// For comparing filter choices.
        static let glance = Effort(passes: 1, depth: 12, cut: 7)
        static let thorough = Effort(passes: 30, depth: 1000)
    }

    static func stream(_ bytes: [UInt8], bytesPerPixel: Int, rowBytes: Int, effort: Effort) -> [UInt8] {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [] }
            let capacity = DeflateStream.capacity(for: bytes.count)
            return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                guard let start = UnsafeMutableRawPointer(output.baseAddress) else { return }
                var writer = unsafe BitWriter(start)
                // The zlib header: DEFLATE with a 32 KiB window, slowest algorithm; a multiple of 31.
                writer.append(0x78 | 0xDA << 8, count: 16)
                writer.drain()
                for range in parts(of: bytes.count) {
                    let list = unsafe MatchList(
                        base, range, end: bytes.count, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes, effort: effort)
                    let parse = unsafe OptimalParse(bytes: base, range: range, list: list)
                    write(tokens(parse, effort), isLast: range.upperBound == bytes.count, to: &writer)
                }
                writer.alignToByte()
                var adler = Adler32()
                unsafe adler.append(UnsafeRawBufferPointer(buffer))
                writer.append(UInt64(adler.value.byteSwapped), count: 32)
                writer.drain()
                count = unsafe writer.next - start
            }
        }
    }

    /// Returns the ranges that are parsed separately. The length bounds memory (the tables take eight bytes per byte)
    /// and keeps costs within 31 bits: a byte costs at most 15 bits, in 32nds.
    private static func parts(of count: Int) -> [Range<Int>] {
        let length = 4_400_000
        return Swift.stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    }

    /// The number of consecutive passes with savings below 1/8192 after which the search stops.
    private static let triesWithoutGain = 3

    private static func tokens(_ parse: borrowing OptimalParse, _ effort: Effort) -> [OptimalParse.Token] {
        var tokens = parse.tokens([(parse.range.lowerBound, .assumed)])
        var best = tokens
        var (least, idle) = (Int.max, 0)
        for _ in 0..<effort.passes where idle < triesWithoutGain {
            let blocks = DeflateSplitting(tokens)
            idle = blocks.cost < least - least / 8192 ? 0 : idle + 1
            if blocks.cost < least { (best, least) = (tokens, blocks.cost) }
            tokens = parse.tokens(costs(of: tokens, blocks, from: parse.range.lowerBound))
        }
        return DeflateSplitting(tokens).cost < least ? tokens : best
    }

    private static func costs(
        of tokens: [OptimalParse.Token], _ blocks: DeflateSplitting, from first: Int
    ) -> [(start: Int, costs: SymbolCosts)] {
        var (costs, place, next) = ([(start: Int, costs: SymbolCosts)](), first, 0)
        for (start, frequencies) in zip(blocks.starts, blocks.frequencies) {
            while next < start {
                place += tokens[next].length
                next += 1
            }
            costs.append((place, SymbolCosts(frequencies)))
        }
        return costs
    }

    private static func write(_ tokens: [OptimalParse.Token], isLast: Bool, to writer: inout BitWriter) {
        let starts = DeflateSplitting(tokens).starts
        var block = DeflateTokens(capacity: DeflateTokens.thoroughCapacity)
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : tokens.count
            for token in tokens[start..<end] {
                if token < 256 {
                    block.append(literal: UInt8(token))
                } else {
                    block.append(match: token.length, distance: Int(token & 0xFFFF) + 1)
                }
            }
            unsafe block.frequencies[DeflateSymbols.endOfBlock] = 1
            unsafe DeflateBlock(frequencies: block.frequencies, isThorough: true)
                .write(block, isLast: isLast && end == tokens.count, to: &writer)
            block.removeAll()
        }
    }
}

extension SymbolCosts {
    /// Costs for the first pass: 8 bits per byte, cheaper short lengths, equal distances.
    static let assumed = SymbolCosts(
        [UInt32](repeating: 8, count: 256) + [1] + (0..<31).map { UInt32(256 >> ($0 / 4)) }
            + [UInt32](repeating: 4, count: 32))
}
