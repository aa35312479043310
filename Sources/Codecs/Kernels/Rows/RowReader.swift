import FramewrightDrawing

/// Turns an unpacked stream into rows of pixels, through a window that stays in the cache.
@safe struct RowReader: ~Copyable {
    private let format: PNGFormat
    private let pixels: UnsafeMutablePointer<PremultipliedPixel>
    /// The 32 KiB a match may mean, then rows.
    private let window: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private let above: UnsafeMutablePointer<UInt8>
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
        unsafe above = .allocate(capacity: 2 * format.rowBytes + 16)
        unsafe above.initialize(repeating: 0, count: 2 * format.rowBytes + 16)
    }

    deinit {
        unsafe window.deallocate()
        unsafe above.deallocate()
    }

    var hasMore: Bool { y < format.size.height }
    var checksum: UInt32 { adler.value }

    /// Unpacks as much as fits, and takes the rows out of it; false for damage.
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

    /// Nothing may follow the last row.
    mutating func isAtEnd(_ inflation: inout Inflation) -> Bool {
        let end = unsafe inflation.run(window, from: filled, to: capacity)
        return inflation.isFinished && !inflation.hasFailed && end == taken
    }

    private mutating func slide() {
        let dropped = max(0, min(taken, filled - DeflateSymbols.farthestMatch))
        unsafe window.update(from: window + dropped, count: filled - dropped)
        filled -= dropped
        taken -= dropped
    }

    /// The window itself must stay as it is, so rows are predicted in a copy.
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
        let copy = unsafe above + count + 8
        unsafe copy.update(from: row + 1, count: count)
        guard unsafe unfilterRow(row[0], copy, above: above, count: count, stride: format.stride) else { return false }
        unsafe readSamples(copy, format.layout, palette: format.palette, to: output, width: width)
        unsafe above.update(from: copy, count: count)
        return true
    }
}
