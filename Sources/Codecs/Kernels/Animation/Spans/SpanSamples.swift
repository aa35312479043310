import FramewrightDrawing

/// The PNG samples of a rectangle, with a filter type of 0 before each row: the pixels of a frame's spans, and `clear`
/// between them, which keeps the canvas.
@safe struct SpanSamples: ~Copyable {
    let spans: ChangedSpans
    /// The number of bytes per pixel.
    let bytesPerPixel: Int
    /// The number of bytes per row, including the filter type.
    let rowBytes: Int
    /// The samples, followed by eight readable bytes.
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ spans: ChangedSpans, of frame: Bitmap, _ format: PNGFormat, packed: PackedRows?, clear: UInt32) {
        self.spans = spans
        bytesPerPixel = format.bytesPerPixel
        rowBytes = format.rowBytes + 1
        count = rowBytes * spans.rect.height
        unsafe bytes = .allocate(capacity: count + 8)
        unsafe (bytes + count).initialize(repeating: 0, count: 8)
        let writer = SampleWriter(bytesPerPixel: bytesPerPixel, packed: packed)
        let row = [PremultipliedPixel](repeating: PremultipliedPixel(packed: clear), count: spans.rect.width)
        unsafe frame.pixels.withUnsafeBufferPointer { pixels in
            unsafe row.withUnsafeBufferPointer { unsafe draw(pixels, over: $0, writer) }
        }
    }

    deinit { unsafe bytes.deallocate() }

    /// Writes by rows from left to right; copies the gaps between spans from a prepared clear row.
    private func draw(
        _ pixels: UnsafeBufferPointer<PremultipliedPixel>, over clear: UnsafeBufferPointer<PremultipliedPixel>,
        _ writer: SampleWriter
    ) {
        let gaps = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes)
        defer { unsafe gaps.deallocate() }
        unsafe gaps.initialize(to: 0)
        unsafe writer.write(clear, to: gaps + 1)
        // The end of the bytes written.
        var end = 0
        for span in spans.spans {
            let start = spans.start(of: span)
            let part = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + Int(span.count)])
            let first = Int(span.y) * rowBytes + 1 + Int(span.x) * bytesPerPixel
            unsafe fill(end..<first, with: gaps)
            unsafe writer.write(part, to: bytes + first)
            end = first + part.count * bytesPerPixel
        }
        unsafe fill(end..<count, with: gaps)
    }

    private func fill(_ range: Range<Int>, with row: UnsafeMutablePointer<UInt8>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let column = start % rowBytes
            let part = min(rowBytes - column, range.upperBound - start)
            unsafe (bytes + start).initialize(from: row + column, count: part)
            start += part
        }
    }
}

/// Converts pixels to samples. They are opaque or clear, so straight and premultiplied colours are equal.
private struct SampleWriter {
    let bytesPerPixel: Int
    let packed: PackedRows?

    @inline(__always)
    func write(_ pixels: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
        if let packed { return unsafe packed.write(pixels, to: output) }
        guard let first = pixels.baseAddress else { return }
        let (output, last) = (UnsafeMutableRawPointer(output), pixels.count - 1)
        if bytesPerPixel == 4 { return unsafe output.copyMemory(from: first, byteCount: 4 * pixels.count) }
        // The fourth byte of a store is overwritten by the next pixel; the last pixel is stored bytewise, as other
        // data may follow.
        var index = 0
        while index &+ 4 <= last {
            for next in index..<index &+ 4 {
                unsafe output.storeBytes(of: first[next].packed, toByteOffset: 3 &* next, as: UInt32.self)
            }
            index &+= 4
        }
        while index < last {
            unsafe output.storeBytes(of: first[index].packed, toByteOffset: 3 &* index, as: UInt32.self)
            index &+= 1
        }
        let pixel = unsafe first[last].packed
        for byte in 0..<3 {
            let sample = UInt8(truncatingIfNeeded: pixel >> UInt32(8 &* byte))
            unsafe output.storeBytes(of: sample, toByteOffset: 3 &* last &+ byte, as: UInt8.self)
        }
    }
}
