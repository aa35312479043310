extension Bitmap {
    /// Creates a bitmap with undefined content (magenta in debug builds). The caller must write every pixel before one
    /// is read. Chosen by measurement, see Performance.
    package init(unpainted size: PixelSize) {
        #if DEBUG
        self.init(size: size, filledWith: PremultipliedPixel(packed: 0xFFFF_00FF))
        #else
        self.init(
            size: size,
            pixels: unsafe Array(unsafeUninitializedCapacity: size.area) { _, count in count = size.area })
        #endif
    }
}
