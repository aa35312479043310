import FramewrightDrawing

/// The changes of a frame, as horizontal runs of pixels with the same colour over the same colour, by rows of its
/// rectangle. Colours are numbers; 0 stands for none: outside of spans, and below a first frame.
///
/// A run is one word: the colour's number, the number of the colour below from bit 16, the length from bit 32.
/// Properties of a colour are looked up once per run here, and once per colour when the runs are encoded. See "Pixel
/// classification and counting" in Performance for sizes.
struct FrameRuns: Sendable {
    /// The distinct colours in order of appearance; the first is 0 and stands for none.
    let colors: [UInt32]
    /// The number of pixels of each colour that had another colour before.
    let counts: [Int]
    /// The numbers of the colours drawn, in the order of their first pixel.
    let drawnColors: [Int]
    private(set) var runs: [UInt64]
    /// True if every pixel of the spans is opaque.
    let isOpaque: Bool

    var byteCount: Int { runs.count * 8 + colors.count * 20 + 200 }

    /// Fails if there are more colours than numbers. If `base` is nil, there is no colour below.
    init?(_ spans: ChangedSpans, of frame: Bitmap, over base: Bitmap?) {
        var numbers = ColorNumbers()
        let most = spans.count + spans.spans.count + 1
        let all = unsafe [UInt64](unsafeUninitializedCapacity: most) { output, count in
            guard let output = output.baseAddress else { return }
            unsafe frame.pixels.withUnsafeBufferPointer { frame in
                unsafe (base?.pixels ?? []).withUnsafeBufferPointer { base in
                    guard let frame = frame.baseAddress else { return }
                    var cursor = unsafe RunCursor(output)
                    if !base.isEmpty, let base = base.baseAddress {
                        unsafe cursor.write(spans, frame, base, &numbers)
                    } else {
                        unsafe cursor.write(spans, frame, &numbers)
                    }
                    count = cursor.count
                }
            }
        }
        guard numbers.isComplete else { return nil }
        (colors, counts, drawnColors) = (numbers.colors, numbers.counts, numbers.counted)
        isOpaque = numbers.isOpaque && counts[0] == 0
        // Copies into memory of the exact size.
        runs = Array(all[...])
    }

    /// Encodes the whole rectangle as palette indices.
    func encode(as indices: RunIndices, by coder: inout LZW) {
        let part = 1024
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: part) { symbols in
            unsafe runs.withUnsafeBufferPointer { runs in
                for start in stride(from: 0, to: runs.count, by: part) {
                    let end = min(start + part, runs.count)
                    for place in start..<end { unsafe symbols[place &- start] = indices.symbols(of: runs[place]) }
                    unsafe coder.encode(runs: UnsafeBufferPointer(rebasing: symbols[..<(end - start)]))
                }
            }
        }
    }

    /// Returns the number of pixels drawn, and of those the ones whose colour the palette lacks.
    func drawn(lacking indices: RunIndices) -> (drawn: Int, changed: Int) {
        (
            counts.reduce(0, +),
            counts.indices.reduce(0) { $0 + (indices.isExact[$1] ? 0 : counts[$1]) }
        )
    }
}

/// The palette index of each colour of a frame; the transparent index for none.
struct RunIndices {
    private let indices: [UInt8]
    /// True for each colour that the palette has exactly.
    let isExact: [Bool]

    init(of colors: [UInt32], _ matcher: inout PaletteMatcher) {
        let answers = [Int(matcher.palette.transparentIndex) | 256] + colors.dropFirst().map { matcher.answer($0) }
        indices = answers.map { UInt8(truncatingIfNeeded: $0) }
        isExact = answers.map { $0 > 255 }
    }

    /// Returns a run for `LZW`. A pixel that looks the same as the one below may also be left unchanged.
    @inline(__always)
    func symbols(of run: UInt64) -> UInt64 {
        let (here, below) = (indices[Int(run & 0xFFFF)], indices[Int(run >> 16 & 0xFFFF)])
        return UInt64(here == below ? indices[0] : here) | UInt64(here) << 8 | run & ~0xFFFF_FFFF
    }
}

/// The output position of the next run.
@safe private struct RunCursor {
    private let output: UnsafeMutablePointer<UInt64>
    private(set) var count = 0
    /// The index of the next pixel in the rectangle, by rows.
    private var place = 0

    init(_ output: UnsafeMutablePointer<UInt64>) { unsafe self.output = output }

    mutating func write(
        _ spans: ChangedSpans, _ frame: UnsafePointer<PremultipliedPixel>, _ base: UnsafePointer<PremultipliedPixel>,
        _ numbers: inout ColorNumbers
    ) {
        var (color, number): (UInt32, UInt64) = (0, 0)
        var (below, numberBelow): (UInt32, UInt64) = (0, 0)
        for span in spans.spans {
            pass(to: span, spans)
            let start = spans.start(of: span)
            var (x, end) = (start, start &+ Int(span.count))
            while x < end {
                let (here, there) = unsafe (frame[x].packed, base[x].packed)
                let begin = x
                repeat { x &+= 1 } while unsafe x < end && frame[x].packed == here && base[x].packed == there
                if here != color { (color, number) = (here, numbers.number(of: here)) }
                if there == here {
                    append(number | number &<< 16, x &- begin)
                } else {
                    if there != below { (below, numberBelow) = (there, numbers.number(of: there)) }
                    numbers.count(x &- begin, of: number)
                    append(number | numberBelow &<< 16, x &- begin)
                }
            }
        }
        pass(to: spans.rect.width * spans.rect.height)
    }

    /// Writes the spans of a frame without a base.
    mutating func write(
        _ spans: ChangedSpans, _ frame: UnsafePointer<PremultipliedPixel>, _ numbers: inout ColorNumbers
    ) {
        var (color, number): (UInt32, UInt64) = (0, 0)
        for span in spans.spans {
            pass(to: span, spans)
            let start = spans.start(of: span)
            var (x, end) = (start, start &+ Int(span.count))
            while x < end {
                let here = unsafe frame[x].packed
                let begin = x
                repeat { x &+= 1 } while unsafe x < end && frame[x].packed == here
                if here != color { (color, number) = (here, numbers.number(of: here)) }
                numbers.count(x &- begin, of: number)
                append(number, x &- begin)
            }
        }
        pass(to: spans.rect.width * spans.rect.height)
    }

    /// Appends the unchanged pixels before a span.
    @inline(__always)
    private mutating func pass(to span: ChangedSpans.Span, _ spans: ChangedSpans) {
        pass(to: Int(span.y) &* spans.rect.width &+ Int(span.x))
        place &+= Int(span.count)
    }

    @inline(__always)
    private mutating func pass(to end: Int) {
        if end > place { append(0, end &- place) }
        place = end
    }

    @inline(__always)
    private mutating func append(_ colors: UInt64, _ length: Int) {
        unsafe output[count] = colors | UInt64(truncatingIfNeeded: length) &<< 32
        count &+= 1
    }
}
