import FramewrightCWebP
import FramewrightDrawing

/// The only place that calls libwebp. Calls share nothing, so they may run on any thread.
///
/// Measured 2026-11-22 on a loaded machine, minutes apart, processor time, 60 frames of 780x1688 in which twelve tiles
/// slide: lossless at effort 1 694 to 930 ms and 962 kB, at 2 1,170 to 1,600 and 813; libwebp's animation encoder through Pillow at its
/// defaults 2,864 ms and 4,835 kB. Effort 0 was no faster and 6,970 kB.
enum LibWebP {
    /// A still picture's file.
    static func file(of bitmap: Bitmap, _ options: WebP.Options) throws(CodecError) -> [UInt8] {
        try encode(straightened(bitmap.pixels), bitmap.size, options)
    }

    /// The file's chunks without its header and without VP8X: what a frame of an animation holds (ALPH, VP8, VP8L).
    static func chunks(of bitmap: Bitmap, _ options: WebP.Options) throws(CodecError) -> [UInt8] {
        let file = try file(of: bitmap, options)
        var place = 12
        var chunks: [UInt8] = []
        while place + 8 <= file.count {
            let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
            let end = min(file.count, place + 8 + length + length & 1)
            if !file[place..<place + 4].elementsEqual("VP8X".utf8) { chunks += file[place..<end] }
            place = end
        }
        return chunks
    }

    private static func encode(
        _ pixels: [UInt32], _ size: PixelSize, _ options: WebP.Options
    ) throws(CodecError) -> [UInt8] {
        var count = 0
        var reason: Int32 = 0
        let bytes = unsafe framewright_webp_encode(
            pixels, Int32(size.width), Int32(size.height), framewright_webp_options(options), &count, &reason)
        guard let bytes = unsafe bytes else {
            throw .encoderFailed(format: "WebP", reason: "libwebp's error \(reason)")
        }
        defer { unsafe WebPFree(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}

extension framewright_webp_options {
    /// Lossless, quality is how hard to look: a quarter of the way at the lowest efforts, as `cwebp -z` has it.
    fileprivate init(_ options: WebP.Options) {
        switch options.quality {
        case .lossless: self.init(lossless: 1, method: Int32(options.effort), quality: Float(options.effort * 15))
        case .lossy(let quality): self.init(lossless: 0, method: Int32(options.effort), quality: Float(quality))
        }
    }
}
