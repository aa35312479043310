import FramewrightDrawing

extension Bitmap {
    /// Returns a part of the bitmap, or nil if it extends beyond the bitmap.
    func part(x: Int, y: Int, _ size: PixelSize) -> Bitmap? {
        guard x >= 0, y >= 0, x + size.width <= width, y + size.height <= height else { return nil }
        return Bitmap(size: size, pixels: (y..<y + size.height).flatMap { row($0).dropFirst(x).prefix(size.width) })
    }
}
