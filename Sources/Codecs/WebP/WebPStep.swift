import FramewrightDrawing

/// A planned frame of an animated WebP, ready for compression.
public struct WebPStep: EncodingStep {
    let bitmap: Bitmap
    /// The canvas below the frame; nil for the first.
    let base: Bitmap?
    let milliseconds: Int
    let options: WebP.Options

    /// The longest duration of one frame in the file, 24 bits of milliseconds. A longer one is split over several
    /// frames.
    static let longestTime = 0xFF_FFFF

    /// The ANMF chunks.
    public struct Outcome: Sendable {
        let bytes: [UInt8]
        let isOpaque: Bool
    }

    /// Compresses the frame.
    public func run() throws(CodecError) -> Outcome {
        let (rect, image, isBlended) = rectangle()
        let chunks = try LibWebP.chunks(of: image, options)
        let times = FrameTicks.parts(of: milliseconds, longest: Self.longestTime)
        let frame = frame(rect, isBlended: isBlended, milliseconds: times[0], chunks: chunks)
        guard times.count > 1 else { return Outcome(bytes: frame, isOpaque: isOpaque(image.pixels)) }
        return Outcome(bytes: frame + (try longer(by: times[1...])), isOpaque: false)
    }

    private func frame(_ rect: PixelRect, isBlended: Bool, milliseconds: Int, chunks: [UInt8]) -> [UInt8] {
        // The flags of ANMF: bit 1 replaces the canvas instead of blending.
        let control =
            littleEndian24(rect.x / 2) + littleEndian24(rect.y / 2) + littleEndian24(rect.width - 1)
            + littleEndian24(rect.height - 1) + littleEndian24(milliseconds) + [isBlended ? 0 : 2]
        return riffChunk("ANMF", control + chunks)
    }

    /// Returns frames of one transparent pixel, which keep the canvas for more time.
    private func longer(by times: ArraySlice<Int>) throws(CodecError) -> [UInt8] {
        let rect = PixelRect(x: 0, y: 0, width: 1, height: 1)
        var pixel = Overlay(bitmap, in: rect).bitmap
        pixel.clear(rect)
        let chunks = try LibWebP.chunks(of: pixel, WebP.Options())
        return times.flatMap { frame(rect, isBlended: true, milliseconds: $0, chunks: chunks) }
    }

    /// Returns the rectangle that changed, and its pixels. Unchanged pixels are made transparent where possible, which
    /// improves lossless compression.
    private func rectangle() -> (PixelRect, Bitmap, isBlended: Bool) {
        guard let base else { return (PixelRect(bitmap.size), bitmap, false) }
        var rect = changedRect(from: base, to: bitmap) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        // The file stores offsets divided by two.
        rect = PixelRect(
            x: rect.x & ~1, y: rect.y & ~1, width: rect.width + rect.x & 1, height: rect.height + rect.y & 1)
        if options.quality == .lossless, let overlay = Overlay(bitmap, over: base, in: rect, clear: 0),
            overlay.unchanged * 8 > rect.width * rect.height
        {
            return (rect, overlay.bitmap, true)
        }
        return (rect, Overlay(bitmap, in: rect).bitmap, false)
    }
}
