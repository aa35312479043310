import FramewrightDrawing

/// What a frame draws, as runs of pixels side by side that have one colour and lie on one colour, row by row through its
/// rectangle. Colours are numbers: 0 is none, what lies outside of spans and below a first frame.
///
/// A run is a word: the colour's number, the one below from bit 16 and the count from bit 32. Of the film of `export/` there are
/// 1.1 million, of which half are single pixels, for 4.3 million pixels in spans (2026-11-24). What is known of pixels is looked up
/// once a run here, and once a colour by whoever writes them.
struct FrameRuns: Sendable {
    /// Distinct, in order of appearance; the first is 0, which stands for none.
    let colors: [UInt32]
    /// How many pixels are drawn in each that had another before.
    let counts: [Int]
    /// The numbers of the colours drawn, in the order of their first pixel.
    let drawnColors: [Int]
    private(set) var runs: [UInt64]
    /// Every pixel in a span is.
    let isOpaque: Bool

    var byteCount: Int { runs.count * 8 + colors.count * 20 + 200 }

    /// Nil where there are more colours than have numbers. Without a `base` there is nothing below.
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
        // In as much memory as is needed.
        runs = Array(all[...])
    }

    /// The whole rectangle, in the indices of a palette.
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

    /// Pixels that are drawn, and of these the ones whose colour the palette lacks.
    func drawn(lacking indices: RunIndices) -> (drawn: Int, changed: Int) {
        (
            counts.reduce(0, +),
            counts.indices.reduce(0) { $0 + (indices.isExact[$1] ? 0 : counts[$1]) }
        )
    }
}

/// A palette's index for each of a frame's colours; that of transparency for none.
struct RunIndices {
    private let indices: [UInt8]
    /// The palette has the very colour.
    let isExact: [Bool]

    init(of colors: [UInt32], _ matcher: inout PaletteMatcher) {
        let answers = [Int(matcher.palette.transparentIndex) | 256] + colors.dropFirst().map { matcher.answer($0) }
        indices = answers.map { UInt8(truncatingIfNeeded: $0) }
        isExact = answers.map { $0 > 255 }
    }

    /// A run of `LZW`: what looks the same as what is below may stay, too.
    @inline(__always)
    func symbols(of run: UInt64) -> UInt64 {
        let (here, below) = (indices[Int(run & 0xFFFF)], indices[Int(run >> 16 & 0xFFFF)])
        return UInt64(here == below ? indices[0] : here) | UInt64(here) << 8 | run & ~0xFFFF_FFFF
    }
}

/// Where the next run goes.
@safe private struct RunCursor {
    private let output: UnsafeMutablePointer<UInt64>
    private(set) var count = 0
    /// Of the rectangle, row by row.
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

    /// Over nothing.
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

    /// What lies before a span stays as it is.
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
