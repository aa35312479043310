public import FramewrightDrawing

/// A bitmap whose colours are not premultiplied, as in PNG files.
public struct StraightBitmap: Hashable, Sendable {
    /// The size in pixels.
    public let size: PixelSize
    /// The pixels by rows (row-major RGBA8); red in the lowest byte, alpha in the highest.
    public let pixels: [UInt32]

    /// Creates a bitmap; `pixels` must have `size.area` elements.
    public init(size: PixelSize, pixels: [UInt32]) {
        precondition(pixels.count == size.area, "\(pixels.count) pixels cannot be an image of \(size)")
        (self.size, self.pixels) = (size, pixels)
    }

    /// Converts from premultiplied colours: divides by alpha and rounds to nearest.
    public init(_ bitmap: Bitmap) { self.init(size: bitmap.size, pixels: straightened(bitmap.pixels)) }
}
