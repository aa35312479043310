/// A finished picture: premultiplied RGBA, rows from the top, no padding between rows.
///
/// Guarantee: `pixels.count == size.area`.
public struct Bitmap: Sendable {
    public let size: PixelSize
    /// Row by row from the top left.
    public private(set) var pixels: [PremultipliedPixel]
    /// For each row the one that whoever painted it knows it to equal, itself or what the one above equals; empty where nobody
    /// knows. Whatever is written later ends it.
    package private(set) var rowSources: [Int32] = []

    /// A picture of one colour; transparent unless told.
    public init(size: PixelSize, filledWith pixel: PremultipliedPixel = .clear) {
        self.size = size
        pixels = Array(repeating: pixel, count: size.area)
    }

    /// Takes `pixels` over; their number must be the size's area.
    public init(size: PixelSize, pixels: [PremultipliedPixel]) {
        precondition(pixels.count == size.area, "\(pixels.count) pixels do not fill \(size)")
        self.size = size
        self.pixels = pixels
    }

    @inlinable public var width: Int { size.width }
    @inlinable public var height: Int { size.height }

    /// The pixel at column `x`, row `y`.
    public subscript(x: Int, y: Int) -> PremultipliedPixel {
        get { pixels[index(x, y)] }
        set {
            rowSources = []
            pixels[index(x, y)] = newValue
        }
    }

    /// One row, left to right.
    public func row(_ y: Int) -> ArraySlice<PremultipliedPixel> { pixels[y * width..<(y + 1) * width] }

    /// Hands the pixels to `body` for writing in place.
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
    /// Notes what a painter knows of all rows, so that encoders need not look at those that repeat: looking waits for memory, a
    /// seventh of the time of a board's PNG (2026-11-24). Debug builds look.
    package mutating func setRowSources(_ rows: [Int32]) {
        precondition(rows.isEmpty || rows.count == height && rows[0] == 0, "\(rows.count) rows are told of \(size)")
        #if DEBUG
        for y in rows.indices where rows[y] != y {
            precondition(rows[y] == rows[y - 1] && row(y) == row(y - 1), "row \(y) is unlike the one above")
        }
        #endif
        rowSources = rows
    }

    /// What was noted, to be noted anew in the same memory.
    package mutating func takeRowSources() -> [Int32] {
        var rows: [Int32] = []
        swap(&rows, &rowSources)
        return rows
    }
}
