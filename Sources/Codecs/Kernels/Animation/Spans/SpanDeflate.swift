/// Compresses the samples of a frame's spans to a zlib stream (RFC 1950, 1951).
///
/// Advances by pixels inside spans, and over the gap between two spans at once. For each pixel, tries four distances:
/// the previous pixel, the row above, and the last occurrences of this pixel pair and of this pixel. Takes the longest
/// match, the nearest of equally long ones, even for a single pixel: three literals are longer, and cost more the fewer
/// there are. Chosen by measurement, see "Span compression" in Performance.
@safe struct SpanDeflate: ~Copyable {
    private let tables: UnsafeMutablePointer<UInt32>
    private var tokens = DeflateTokens()
    private var writer: BitWriter

    /// Returns the zlib stream of all samples.
    static func stream(_ samples: borrowing SpanSamples) -> [UInt8] {
        let capacity = DeflateStream.capacity(for: samples.count) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            var deflate = unsafe SpanDeflate(output: base)
            deflate.search(samples)
            count = unsafe deflate.finish(samples) - base
        }
        return Array(bytes[...])
    }

    private init(output: UnsafeMutableRawPointer) {
        unsafe tables = .allocate(capacity: SpanSearch.tableSize)
        unsafe tables.initialize(repeating: 0, count: SpanSearch.tableSize)
        unsafe writer = BitWriter(output)
        // The zlib header: DEFLATE with a 32 KiB window, default effort; a multiple of 31.
        writer.append(0x78 | 0x9C << 8, count: 16)
        writer.drain()
    }

    deinit { unsafe tables.deallocate() }

    private mutating func search(_ samples: borrowing SpanSamples) {
        let (bytesPerPixel, rowBytes) = (samples.bytesPerPixel, samples.rowBytes)
        var search = unsafe SpanSearch(
            bytes: UnsafePointer(samples.bytes), count: samples.count, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes,
            tables: tables, tokens: tokens.cursor)
        for span in samples.spans.spans {
            let start = Int(span.y) &* rowBytes &+ 1 &+ Int(span.x) &* bytesPerPixel
            while search.position < start {
                makeRoom(&search)
                search.pass(to: start)
            }
            let end = start &+ Int(span.count) &* bytesPerPixel
            while search.position < end {
                makeRoom(&search)
                if bytesPerPixel == 3 {
                    search.take(bytesPerPixel: 3)
                } else {
                    search.take(bytesPerPixel: bytesPerPixel)
                }
            }
        }
        while search.position < samples.count {
            makeRoom(&search)
            search.pass(to: samples.count)
        }
        tokens.cursor = search.tokens
    }

    @inline(__always)
    private mutating func makeRoom(_ search: inout SpanSearch) {
        guard search.tokens.room < DeflateTokens.maximumPerStep else { return }
        tokens.cursor = search.tokens
        writeBlock(isLast: false)
        search.tokens = tokens.cursor
    }

    private mutating func writeBlock(isLast: Bool) {
        unsafe tokens.frequencies[DeflateSymbols.endOfBlock] = 1
        unsafe DeflateBlock(frequencies: tokens.frequencies).write(tokens, isLast: isLast, to: &writer)
        tokens.removeAll()
    }

    private mutating func finish(_ samples: borrowing SpanSamples) -> UnsafeMutableRawPointer {
        writeBlock(isLast: true)
        var adler = Adler32()
        unsafe adler.append(UnsafeRawBufferPointer(start: samples.bytes, count: samples.count))
        writer.alignToByte()
        writer.append(UInt64(adler.value.byteSwapped), count: 32)
        writer.drain()
        return unsafe writer.next
    }
}
