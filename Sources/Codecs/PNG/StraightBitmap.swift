public import FramewrightDrawing

/// A picture whose colour is not multiplied by alpha, as PNG files hold it.
public struct StraightBitmap: Hashable, Sendable {
    public let size: PixelSize
    /// Row by row; red in the lowest byte of a pixel, alpha in the highest.
    public let pixels: [UInt32]

    /// There must be a pixel for each of the size.
    public init(size: PixelSize, pixels: [UInt32]) {
        precondition(pixels.count == size.area, "\(pixels.count) pixels cannot be a picture of \(size)")
        (self.size, self.pixels) = (size, pixels)
    }

    /// Divides colour by alpha, rounded to nearest.
    public init(_ bitmap: Bitmap) { self.init(size: bitmap.size, pixels: straightened(bitmap.pixels)) }
}
