import FramewrightCWebP
import FramewrightDrawing

/// The binding to libwebp. Calls share no state, so they may run on any threads. See "libwebp" in Performance for a
/// comparison of efforts.
enum LibWebP {
    /// Returns the file of a still image.
    static func file(of bitmap: Bitmap, _ options: WebP.Options) throws(CodecError) -> [UInt8] {
        try encode(straightened(bitmap.pixels), size: bitmap.size, options: options)
    }

    /// Returns the chunks of a file without its header and VP8X, as a frame of an animation holds them (ALPH, VP8,
    /// VP8L).
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
        _ pixels: [UInt32], size: PixelSize, options: WebP.Options
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
    /// For lossless, libwebp's quality is its effort; scaled with `effort` much as in `cwebp -z`.
    fileprivate init(_ options: WebP.Options) {
        switch options.quality {
        case .lossless: self.init(lossless: 1, method: Int32(options.effort), quality: Float(options.effort * 15))
        case .lossy(let quality): self.init(lossless: 0, method: Int32(options.effort), quality: Float(quality))
        }
    }
}
