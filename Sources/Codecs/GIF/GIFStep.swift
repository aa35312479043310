import FramewrightDrawing

/// A planned frame of a GIF, ready for compression.
public struct GIFStep: EncodingStep {
    /// The source of the frame's changes.
    enum Source: Sendable {
        case planned(GIFFrame)
        case recorded(RecordedFrame)
    }

    private let source: Source
    private let colors: GIFColors

    /// The compressed frame and its losses.
    public struct Outcome: Sendable {
        let bytes: [UInt8]
        /// The number of pixels drawn, and of those drawn in a different colour than requested.
        let drawn: Int
        let changed: Int
        /// The number of colours that the palette lacks.
        let lost: Int
    }

    /// The longest delay of one frame in the file, in hundredths of a second. A longer one is split over several
    /// frames with the same image.
    static let longestDelay = Int(UInt16.max)

    /// The widest gap of unchanged pixels that is drawn between two spans. Chosen by measurement, see "Gaps between
    /// changed spans" in Performance.
    private static let widestGap = 48

    init(_ source: Source, _ colors: GIFColors) { (self.source, self.colors) = (source, colors) }

    /// Indexes and compresses the frame.
    public func run() throws(CodecError) -> Outcome {
        switch source {
        case .planned(let frame): outcome(of: frame)
        case .recorded(let frame): outcome(of: frame)
        }
    }

    /// Returns the spans that a frame draws; everything for the first frame.
    static func spans(of frame: GIFFrame) -> ChangedSpans {
        frame.base.map { ChangedSpans(frame.bitmap, over: $0, in: frame.rect, widestGap: widestGap, clear: nil) }
            ?? ChangedSpans(allOf: frame.rect, imageWidth: frame.bitmap.width)
    }

    private func outcome(of frame: GIFFrame) -> Outcome {
        let picked = colors.index(Self.spans(of: frame), of: frame)
        let control = ImageControl(rect: frame.rect, isCleared: frame.isCleared, isLocal: picked.isLocal)
        let data = image(picked.palette) { picked.indexed.encode(by: &$0) }
        return Outcome(
            bytes: write(data, of: picked.palette, control, for: frame.hundredths), drawn: picked.indexed.drawn,
            changed: picked.indexed.changed, lost: picked.lost)
    }

    private func outcome(of frame: RecordedFrame) -> Outcome {
        let (palette, indices) = colors.index(frame.runs)
        let data = image(palette) { frame.runs.encode(as: indices, by: &$0) }
        let (drawn, changed) = frame.runs.drawn(lacking: indices)
        return Outcome(
            bytes: write(data, of: palette, ImageControl(rect: frame.rect), for: frame.hundredths),
            drawn: drawn, changed: changed, lost: 0)
    }

    /// Returns an image with its delay. If the delay is too long for one frame, adds frames that draw nothing.
    private func write(
        _ data: [UInt8], of palette: GIFPalette, _ control: ImageControl, for hundredths: Int
    ) -> [UInt8] {
        let delays = FrameTicks.parts(of: hundredths, longest: Self.longestDelay)
        var first = control
        first.isCleared = control.isCleared && delays.count == 1
        var bytes = first.bytes(palette, hundredths: delays[0]) + data
        for (index, delay) in delays.enumerated().dropFirst() {
            let isCleared = control.isCleared && index == delays.count - 1
            let corner = PixelRect(x: control.rect.x, y: control.rect.y, width: 1, height: 1)
            bytes += nothing(in: isCleared ? control.rect : corner, isCleared: isCleared, hundredths: delay)
        }
        return bytes
    }

    private func nothing(in rect: PixelRect, isCleared: Bool, hundredths: Int) -> [UInt8] {
        let palette = colors.palette
        let control = ImageControl(rect: rect, isCleared: isCleared)
        return control.bytes(palette, hundredths: hundredths)
            + image(palette) { $0.encode(Int(palette.transparentIndex), count: rect.width * rect.height) }
    }

    /// Returns LZW data in sub-blocks of up to 255 bytes.
    private func image(_ palette: GIFPalette, _ encode: (inout LZW) -> Void) -> [UInt8] {
        let bits = max(2, palette.bits)
        var coder = LZW(minimumBits: bits, runsOf: Int(palette.transparentIndex))
        encode(&coder)
        coder.finish()
        return [UInt8(bits)] + coder.blocks + [0]
    }
}

/// The graphic control extension and the image descriptor before an image.
private struct ImageControl {
    let rect: PixelRect
    /// True if the rectangle is cleared to transparent after the frame's delay.
    var isCleared = false
    /// True if the frame has its own palette.
    var isLocal = false

    func bytes(_ palette: GIFPalette, hundredths: Int) -> [UInt8] {
        var bytes: [UInt8] = [0x21, 0xF9, 4, (isCleared ? 2 : 1) << 2 | 1]
        bytes += littleEndian(UInt16(hundredths)) + [palette.transparentIndex, 0, 0x2C]
        for number in [rect.x, rect.y, rect.width, rect.height] { bytes += littleEndian(UInt16(number)) }
        return bytes + (isLocal ? [0x80 | UInt8(palette.bits - 1)] + palette.bytes : [0])
    }
}
