import FramewrightDrawing

extension Bitmap {
    /// Copies `other`, which must lie inside.
    mutating func draw(_ other: Bitmap, x: Int, y: Int) {
        let width = width
        withMutablePixels { pixels in
            for row in 0..<other.height {
                let start = (y + row) * width + x
                for (column, pixel) in other.row(row).enumerated() { pixels[start + column] = pixel }
            }
        }
    }
}
