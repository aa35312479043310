/// A zlib stream (RFC 1950) of nearly the fewest bytes deflate allows, in a second or so for a frame.
///
/// The bytes are parsed under assumed costs of symbols; the parse gives better assumptions, block by block, and so on.
/// No fractions but sixteenths and no machine's idea of a logarithm: the same bytes everywhere.
enum OptimalDeflate {
    /// How hard to look.
    ///
    /// Measured 2026-11-23, loaded machine, against oxipng -o4 (pyoxipng 9.1.1) given our files: chains of 400 places and four
    /// passes made 0.999 of its bytes on 420 recorded pictures, more than it on 164 of them, up to 1.10; trees, runs by
    /// their ends, blocks joined from below and filters priced row by row 0.969 on all 420, more on none
    /// (6.4 s of processor time for 8 pictures in place of 7.6). Strips of the calculator's films, long gradients, keep 1.01.
    /// Of a game with many gradients 8 passes made 51,716 bytes, 16 made 51,182. A tree that places within runs enter as well
    /// was slower and lost 5 % on sheets filtered by Up: it gets as deep as runs are long, and forgets.
    struct Effort {
        /// How often the parse is repeated at most.
        let passes: Int
        /// How many earlier places are compared with at each place.
        let depth: Int
        /// The length of a match that is taken unseen.
        var enough = DeflateSymbols.longestMatch
        /// By how much a match may be shortened in favour of the next.
        var cut = DeflateSymbols.longestMatch

        /// To compare ways of filtering.
        static let glance = Effort(passes: 1, depth: 12, cut: 7)
        static let thorough = Effort(passes: 30, depth: 1000)
    }

    static func stream(_ bytes: [UInt8], stride: Int, rowBytes: Int, effort: Effort) -> [UInt8] {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [] }
            let capacity = DeflateStream.capacity(for: bytes.count)
            return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                guard let start = UnsafeMutableRawPointer(output.baseAddress) else { return }
                var writer = unsafe BitWriter(start)
                // Deflate with a 32 KiB window; the slowest algorithm; a multiple of 31.
                writer.append(0x78 | 0xDA << 8, count: 16)
                writer.drain()
                for range in parts(of: bytes.count) {
                    let list = unsafe MatchList(
                        base, range, end: bytes.count, stride: stride, rowBytes: rowBytes, effort: effort)
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

    /// Eight bytes of tables for each byte of a part, so that memory stays bounded; and 32nds of 15 bits a byte fit into 31.
    private static func parts(of count: Int) -> [Range<Int>] {
        let length = 4_400_000
        return Swift.stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    }

    /// Passes in a row that may save next to nothing.
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
    /// Before anything is known: bytes are eight bits, lengths are short and distances as they come.
    static let assumed = SymbolCosts(
        [UInt32](repeating: 8, count: 256) + [1] + (0..<31).map { UInt32(256 >> ($0 / 4)) }
            + [UInt32](repeating: 4, count: 32))
}
