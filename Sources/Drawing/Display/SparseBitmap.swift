/// A finished picture of which rows that repeat the one above, most rows of a screen, need not have been painted.
///
/// What a painter makes for an encoder that reads rows by number.
///
/// Guarantee: `sources` has a row for each of the picture, itself or what it has for the one above; that row is painted.
public struct SparseBitmap: Sendable {
    /// What stands in rows that equal another one is of no account.
    package private(set) var held: Bitmap
    /// For each row the one it equals.
    package private(set) var sources: [Int32]

    /// A picture all of whose rows are painted.
    public init(_ bitmap: Bitmap) {
        held = bitmap
        sources = bitmap.rowSources.isEmpty ? (0..<Int32(bitmap.height)).map(\.self) : bitmap.rowSources
    }

    /// In whole pixels, rows that are not painted counted in.
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
        whole.setRowSources(sources)
        return whole
    }

    /// Hands the rows and what they equal to `body`, which makes another picture of them.
    package mutating func hold(_ body: (inout Bitmap, inout [Int32]) -> Void) {
        body(&held, &sources)
        precondition(sources.count == size.height && sources[0] == 0, "\(sources.count) rows are told of \(size)")
        for y in 1..<size.height {
            precondition(sources[y] == y || sources[y] == sources[y - 1], "row \(y) cannot equal row \(sources[y])")
        }
    }
}
