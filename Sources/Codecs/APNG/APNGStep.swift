import FramewrightDrawing

/// A frame of an APNG, ready to be compressed.
public struct APNGStep: EncodingStep {
    let bitmap: Bitmap
    /// What it is drawn over; nil for the first, which is stored whole.
    let base: Bitmap?
    /// The pixels drawn.
    let rect: PixelRect
    let delay: APNGDelay
    let disposal: APNGDisposal
    /// Counted from 0.
    let number: Int
    let layout: APNGLayout
    let effort: PNG.Effort

    /// Its chunks. Throws for colours that the survey did not see: a palette made from other frames holds no place for them.
    public func run() throws(CodecError) -> [UInt8] {
        // Pillow (13.0) forgets what was below a frame that is drawn over the canvas and undone again.
        guard let frame = APNGFrame(bitmap, over: base, in: rect, blends: disposal != .previous, layout, effort) else {
            throw .unsurveyed(frame: number)
        }
        // fcTL of the first frame is number 0, its picture has none; later ones count both.
        guard number > 0 else { return pngChunk("fcTL", control(0, frame)) + pngChunk("IDAT", frame.data) }
        return pngChunk("fcTL", control(2 * number - 1, frame))
            + pngChunk("fdAT", bigEndian(2 * number) + frame.data)
    }

    private func control(_ sequence: Int, _ frame: APNGFrame) -> [UInt8] {
        let numbers = [sequence, rect.width, rect.height, rect.x, rect.y]
        return numbers.flatMap { bigEndian($0) } + bigEndian(Int(delay.numerator)).suffix(2)
            + bigEndian(Int(delay.denominator)).suffix(2) + [disposal.rawValue, frame.isBlended ? 1 : 0]
    }
}
