import FramewrightDrawing

/// A planned frame of an APNG, ready for compression.
public struct APNGStep: EncodingStep {
    let bitmap: Bitmap
    /// The canvas below the frame; nil for the first, which is stored whole.
    let base: Bitmap?
    /// The rectangle that is drawn.
    let rect: PixelRect
    /// The first delay is the frame's own; the others belong to additional frames that change nothing.
    let delays: [APNGDelay]
    let disposal: APNGDisposal
    /// The number of its first frame in the file, counted from 0.
    let number: Int
    let layout: APNGLayout
    let effort: PNG.Effort

    /// Returns the frame's chunks.
    /// - Throws: `CodecError.colorsNotSurveyed` if the frame has a colour that the surveyed layout cannot store.
    public func run() throws(CodecError) -> [UInt8] {
        // Pillow 13.0 does not restore the canvas below a frame that is both blended and undone.
        let image = try frame(over: base, in: rect, blends: disposal != .previous)
        let bytes = chunks(image, rect: rect, delay: delays[0], number: number)
        guard delays.count > 1 else { return bytes }
        let pixel = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let unchanged = try frame(over: bitmap, in: pixel, blends: true)
        return delays.indices.dropFirst().reduce(into: bytes) { bytes, part in
            bytes += chunks(unchanged, rect: pixel, delay: delays[part], number: number + part)
        }
    }

    private func frame(over base: Bitmap?, in rect: PixelRect, blends: Bool) throws(CodecError) -> APNGFrame {
        guard let frame = APNGFrame(bitmap, over: base, in: rect, blends: blends, layout: layout, effort: effort) else {
            throw .colorsNotSurveyed(frame: number)
        }
        return frame
    }

    /// Returns fcTL and the image data. The first fcTL has sequence number 0 and its IDAT has none; later fcTL and
    /// fdAT chunks both count.
    private func chunks(_ frame: APNGFrame, rect: PixelRect, delay: APNGDelay, number: Int) -> [UInt8] {
        let sequence = max(0, 2 * number - 1)
        let numbers = [sequence, rect.width, rect.height, rect.x, rect.y]
        var control = numbers.flatMap { bigEndian($0) }
        for part in [delay.numerator, delay.denominator] { control += bigEndian(Int(part)).suffix(2) }
        control += [disposal.rawValue, frame.isBlended ? 1 : 0]
        let data = number > 0 ? pngChunk("fdAT", bigEndian(2 * number) + frame.data) : pngChunk("IDAT", frame.data)
        return pngChunk("fcTL", control) + data
    }
}
