public import FramewrightDrawing

/// A bitmap as runs of equal pixels, which a script decodes faster than a browser decodes PNG; see "Pixel runs" in
/// Performance.
///
/// 32-bit words, lowest byte first: width, height, then segments of pixels in row-major order; a segment may span
/// rows. A segment begins with twice the number of its pixels, followed by the one pixel that is repeated. If 1 is
/// added to that number, all pixels follow instead. Pixels are straight, red in the lowest byte.
public enum PixelRuns {
    /// The maximum side of the squares that are averaged into one pixel.
    public static let largestReduction = 16

    /// Returns the encoded bitmap.
    /// - Parameter side: Each encoded pixel is the mean of a square of this side, 1 to `largestReduction`; incomplete
    ///   squares at the right and bottom edges are included.
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

    /// The minimum length of a repeated run; shorter ones do not pay for their header.
    private static let shortest = 3

    @inline(__always)
    private static func append(_ count: Int, to words: inout [UInt32], pixel: (Int) -> UInt32) {
        // The first pixel that is in no segment yet.
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
