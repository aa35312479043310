import FramewrightDrawing

/// The rows of an image by index, wherever they are stored.
@safe struct ImageRows {
    let size: PixelSize
    private let held: UnsafePointer<PremultipliedPixel>
    private let sources: UnsafePointer<Int32>

    /// Both pointers must stay valid as long as the rows are used.
    fileprivate init(_ size: PixelSize, _ held: UnsafePointer<PremultipliedPixel>, _ sources: UnsafePointer<Int32>) {
        self.size = size
        unsafe (self.held, self.sources) = (held, sources)
    }

    subscript(y: Int) -> UnsafeBufferPointer<PremultipliedPixel> {
        @inline(__always) get {
            unsafe UnsafeBufferPointer(start: held + Int(sources[y]) &* size.width, count: size.width)
        }
    }

    /// Whether a row equals the one above; false for the first. Compares pixels if the painter did not report a
    /// repeat.
    @inline(__always)
    func repeats(_ y: Int) -> Bool {
        if unsafe sources[y] != y { return true }
        guard y > 0, let row = unsafe self[y].baseAddress, let above = unsafe self[y &- 1].baseAddress
        else { return false }
        return unsafe areEqual(row, above, count: size.width &* 4)
    }
}

extension SparseBitmap {
    /// Calls `body` with the rows.
    func withRows<Result>(_ body: (ImageRows) -> Result) -> Result {
        unsafe held.pixels.withUnsafeBufferPointer { pixels in
            unsafe sources.withUnsafeBufferPointer { sources in
                guard let start = pixels.baseAddress, let first = sources.baseAddress else {
                    preconditionFailure("an image has rows")
                }
                return body(unsafe ImageRows(size, start, first))
            }
        }
    }
}
