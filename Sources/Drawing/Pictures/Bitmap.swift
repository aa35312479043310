/// A finished picture: premultiplied RGBA, rows from the top, no padding between rows.
///
/// Guarantee: `pixels.count == size.area`.
public struct Bitmap: Hashable, Sendable {
    public let size: PixelSize
    /// Row by row from the top left.
    public private(set) var pixels: [PremultipliedPixel]

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
        set { pixels[index(x, y)] = newValue }
    }

    /// One row, left to right.
    public func row(_ y: Int) -> ArraySlice<PremultipliedPixel> { pixels[y * width..<(y + 1) * width] }

    /// Hands the pixels to `body` for writing in place.
    public mutating func withMutablePixels<Result>(
        _ body: (inout MutableSpan<PremultipliedPixel>) throws -> Result
    ) rethrows -> Result {
        var span = pixels.mutableSpan
        return try body(&span)
    }

    private func index(_ x: Int, _ y: Int) -> Int {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel \(x),\(y) is outside \(size)")
        return y * width + x
    }
}
