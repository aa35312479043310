/// Compares sizes and pixels only, not `rowSources`.
extension Bitmap: Hashable {
    /// Returns true if sizes and pixels are equal.
    public static func == (one: Bitmap, other: Bitmap) -> Bool { one.size == other.size && one.pixels == other.pixels }

    /// Hashes the size and the pixels.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(pixels)
    }
}
