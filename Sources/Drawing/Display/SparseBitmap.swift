/// A bitmap in which rows that repeat the one above (most rows of a screen) need not be painted.
///
/// Produced by a painter for an encoder that reads rows by index.
///
/// Guarantee: `sources` has an entry for each row: its own index, or the entry of the row above. Rows referred to are
/// painted.
public struct SparseBitmap: Sendable {
    /// The bitmap. The content of rows that repeat another one is undefined.
    package private(set) var held: Bitmap
    /// For each row, the index of the row that it equals.
    package private(set) var sources: [Int32]

    /// Creates a sparse bitmap of a bitmap with all rows painted.
    public init(_ bitmap: Bitmap) {
        held = bitmap
        sources = bitmap.rowSources.isEmpty ? (0..<Int32(bitmap.height)).map(\.self) : bitmap.rowSources
    }

    /// The size in pixels, including rows that are not painted.
    public var size: PixelSize { held.size }

    /// Returns the bitmap with all rows filled in.
    public func bitmap() -> Bitmap {
        var whole = held
        let width = size.width
        whole.withMutablePixels { pixels in
            for y in 0..<size.height where sources[y] != y {
                for x in 0..<width { pixels[y * width + x] = pixels[(y - 1) * width + x] }
            }
        }
        whole.setRowSources(sources)
        return whole
    }

    /// Calls `body` with the rows and their sources, to paint another image into them.
    package mutating func hold(_ body: (inout Bitmap, inout [Int32]) -> Void) {
        body(&held, &sources)
        precondition(sources.count == size.height && sources[0] == 0, "\(sources.count) rows are told of \(size)")
        for y in 1..<size.height {
            precondition(sources[y] == y || sources[y] == sources[y - 1], "row \(y) cannot equal row \(sources[y])")
        }
    }
}
