/// The samples of a frame's spans as a zlib stream (RFC 1950, 1951).
///
/// Steps from pixel to pixel of the spans and over what lies between them at once, and looks for each pixel at four places:
/// the pixel before, the row above, where a pixel and its neighbour, and where the pixel alone came last. The longest match
/// is taken, of equally long ones the nearest, and be it of one pixel: three literals are longer, and the fewer of them
/// there are the more they cost.
///
/// Measured 2026-11-22, every sixth frame of the film of `export/`, bytes times six: 1,704 kB; rating a match by the
/// literals it saves at six bits each 1,786; looking at sixteen earlier places 1,685, also at the pixel beside the one
/// above 1,694; at the next pixel before taking a match 1,749. zlib at level 8 makes 1,718, at 9 1,555 in a hundred times
/// the time.
@safe struct SpanDeflate: ~Copyable {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private let stride: Int
    private let rowBytes: Int
    /// For a hash of two pixels, of one, the place after where they came last; 0 for none.
    private let pairs: UnsafeMutablePointer<UInt32>
    private let singles: UnsafeMutablePointer<UInt32>
    private var tokens = DeflateTokens()
    private var writer: BitWriter
    /// Up to here everything has its token.
    private var position = 0

    private static let longestRun = 1 << 20
    private static let pairBits = 12
    private static let singleBits = 11

    /// Of all samples.
    static func stream(_ samples: borrowing SpanSamples) -> [UInt8] {
        let capacity = DeflateStream.capacity(for: samples.count) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            var deflate = unsafe SpanDeflate(samples, output: base)
            deflate.search(samples.spans)
            count = unsafe deflate.finish() - base
        }
        return Array(bytes[...])
    }

    private init(_ samples: borrowing SpanSamples, output: UnsafeMutableRawPointer) {
        unsafe bytes = UnsafePointer(samples.bytes)
        (count, stride, rowBytes) = (samples.count, samples.stride, samples.rowBytes)
        unsafe pairs = .allocate(capacity: 1 << Self.pairBits)
        unsafe pairs.initialize(repeating: 0, count: 1 << Self.pairBits)
        unsafe singles = .allocate(capacity: 1 << Self.singleBits)
        unsafe singles.initialize(repeating: 0, count: 1 << Self.singleBits)
        unsafe writer = BitWriter(output)
        // Deflate with a 32 KiB window; default effort; a multiple of 31.
        writer.append(0x78 | 0x9C << 8, count: 16)
        writer.drain()
    }

    deinit {
        unsafe pairs.deallocate()
        unsafe singles.deallocate()
    }

    private mutating func search(_ spans: ChangedSpans) {
        for span in spans.spans {
            let start = Int(span.y) &* rowBytes &+ 1 &+ Int(span.x) &* stride
            if position < start { pass(to: start) }
            let end = start &+ Int(span.count) &* stride
            while position < end { take(until: end) }
        }
        pass(to: count)
    }

    /// What lies between spans repeats the pixel before, or where a row begins, the row above.
    private mutating func pass(to end: Int) {
        while position < end {
            makeRoom()
            let limit = min(end, position &+ Self.longestRun)
            let run = position > 0 ? repeated(from: position &- 1, until: limit) : 0
            let wide = run == 0 && position >= stride ? repeated(from: position &- stride, until: limit) : 0
            let gap = limit &- position
            let above =
                gap < DeflateSymbols.longestMatch && position >= rowBytes ? whole(match(at: position, rowBytes)) : 0
            if above > gap &+ 3 {
                append(above, rowBytes)
            } else if run >= 3 {
                append(run, 1)
            } else if wide >= 3 {
                append(wide, stride)
            } else if above >= 3, gap < 5 || bytes(position) != 0 {
                append(above, rowBytes)
            } else {
                appendLiteral()
            }
        }
    }

    @inline(__always)
    private func bytes(_ place: Int) -> UInt8 { unsafe bytes[place] }

    /// How many bytes from `position` on are those from `start` on; a gap's are looked at eight at a time.
    @inline(__always)
    private func repeated(from start: Int, until end: Int) -> Int {
        var length = 0
        while position &+ length < end {
            let difference = word(position &+ length) ^ word(start &+ length)
            if difference != 0 { return min(length &+ difference.trailingZeroBitCount >> 3, end &- position) }
            length &+= 8
        }
        return end &- position
    }

    /// A pixel, or more of them where a match is found.
    @inline(__always)
    private mutating func take(until end: Int) {
        makeRoom()
        let here = word(position)
        let pixel = here & (1 &<< UInt64(8 &* stride) &- 1)
        var best = (length: 0, distance: 0, gain: 0)
        consider(stride, &best)
        if best.length < 8 * stride {
            consider(rowBytes, &best)
            let single = hash(pixel, Self.singleBits)
            let pair = hash(stride == 1 ? here & 0xFFFF_FFFF : here & (1 &<< UInt64(16 &* stride) &- 1), Self.pairBits)
            let (lastPair, lastSingle) = unsafe (Int(pairs[pair]), Int(singles[single]))
            unsafe pairs[pair] = UInt32(truncatingIfNeeded: position &+ 1)
            if lastPair > 0 { consider(position &+ 1 &- lastPair, &best) }
            if stride > 2 {
                unsafe singles[single] = UInt32(truncatingIfNeeded: position &+ 1)
                if lastSingle > 0, lastSingle != lastPair { consider(position &+ 1 &- lastSingle, &best) }
            }
        }
        let length = best.gain > 0 ? whole(best.length) : 0
        if length >= 3 { return append(length, best.distance) }
        for _ in 0..<stride { appendLiteral() }
    }

    @inline(__always)
    private func consider(_ distance: Int, _ best: inout (length: Int, distance: Int, gain: Int)) {
        guard distance <= position, distance <= DeflateSymbols.farthestMatch else { return }
        let length = match(at: position, distance)
        guard length >= max(3, stride) else { return }
        let bits = distance < 5 ? 2 : 2 &+ Int.bitWidth &- distance.leadingZeroBitCount
        let gain = length &* 16 &- bits
        if gain > best.gain { best = (length, distance, gain) }
    }

    /// What is left of a match that ends where a pixel or a row does.
    @inline(__always)
    private func whole(_ length: Int) -> Int {
        let inRow = (position &+ length) % rowBytes
        return inRow > 1 ? length &- (inRow &- 1) % stride : length
    }

    @inline(__always)
    private func match(at position: Int, _ distance: Int) -> Int {
        let most = min(DeflateSymbols.longestMatch, count &- position)
        var length = 0
        while length < most {
            let difference = word(position &+ length) ^ word(position &+ length &- distance)
            if difference != 0 { return min(length &+ difference.trailingZeroBitCount >> 3, most) }
            length &+= 8
        }
        return most
    }

    @inline(__always)
    private func word(_ place: Int) -> UInt64 {
        unsafe UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
    }

    @inline(__always)
    private func hash(_ value: UInt64, _ bits: Int) -> Int {
        Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 &- bits))
    }

    @inline(__always)
    private mutating func append(_ length: Int, _ distance: Int) {
        tokens.append(run: length, distance: distance)
        position &+= length
    }

    @inline(__always)
    private mutating func appendLiteral() {
        tokens.append(literal: unsafe bytes[position])
        position &+= 1
    }

    /// For a run as long as a rectangle.
    @inline(__always)
    private mutating func makeRoom() {
        if tokens.room < DeflateTokens.capacity / 2 { writeBlock(isLast: false) }
    }

    private mutating func writeBlock(isLast: Bool) {
        unsafe tokens.frequencies[DeflateSymbols.endOfBlock] = 1
        unsafe DeflateBlock(frequencies: tokens.frequencies).write(tokens, isLast: isLast, to: &writer)
        tokens.removeAll()
    }

    private mutating func finish() -> UnsafeMutableRawPointer {
        writeBlock(isLast: true)
        var adler = Adler32()
        unsafe adler.append(UnsafeRawBufferPointer(start: bytes, count: count))
        writer.alignToByte()
        writer.append(UInt64(adler.value.byteSwapped), count: 32)
        writer.drain()
        return unsafe writer.next
    }
}
