/// A bitmap of premultiplied RGBA8 pixels, row-major from the top, without padding between rows.
///
/// Guarantee: `pixels.count == size.area`.
public struct Bitmap: Sendable {
    /// The size in pixels.
    public let size: PixelSize
    /// The pixels, row by row from the top left.
    public private(set) var pixels: [PremultipliedPixel]
    /// For each row, the index of the first one of the equal rows directly above it, or its own index. Empty if
    /// unknown. Any later write clears it.
    package private(set) var rowSources: [Int32] = []

    /// Creates a bitmap of one colour, transparent by default.
    public init(size: PixelSize, filledWith pixel: PremultipliedPixel = .clear) {
        self.size = size
        pixels = Array(repeating: pixel, count: size.area)
    }

    /// Creates a bitmap from pixels, whose number must be the size's area.
    public init(size: PixelSize, pixels: [PremultipliedPixel]) {
        precondition(pixels.count == size.area, "\(pixels.count) pixels do not fill \(size)")
        self.size = size
        self.pixels = pixels
    }

    /// The width in pixels.
    @inlinable public var width: Int { size.width }
    /// The height in pixels.
    @inlinable public var height: Int { size.height }

    /// The pixel at column `x` and row `y`.
    public subscript(x: Int, y: Int) -> PremultipliedPixel {
        get { pixels[index(x, y)] }
        set {
            rowSources = []
            pixels[index(x, y)] = newValue
        }
    }

    /// Returns one row, left to right.
    public func row(_ y: Int) -> ArraySlice<PremultipliedPixel> { pixels[y * width..<(y + 1) * width] }

    /// Calls `body` with the pixels for writing in place.
    public mutating func withMutablePixels<Result>(
        _ body: (inout MutableSpan<PremultipliedPixel>) throws -> Result
    ) rethrows -> Result {
        rowSources = []
        var span = pixels.mutableSpan
        return try body(&span)
    }

    private func index(_ x: Int, _ y: Int) -> Int {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel \(x),\(y) is outside \(size)")
        return y * width + x
    }
}

extension Bitmap {
    /// Sets the row sources, so that encoders need not compare repeated rows. Chosen by measurement, see Performance.
    /// Debug builds check the rows.
    package mutating func setRowSources(_ rows: [Int32]) {
        precondition(rows.isEmpty || rows.count == height && rows[0] == 0, "\(rows.count) rows are told of \(size)")
        #if DEBUG
        for y in rows.indices where rows[y] != y {
            precondition(rows[y] == rows[y - 1] && row(y) == row(y - 1), "row \(y) is unlike the one above")
        }
        #endif
        rowSources = rows
    }

    /// Returns the row sources and clears them, so that their memory can be reused.
    package mutating func takeRowSources() -> [Int32] {
        var rows: [Int32] = []
        swap(&rows, &rowSources)
        return rows
    }
}
