import FramewrightDrawing

/// Converts a compressed stream to rows of pixels, through a window that fits the cache. See "PNG decoder" in
/// Performance.
@safe struct RowReader: ~Copyable {
    private let format: PNGFormat
    private let pixels: UnsafeMutablePointer<PremultipliedPixel>
    /// The 32 KiB that matches can reach, followed by rows.
    private let window: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// Two buffers for unfiltered rows, used in turn; zeros at first.
    private let rows: UnsafeMutablePointer<UInt8>
    /// The last unfiltered row: in `rows`, or in `window` if it had no filter.
    private var above: UnsafePointer<UInt8>
    private var filled = 0
    private var taken = 0
    private var y = 0
    private var adler = Adler32()

    init(_ format: PNGFormat, _ pixels: UnsafeMutablePointer<PremultipliedPixel>) {
        self.format = format
        unsafe self.pixels = pixels
        capacity = 3 * DeflateSymbols.farthestMatch + 2 * format.rowBytes + 1024
        unsafe window = .allocate(capacity: capacity + Inflation.overrun)
        unsafe window.initialize(repeating: 0, count: capacity + Inflation.overrun)
        unsafe rows = .allocate(capacity: 2 * (format.rowBytes + 8))
        unsafe rows.initialize(repeating: 0, count: 2 * (format.rowBytes + 8))
        unsafe above = UnsafePointer(rows)
    }

    deinit {
        unsafe window.deallocate()
        unsafe rows.deallocate()
    }

    var hasMore: Bool { y < format.size.height }
    var checksum: UInt32 { adler.value }

    /// Decompresses as much as fits and converts the complete rows; returns false for damaged input.
    mutating func read(_ inflation: inout Inflation) -> Bool {
        let end = unsafe inflation.run(window, from: filled, to: capacity)
        guard !inflation.hasFailed else { return false }
        filled = end
        while hasMore, filled - taken > format.rowBytes {
            guard unsafe takeRow(window + taken) else { return false }
            taken += format.rowBytes + 1
        }
        if hasMore, inflation.isFinished { return false }
        slide()
        return true
    }

    /// Whether the stream ends after the last row.
    mutating func isAtEnd(_ inflation: inout Inflation) -> Bool {
        let end = unsafe inflation.run(window, from: filled, to: capacity)
        return inflation.isFinished && !inflation.hasFailed && end == taken
    }

    private mutating func slide() {
        let dropped = max(0, min(taken, filled - DeflateSymbols.farthestMatch))
        if unsafe above != UnsafePointer(nextRow(after: nextRow(after: above))) {
            let copy = unsafe nextRow(after: above)
            unsafe copy.update(from: above, count: format.rowBytes)
            unsafe above = UnsafePointer(copy)
        }
        unsafe window.update(from: window + dropped, count: filled - dropped)
        filled -= dropped
        taken -= dropped
    }

    /// Returns the buffer of `rows` that does not hold the last row.
    private func nextRow(after row: UnsafePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        unsafe row == UnsafePointer(rows) ? rows + format.rowBytes + 8 : rows
    }

    /// Converts a row. The window must not change, so rows are unfiltered elsewhere.
    private mutating func takeRow(_ row: UnsafePointer<UInt8>) -> Bool {
        let (count, width) = (format.rowBytes, format.size.width)
        let output = unsafe pixels + y * width
        y += 1
        if unsafe y > 1 && row[0] == RowFilter.up.rawValue && isZero(row + 1, count: count) {
            adler.append(RowFilter.up.rawValue)
            adler.appendZeros(count)
            unsafe output.update(from: output - width, count: width)
            return true
        }
        unsafe adler.append(UnsafeRawBufferPointer(start: row, count: count + 1))
        if unsafe row[0] == RowFilter.none.rawValue {
            unsafe above = row + 1
        } else {
            let plain = unsafe nextRow(after: above)
            guard
                unsafe unfilterRow(
                    row[0], row + 1, above: above, count: count, bytesPerPixel: format.bytesPerPixel, into: plain)
            else { return false }
            unsafe above = UnsafePointer(plain)
        }
        unsafe readSamples(above, format.layout, palette: format.palette, to: output, width: width)
        return true
    }
}
