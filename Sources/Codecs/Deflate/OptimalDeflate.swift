/// A zlib stream (RFC 1950) of nearly the fewest bytes deflate allows, in a second or so for a frame.
///
/// The bytes are parsed under assumed costs of symbols; the parse gives better assumptions, block by block, and so on.
/// No fractions but sixteenths and no machine's idea of a logarithm: the same bytes everywhere.
enum OptimalDeflate {
    /// How often the parse is repeated, and how many earlier places are tried at each place.
    ///
    /// Measured 2026-11-22: of 35 recorded pictures oxipng -o4 (pyoxipng) makes 0.5 % less, most of it on large ones without
    /// filters. On five of those a depth of 1500 saved 0.5 % in 1.6 times the time, 4000 saved 0.7 % in 2.5 times.
    struct Effort {
        let passes: Int
        let depth: Int

        /// To compare ways of filtering.
        static let glance = Effort(passes: 1, depth: 12)
        static let thorough = Effort(passes: 4, depth: 400)
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
                        base, range, end: bytes.count, stride: stride, rowBytes: rowBytes, depth: effort.depth)
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

    /// Eight bytes of tables for each byte of a part, so that memory stays bounded.
    private static func parts(of count: Int) -> [Range<Int>] {
        let length = 8 << 20
        return Swift.stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    }

    private static func tokens(_ parse: OptimalParse, _ effort: Effort) -> [OptimalParse.Token] {
        var tokens = parse.tokens([(parse.range.lowerBound, .assumed)])
        for _ in 0..<effort.passes {
            let blocks = DeflateSplitting(tokens)
            var (costs, place, next) = ([(start: Int, costs: SymbolCosts)](), parse.range.lowerBound, 0)
            for (start, frequencies) in zip(blocks.starts, blocks.frequencies) {
                while next < start {
                    place += tokens[next].length
                    next += 1
                }
                costs.append((place, SymbolCosts(frequencies)))
            }
            tokens = parse.tokens(costs)
        }
        return tokens
    }

    private static func write(_ tokens: [OptimalParse.Token], isLast: Bool, to writer: inout BitWriter) {
        let starts = DeflateSplitting(tokens).starts
        var block = DeflateTokens()
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
            unsafe DeflateBlock(frequencies: block.frequencies)
                .write(block, isLast: isLast && end == tokens.count, to: &writer)
            block.removeAll()
        }
    }
}

extension SymbolCosts {
    /// Before anything is known: bytes are eight bits, lengths are short and distances as they come.
    fileprivate static let assumed = SymbolCosts(
        [UInt32](repeating: 8, count: 256) + [1] + (0..<31).map { UInt32(256 >> ($0 / 4)) }
            + [UInt32](repeating: 4, count: 32))
}
