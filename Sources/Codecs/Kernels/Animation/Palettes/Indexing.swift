import FramewrightDrawing

/// The palette indices of the pixels of a frame's spans. Each pixel has two alternatives, in the low and the high
/// byte; outside of spans the canvas is kept.
///
/// The two differ if the canvas already shows the pixel's colour: the encoder may draw it again or keep the canvas,
/// whichever gives the longer match.
struct IndexedFrame {
    let spans: ChangedSpans
    /// The indices of all spans, one after the other.
    private(set) var indices: [UInt16]
    /// The number of pixels drawn, and of those the ones whose colour the palette lacks.
    private(set) var drawn = 0
    private(set) var changed = 0
    private let clear: UInt16

    /// Indexes the spans in which `frame` differs from `base`; equal pixels in them may keep the canvas.
    ///
    /// If `base` is nil, there is no canvas below. If `isCanvasOurs` is true, the canvas shows the colours of `base`
    /// as this matcher maps them: pixels that map to the same index may keep the canvas too.
    init(
        _ spans: ChangedSpans, of frame: Bitmap, over base: Bitmap?, _ matcher: inout PaletteMatcher,
        _ dithering: GIF.Dithering, isCanvasOurs: Bool = false
    ) {
        let base = base ?? Bitmap(size: frame.size)
        self.spans = spans
        clear = UInt16(matcher.palette.transparentIndex)
        indices = [UInt16](repeating: clear * 257, count: spans.count)
        var errors = dithering == .diffusion ? DiffusedErrors(width: spans.rect.width) : nil
        unsafe frame.pixels.withUnsafeBufferPointer { frame in
            unsafe base.pixels.withUnsafeBufferPointer { base in
                let pixels = unsafe SpanPixels(frame: frame, base: base)
                if dithering == .none {
                    draw(pixels, &matcher, isCanvasOurs)
                } else {
                    draw(pixels, &matcher, &errors)
                }
            }
        }
    }

    /// Encodes the whole rectangle.
    func encode(by coder: inout LZW) {
        unsafe indices.withUnsafeBufferPointer { indices in
            var (place, first) = (0, 0)
            for span in spans.spans {
                let (start, count) = (Int(span.y) * spans.rect.width + Int(span.x), Int(span.count))
                coder.encode(Int(clear), count: start - place)
                unsafe coder.encode(UnsafeBufferPointer(rebasing: indices[first..<first + count]))
                (place, first) = (start + count, first + count)
            }
            coder.encode(Int(clear), count: spans.rect.width * spans.rect.height - place)
        }
    }

    /// Maps every pixel to its nearest colour; looks up a run of equal pixels once.
    private mutating func draw(_ pixels: SpanPixels, _ matcher: inout PaletteMatcher, _ isCanvasOurs: Bool) {
        var (pixel, below) = (UInt32(0), UInt32(0))
        var choice = Choice(symbols: clear * 257)
        let clear = clear
        var (drawn, changed) = (0, 0)
        unsafe indices.withUnsafeMutableBufferPointer { indices in
            var first = 0
            for span in spans.spans {
                let start = spans.start(of: span)
                var index = 0
                while index < Int(span.count) {
                    let here = unsafe pixels.frame[start &+ index].packed
                    let there = unsafe pixels.base[start &+ index].packed
                    if here != pixel || there != below {
                        (pixel, below) = (here, there)
                        choice = Choice(here, over: there, &matcher, clear, isCanvasOurs)
                    }
                    let begin = index
                    repeat {
                        unsafe indices[first &+ index] = choice.symbols
                        index &+= 1
                    } while unsafe index < Int(span.count) && pixels.frame[start &+ index].packed == here
                        && pixels.base[start &+ index].packed == there
                    drawn &+= choice.drawn &* (index &- begin)
                    changed &+= choice.changed &* (index &- begin)
                }
                first &+= Int(span.count)
            }
        }
        self.drawn += drawn
        self.changed += changed
    }

    /// Dithers by rows, because errors carry over to the next row.
    private mutating func draw(_ pixels: SpanPixels, _ matcher: inout PaletteMatcher, _ errors: inout DiffusedErrors?) {
        var (next, first) = (0, 0)
        for y in 0..<spans.rect.height {
            let end = spans.spans[next...].firstIndex { $0.y != y } ?? spans.spans.count
            let isReversed = errors != nil && y & 1 == 1
            errors?.beginRow(isReversed: isReversed)
            let count = spans.spans[next..<end].reduce(0) { $0 + Int($1.count) }
            var place = isReversed ? first + count : first
            for number in next..<end {
                let span = spans.spans[isReversed ? next + end - 1 - number : number]
                if isReversed { place -= Int(span.count) }
                draw(span, at: place, pixels, &matcher, &errors, isReversed: isReversed)
                if !isReversed { place += Int(span.count) }
            }
            (next, first) = (end, first + count)
        }
    }

    private mutating func draw(
        _ span: ChangedSpans.Span, at place: Int, _ pixels: SpanPixels, _ matcher: inout PaletteMatcher,
        _ errors: inout DiffusedErrors?, isReversed: Bool
    ) {
        let (start, count) = (spans.start(of: span), Int(span.count))
        let pattern = BayerRow(y: spans.rect.y + Int(span.y), colorCount: matcher.palette.colors.count)
        for step in 0..<count {
            let index = isReversed ? count - 1 - step : step
            let (color, before) = unsafe (pixels.frame[start + index].packed, pixels.base[start + index].packed)
            if color == 0 { continue }
            let exact = matcher.exactIndex(color)
            if color == before {
                if exact >= 0 { indices[place + index] = clear | UInt16(exact) << 8 }
                continue
            }
            drawn += 1
            if exact < 0 { changed += 1 }
            let x = Int(span.x) + index
            let chosen =
                exact >= 0
                ? exact
                : errors?.index(of: color, at: x, &matcher)
                    ?? matcher.nearestIndex(pattern.moved(color, x: spans.rect.x + x))
            indices[place + index] = UInt16(chosen) * 257
        }
    }
}

/// The alternatives for a pixel, and its share in the counts.
private struct Choice {
    var symbols: UInt16
    var drawn = 0
    var changed = 0

    init(symbols: UInt16) { self.symbols = symbols }

    init(_ pixel: UInt32, over base: UInt32, _ matcher: inout PaletteMatcher, _ clear: UInt16, _ isCanvasOurs: Bool) {
        symbols = clear &* 257
        guard pixel != 0 else { return }
        let answer = matcher.answer(pixel)
        let index = UInt16(truncatingIfNeeded: answer & 255)
        if pixel == base {
            if isCanvasOurs || answer > 255 { symbols = clear | index &<< 8 }
            return
        }
        (drawn, changed) = (1, answer > 255 ? 0 : 1)
        let stays = isCanvasOurs && base != 0 && matcher.answer(base) & 255 == answer & 255
        symbols = stays ? clear | index &<< 8 : index &* 257
    }
}

/// The pixels of a frame and of its base.
@safe private struct SpanPixels {
    let frame: UnsafeBufferPointer<PremultipliedPixel>
    let base: UnsafeBufferPointer<PremultipliedPixel>
}

/// A row of the 8x8 Bayer matrix.
struct BayerRow {
    private let row: Int
    /// Half the distance between neighbouring palette colours if they were evenly distributed: 255 divided by the cube
    /// root of their number, halved.
    private let span: Int

    init(y: Int, colorCount: Int) {
        row = (y & 7) * 8
        span = (1...16).last { $0 * $0 * $0 <= max(1, colorCount) }.map { 255 / $0 / 2 } ?? 128
    }

    /// Returns the colour with all channels shifted equally, by up to half of `span`.
    @inline(__always)
    func moved(_ color: UInt32, x: Int) -> UInt32 {
        let threshold = bayerMatrix[row &+ x & 7 | row]
        let offset = (threshold &* 2 &- 63) &* span / 128
        return clampedColor(
            Int(color & 255) &+ offset, Int(color >> 8 & 255) &+ offset, Int(color >> 16 & 255) &+ offset)
    }
}

/// The Bayer thresholds: the interleaved bits of x xor y and of y, reversed.
private let bayerMatrix: [Int] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(0) { value, bit in
        value << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
}

/// The errors carried over between pixels and rows (Floyd and Steinberg 1976): 7/16 of an error go to the next pixel,
/// 3/16, 5/16 and 1/16 to the row below.
///
/// Pixels with an exact palette colour and unchanged pixels neither receive nor pass on errors, so that flat areas
/// stay flat.
struct DiffusedErrors {
    /// Errors in sixteenths of a level, three per pixel, with one pixel of padding on either side.
    private var here: [Int32]
    private var below: [Int32]
    private var forward = 3

    init(width: Int) {
        here = [Int32](repeating: 0, count: 3 * (width + 2))
        below = here
    }

    mutating func beginRow(isReversed: Bool) {
        swap(&here, &below)
        for index in below.indices { below[index] = 0 }
        forward = isReversed ? -3 : 3
    }

    @inline(__always)
    mutating func index(of color: UInt32, at x: Int, _ matcher: inout PaletteMatcher) -> Int {
        let place = 3 &* (x &+ 1)
        func wanted(_ channel: Int) -> Int {
            let level = Int(color >> UInt32(8 &* channel) & 255)
            return min(255, max(0, level &+ (Int(here[place &+ channel]) &+ 8) >> 4))
        }
        let (red, green, blue) = (wanted(0), wanted(1), wanted(2))
        let index = matcher.nearestIndex(clampedColor(red, green, blue))
        guard index < matcher.palette.colors.count else { return index }
        let shown = matcher.palette.colors[index]
        spread(red &- Int(shown & 255), place)
        spread(green &- Int(shown >> 8 & 255), place &+ 1)
        spread(blue &- Int(shown >> 16 & 255), place &+ 2)
        return index
    }

    @inline(__always)
    private mutating func spread(_ error: Int, _ place: Int) {
        let error = Int32(truncatingIfNeeded: error)
        here[place &+ forward] &+= error &* 7
        below[place &- forward] &+= error &* 3
        below[place] &+= error &* 5
        below[place &+ forward] &+= error
    }
}

/// Returns an opaque pixel with clamped levels.
@inline(__always)
private func clampedColor(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    func level(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: min(255, max(0, value))) }
    return level(red) | level(green) << 8 | level(blue) << 16 | 0xFF00_0000
}
