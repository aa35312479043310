import FramewrightDrawing

/// The pixels of a frame's rectangle, as an animation stores them.
struct Overlay {
    let bitmap: Bitmap
    /// The number of pixels that keep the canvas.
    let unchanged: Int

    /// Copies the pixels of `frame` in `rect`.
    init(_ frame: Bitmap, in rect: PixelRect) {
        var pixels: [PremultipliedPixel] = []
        pixels.reserveCapacity(rect.width * rect.height)
        for y in rect.y..<rect.y + rect.height { pixels += frame.row(y).dropFirst(rect.x).prefix(rect.width) }
        bitmap = Bitmap(size: pixelSize(of: rect), pixels: pixels)
        unchanged = 0
    }

    /// Copies the pixels of the spans; all others are `clear`.
    init(_ frame: Bitmap, _ spans: ChangedSpans, clear: UInt32) {
        let rect = spans.rect
        var bitmap = Bitmap(size: pixelSize(of: rect), filledWith: PremultipliedPixel(packed: clear))
        bitmap.withMutablePixels { pixels in
            for span in spans.spans {
                let start = Int(span.y) * rect.width + Int(span.x)
                let source = (rect.y + Int(span.y)) * frame.width + rect.x + Int(span.x)
                for index in 0..<Int(span.count) { pixels[start + index] = frame.pixels[source + index] }
            }
        }
        self.bitmap = bitmap
        unchanged = rect.width * rect.height - spans.count
    }

    /// Copies the pixels of `frame` in `rect` that differ from `base`; the others are `clear`. Fails if one that
    /// differs is not opaque, because blending would mix it with `base`.
    init?(_ frame: Bitmap, over base: Bitmap, in rect: PixelRect, clear: UInt32) {
        let width = frame.width
        var (opacity, unchanged): (UInt32, Int) = (0xFF00_0000, 0)
        let pixels = unsafe [PremultipliedPixel](unsafeUninitializedCapacity: rect.width * rect.height) {
            output, count in
            count = output.count
            guard let output = output.baseAddress else { return }
            unsafe frame.pixels.withUnsafeBufferPointer { frame in
                unsafe base.pixels.withUnsafeBufferPointer { base in
                    for y in 0..<rect.height {
                        let start = (rect.y + y) * width + rect.x
                        for x in 0..<rect.width {
                            let pixel = unsafe frame[start &+ x].packed
                            let isSame = unsafe pixel == base[start &+ x].packed
                            unsafe output[y &* rect.width &+ x].packed = isSame ? clear : pixel
                            opacity &= isSame ? 0xFF00_0000 : pixel
                            unchanged &+= isSame ? 1 : 0
                        }
                    }
                }
            }
        }
        guard opacity >> 24 == 255 else { return nil }
        bitmap = Bitmap(size: pixelSize(of: rect), pixels: pixels)
        self.unchanged = unchanged
    }
}

/// Returns the number of pixels of `rect` in which two bitmaps of the same size differ, in every `step`th row.
///
/// Skips equal pixels sixteen at a time. Chosen by measurement, see "Pixel classification and counting" in Performance.
func countDifferences(_ one: Bitmap, _ other: Bitmap, in rect: PixelRect, everyRow step: Int = 1) -> Int {
    let width = one.width
    return unsafe one.pixels.withUnsafeBufferPointer { one in
        unsafe other.pixels.withUnsafeBufferPointer { other in
            guard let one = one.baseAddress, let other = other.baseAddress, unsafe one != other else { return 0 }
            var count = 0
            for y in stride(from: rect.y, to: rect.y + rect.height, by: step) {
                var x = y * width + rect.x
                let end = x + rect.width
                while x < end {
                    if x &+ 16 <= end, unsafe blockIsEqual(one + x, other + x) {
                        x &+= 16
                        continue
                    }
                    for place in x..<min(x &+ 16, end) {
                        count &+= unsafe one[place].packed == other[place].packed ? 0 : 1
                    }
                    x &+= 16
                }
            }
            return count
        }
    }
}

/// Returns the number of pixels of `rect` that are not 0, in every `step`th row.
func countUnclear(_ bitmap: Bitmap, in rect: PixelRect, everyRow step: Int = 1) -> Int {
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        var count: UInt32 = 0
        for y in stride(from: rect.y, to: rect.y + rect.height, by: step) {
            let start = y * bitmap.width + rect.x
            for index in start..<start + rect.width { count &+= unsafe pixels[index].packed == 0 ? 0 : 1 }
        }
        return Int(count)
    }
}

/// Whether all pixels of `rect` are opaque and none has the colour `key`.
func lacks(_ bitmap: Bitmap, _ key: UInt32, in rect: PixelRect) -> Bool {
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        var (opacity, hits): (UInt32, UInt32) = (0xFF00_0000, 0)
        for y in rect.y..<rect.y + rect.height {
            let start = y * bitmap.width + rect.x
            for index in start..<start + rect.width {
                let pixel = unsafe pixels[index].packed
                opacity &= pixel
                hits |= pixel & 0xFF_FFFF == key ? 1 : 0
            }
        }
        return opacity >> 24 == 255 && hits == 0
    }
}

/// Returns the size of `rect`, which must lie inside a bitmap and not be empty.
func pixelSize(of rect: PixelRect) -> PixelSize {
    guard let size = PixelSize(width: rect.width, height: rect.height) else { preconditionFailure("\(rect) is empty") }
    return size
}

extension Bitmap {
    /// Makes the pixels of `rect` transparent.
    mutating func clear(_ rect: PixelRect) {
        let width = width
        withMutablePixels { pixels in
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { pixels[y * width + x] = .clear }
            }
        }
    }
}
