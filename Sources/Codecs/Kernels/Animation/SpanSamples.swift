import FramewrightDrawing

/// A rectangle's samples as PNG has them, a filter type of 0 before each row: the pixels of a frame's spans, and between them
/// `clear`, which lets the canvas show through.
@safe struct SpanSamples: ~Copyable {
    let spans: ChangedSpans
    /// Of a pixel.
    let stride: Int
    /// With the filter type.
    let rowBytes: Int
    /// Eight bytes beyond the last row may be read.
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
    /// No span's pixel is clear: drawn, it would not be seen.
    private(set) var isExact = true

    init(_ spans: ChangedSpans, of frame: Bitmap, _ format: PNGFormat, packed: PackedRows?, clear: UInt32) {
        self.spans = spans
        stride = format.stride
        rowBytes = format.rowBytes + 1
        count = rowBytes * spans.rect.height
        unsafe bytes = .allocate(capacity: count + 8)
        layOut(SampleWriter(stride: stride, packed: packed), clear: clear)
        unsafe frame.pixels.withUnsafeBufferPointer { pixels in
            unsafe draw(pixels, SampleWriter(stride: stride, packed: packed), clear: clear)
        }
    }

    deinit { unsafe bytes.deallocate() }

    /// Every row clear.
    private func layOut(_ writer: SampleWriter, clear: UInt32) {
        let row = [PremultipliedPixel](repeating: PremultipliedPixel(packed: clear), count: spans.rect.width)
        unsafe bytes.initialize(to: 0)
        unsafe row.withUnsafeBufferPointer { unsafe writer.write($0, to: bytes + 1) }
        for y in 1..<spans.rect.height { unsafe (bytes + y * rowBytes).initialize(from: bytes, count: rowBytes) }
        unsafe (bytes + count).initialize(repeating: 0, count: 8)
    }

    private mutating func draw(
        _ pixels: UnsafeBufferPointer<PremultipliedPixel>, _ writer: SampleWriter, clear: UInt32
    ) {
        var hasClear = false
        for span in spans.spans {
            let start = spans.start(of: span)
            let part = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + Int(span.count)])
            unsafe writer.write(part, to: bytes + Int(span.y) * rowBytes + 1 + Int(span.x) * stride)
            if stride == 3, unsafe contains(part, clear) { hasClear = true }
        }
        isExact = !hasClear
    }
}

/// Whether a pixel has these colours, whatever its alpha.
private func contains(_ pixels: UnsafeBufferPointer<PremultipliedPixel>, _ color: UInt32) -> Bool {
    guard let first = pixels.baseAddress else { return false }
    let (mask, colors) = (SIMD4<UInt32>(repeating: 0xFF_FFFF), SIMD4<UInt32>(repeating: color))
    var hits = SIMD4<UInt32>()
    var index = 0
    while index &+ 4 <= pixels.count {
        let here = unsafe UnsafeRawPointer(first + index).loadUnaligned(as: SIMD4<UInt32>.self)
        hits |= equal(here & mask, colors)
        index &+= 4
    }
    var isFound = hits != SIMD4<UInt32>()
    while index < pixels.count {
        if unsafe first[index].packed & 0xFF_FFFF == color { isFound = true }
        index &+= 1
    }
    return isFound
}

/// Pixels as samples: the same in straight and in premultiplied colour, as they are opaque or clear.
private struct SampleWriter {
    let stride: Int
    let packed: PackedRows?

    @inline(__always)
    func write(_ pixels: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
        if let packed { return unsafe packed.write(pixels, to: output) }
        guard let first = pixels.baseAddress else { return }
        let (output, last) = (UnsafeMutableRawPointer(output), pixels.count - 1)
        if stride == 4 { return unsafe output.copyMemory(from: first, byteCount: 4 * pixels.count) }
        // The fourth byte of each is where the next one goes; behind the last one something else may be.
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
