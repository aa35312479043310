import FramewrightDrawing

/// A frame of a GIF, ready to be compressed.
public struct GIFStep: EncodingStep {
    let bitmap: Bitmap
    /// What it is drawn over.
    let base: Bitmap
    /// The pixels it has to draw, or to clear.
    let rect: PixelRect
    /// The rectangle becomes transparent when the frame's time is over.
    let isCleared: Bool
    let hundredths: Int
    let colors: GIFColors

    /// A picture with its times, and what it lacks.
    public struct Outcome: Sendable {
        var bytes: [UInt8]
        /// Pixels, and of these the ones in another colour than they should be.
        let drawn: Int
        let changed: Int
        /// Colours that the palette does not have.
        let lost: Int
    }

    /// Of one frame of the file; more is the time of several, all of the same picture.
    static let longestDelay = Int(UInt16.max)

    /// Found by trial on the film of `export/`: 16 made 1,028 kB and 48 1,017; with 256
    /// colours 100 made 1,023 and 160 1,048 (2026-11-23).
    private static let widestGap = 48

    public func run() throws(CodecError) -> Outcome {
        let delays = FrameTicks.parts(of: hundredths, longest: Self.longestDelay)
        var outcome = frame(over: base, rect, isCleared: isCleared && delays.count == 1, delays[0])
        for (index, delay) in delays.enumerated().dropFirst() {
            let isCleared = isCleared && index == delays.count - 1
            let rect = isCleared ? rect : PixelRect(x: rect.x, y: rect.y, width: 1, height: 1)
            outcome.bytes += frame(over: bitmap, rect, isCleared: isCleared, delay).bytes
        }
        return outcome
    }

    private func frame(over base: Bitmap, _ rect: PixelRect, isCleared: Bool, _ hundredths: Int) -> Outcome {
        let spans = ChangedSpans(bitmap, over: base, in: rect, widestGap: Self.widestGap, clear: nil)
        let picked = colors.index(spans, of: bitmap, over: base)
        let palette = picked.palette
        let delay = UInt16(hundredths)
        var bytes: [UInt8] = [0x21, 0xF9, 4, (isCleared ? 2 : 1) << 2 | 1]
        bytes += littleEndian(delay) + [palette.transparentIndex, 0, 0x2C]
        for number in [rect.x, rect.y, rect.width, rect.height] { bytes += littleEndian(UInt16(number)) }
        bytes += picked.isLocal ? [0x80 | UInt8(palette.bits - 1)] + palette.bytes : [0]
        bytes += picture(picked.indexed, palette)
        return Outcome(
            bytes: bytes, drawn: picked.indexed.drawn, changed: picked.indexed.changed, lost: picked.lost)
    }

    /// LZW in blocks of up to 255 bytes.
    private func picture(_ indexed: IndexedFrame, _ palette: GIFPalette) -> [UInt8] {
        let bits = max(2, palette.bits)
        var coder = LZW(minimumBits: bits, runsOf: Int(palette.transparentIndex))
        indexed.encode(by: &coder)
        return [UInt8(bits)] + coder.blocks + [0]
    }
}
