import FramewrightDrawing

/// A frame's rectangle as indices, two a pixel: the low byte's, or as well the high byte's.
///
/// They differ where the canvas shows the pixel's colour already: it may be drawn again or let through, whichever makes
/// the longer repeat.
struct IndexedFrame {
    var indices: [UInt16]
    /// Pixels drawn, and of these those whose colour is not the palette's.
    var drawn = 0
    var changed = 0

    /// `overlay` are the pixels of `frame` in `rect`, 0 where they stay.
    init(
        _ overlay: Bitmap, of frame: Bitmap, in rect: PixelRect, _ matcher: inout PaletteMatcher,
        _ dithering: GIF.Dithering
    ) {
        indices = [UInt16](repeating: UInt16(matcher.palette.transparentIndex) * 257, count: overlay.size.area)
        var errors = DiffusedErrors(width: rect.width)
        for y in 0..<rect.height {
            let isReversed = dithering == .diffusion && y & 1 == 1
            offerColors(overlay, frame, rect, y, matcher)
            errors.beginRow(isReversed: isReversed)
            drawRow(overlay, rect, y, &matcher, dithering, &errors, isReversed: isReversed)
        }
    }

    /// Colours of the palette for pixels that may stay.
    private mutating func offerColors(
        _ overlay: Bitmap, _ frame: Bitmap, _ rect: PixelRect, _ y: Int, _ matcher: PaletteMatcher
    ) {
        let clear = UInt16(matcher.palette.transparentIndex)
        let (row, source) = (y * rect.width, (rect.y + y) * frame.width + rect.x)
        var (last, offer): (UInt32, UInt16) = (0, clear * 257)
        unsafe overlay.pixels.withUnsafeBufferPointer { overlay in
            unsafe frame.pixels.withUnsafeBufferPointer { frame in
                for x in 0..<rect.width where unsafe overlay[row &+ x].packed == 0 {
                    let color = unsafe frame[source &+ x].packed
                    if color == 0 { continue }
                    if color != last {
                        let index = matcher.exactIndex(color)
                        (last, offer) = (color, index < 0 ? clear * 257 : clear | UInt16(index) << 8)
                    }
                    indices[row &+ x] = offer
                }
            }
        }
    }

    private mutating func drawRow(
        _ overlay: Bitmap, _ rect: PixelRect, _ y: Int, _ matcher: inout PaletteMatcher, _ dithering: GIF.Dithering,
        _ errors: inout DiffusedErrors, isReversed: Bool
    ) {
        let row = y * rect.width
        let pattern = BayerRow(y: rect.y + y, colorCount: matcher.palette.colors.count)
        unsafe overlay.pixels.withUnsafeBufferPointer { overlay in
            var (last, exact): (UInt32, Int) = (0, -1)
            for step in 0..<rect.width {
                let x = isReversed ? rect.width &- 1 &- step : step
                let color = unsafe overlay[row &+ x].packed
                if color == 0 { continue }
                drawn &+= 1
                if color != last { (last, exact) = (color, matcher.exactIndex(color)) }
                if exact < 0 { changed &+= 1 }
                let index =
                    exact >= 0
                    ? exact
                    : dithering == .none
                        ? matcher.nearestIndex(color)
                        : dithering == .ordered
                            ? matcher.nearestIndex(pattern.moved(color, x: rect.x &+ x))
                            : errors.index(of: color, at: x, &matcher)
                indices[row &+ x] = UInt16(truncatingIfNeeded: index) &* 257
            }
        }
    }
}

/// A row of Bayer's matrix of 64 thresholds.
struct BayerRow {
    private let row: Int
    /// About the distance of neighbouring colours, were they evenly spread: 255 over the cube root of their number.
    private let span: Int

    init(y: Int, colorCount: Int) {
        row = (y & 7) * 8
        span = (1...16).last { $0 * $0 * $0 <= max(1, colorCount) }.map { 255 / $0 / 2 } ?? 128
    }

    /// The colour raised or lowered by up to half the span, all channels alike.
    @inline(__always)
    func moved(_ color: UInt32, x: Int) -> UInt32 {
        let threshold = bayerMatrix[row &+ x & 7 | row]
        let offset = (threshold &* 2 &- 63) &* span / 128
        return clampedColor(
            Int(color & 255) &+ offset, Int(color >> 8 & 255) &+ offset, Int(color >> 16 & 255) &+ offset)
    }
}

/// Interleaved bits of x xor y and y, reversed.
private let bayerMatrix: [Int] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(0) { value, bit in
        value << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
}

/// What rows owe each other (Floyd and Steinberg 1976): of a pixel's error 7/16 go on, 3/16, 5/16 and 1/16 below.
///
/// Pixels of the palette's own colours and pixels that stay take no error and give none: flat areas stay flat.
struct DiffusedErrors {
    /// Sixteenths of levels, three a pixel, and a pixel on either side.
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

/// Opaque.
@inline(__always)
private func clampedColor(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    func level(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: min(255, max(0, value))) }
    return level(red) | level(green) << 8 | level(blue) << 16 | 0xFF00_0000
}
