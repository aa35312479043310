import FramewrightDrawing

/// A frame of an APNG, ready to be compressed.
public struct APNGStep: EncodingStep {
    let bitmap: Bitmap
    /// What it is drawn over; nil for the first, which is stored whole.
    let base: Bitmap?
    /// The pixels drawn.
    let rect: PixelRect
    /// The first is its own; the rest are those of frames that change nothing.
    let delays: [APNGDelay]
    let disposal: APNGDisposal
    /// Of its first frame in the file, counted from 0.
    let number: Int
    let layout: APNGLayout
    let effort: PNG.Effort

    /// Its chunks. Throws for colours that the survey did not see: a palette made from other frames holds no place for them.
    public func run() throws(CodecError) -> [UInt8] {
        // Pillow (13.0) forgets what was below a frame that is drawn over the canvas and undone again.
        let picture = try frame(over: base, in: rect, blends: disposal != .previous)
        let bytes = chunks(picture, rect, delays[0], number: number)
        guard delays.count > 1 else { return bytes }
        let pixel = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let unchanged = try frame(over: bitmap, in: pixel, blends: true)
        return delays.indices.dropFirst().reduce(into: bytes) { bytes, part in
            bytes += chunks(unchanged, pixel, delays[part], number: number + part)
        }
    }

    private func frame(over base: Bitmap?, in rect: PixelRect, blends: Bool) throws(CodecError) -> APNGFrame {
        guard let frame = APNGFrame(bitmap, over: base, in: rect, blends: blends, layout, effort) else {
            throw .unsurveyed(frame: number)
        }
        return frame
    }

    /// fcTL of the first frame is number 0, its picture has none; later ones count both.
    private func chunks(_ frame: APNGFrame, _ rect: PixelRect, _ delay: APNGDelay, number: Int) -> [UInt8] {
        let sequence = max(0, 2 * number - 1)
        let numbers = [sequence, rect.width, rect.height, rect.x, rect.y]
        var control = numbers.flatMap { bigEndian($0) }
        for part in [delay.numerator, delay.denominator] { control += bigEndian(Int(part)).suffix(2) }
        control += [disposal.rawValue, frame.isBlended ? 1 : 0]
        let data = number > 0 ? pngChunk("fdAT", bigEndian(2 * number) + frame.data) : pngChunk("IDAT", frame.data)
        return pngChunk("fcTL", control) + data
    }
}
