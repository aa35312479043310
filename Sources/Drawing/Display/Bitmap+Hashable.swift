/// By what is seen: not by what is known of it.
extension Bitmap: Hashable {
    public static func == (one: Bitmap, other: Bitmap) -> Bool { one.size == other.size && one.pixels == other.pixels }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(pixels)
    }
}
