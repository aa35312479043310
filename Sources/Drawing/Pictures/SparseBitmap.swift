/// A finished picture that holds the rows unlike the one above; the others, most rows of a screen, need not have been painted.
///
/// What a painter makes for an encoder that reads rows by number.
public struct SparseBitmap: Sendable {
    /// The rows that are held, in their places; what stands in the others is of no account.
    package var held: Bitmap
    /// For each row the one it equals: itself, if it is held, or what the one above equals.
    package var sources: [Int32]

    /// A picture that is held whole.
    public init(_ bitmap: Bitmap) {
        held = bitmap
        sources = bitmap.rowSources.isEmpty ? (0..<Int32(bitmap.height)).map(\.self) : bitmap.rowSources
    }

    public var size: PixelSize { held.size }

    /// The picture with all its rows.
    public func bitmap() -> Bitmap {
        var whole = held
        let width = size.width
        whole.withMutablePixels { pixels in
            for y in 0..<size.height where sources[y] != y {
                for x in 0..<width { pixels[y * width + x] = pixels[(y - 1) * width + x] }
            }
        }
        return whole
    }
}
