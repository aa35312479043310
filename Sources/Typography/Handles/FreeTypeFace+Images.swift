import FramewrightCFreeType
import FramewrightDrawing

extension FreeTypeFace {
    /// Returns the glyph's bitmap in the font's first size. Returns nil if the face has outlines or no such glyph.
    ///
    /// - Parameter unitsPerEm: The units per em, which FreeType does not provide for fonts without outlines.
    func image(of glyph: GlyphID, unitsPerEm: Int) -> GlyphImage? {
        guard unsafe face.pointee.num_fixed_sizes > 0, isModest(glyph), unsafe FT_Select_Size(face, 0) == 0,
            unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = unsafe face.pointee.glyph,
            unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
            let bitmap = unsafe Bitmap(slot.pointee.bitmap)
        else { return nil }
        let pixelsPerEm = unsafe Double(face.pointee.available_sizes[0].x_ppem) / 64
        guard unitsPerEm > 0, pixelsPerEm >= 1 else { return nil }
        let unitsPerPixel = Double(unitsPerEm) / pixelsPerEm
        let left = unsafe Double(slot.pointee.bitmap_left)
        let top = unsafe Double(slot.pointee.bitmap_top)
        return GlyphImage(
            bitmap: bitmap, bearing: Point(x: left * unitsPerPixel, y: top * unitsPerPixel),
            unitsPerPixel: unitsPerPixel, unitsPerEm: unitsPerEm)
    }
}

extension Bitmap {
    /// Converts a premultiplied BGRA bitmap. Returns nil for other formats and unreasonable sizes.
    @safe fileprivate init?(_ bitmap: FT_Bitmap) {
        let (width, height, pitch) = unsafe (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, (1...1_024).contains(width),
            (1...1_024).contains(height), pitch >= width * 4, let buffer = unsafe bitmap.buffer,
            let size = PixelSize(width: width, height: height)
        else { return nil }
        let bytes = unsafe UnsafeBufferPointer(start: buffer, count: pitch * height)
        var pixels: [PremultipliedPixel] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let place = y * pitch + x * 4
                pixels.append(unsafe PremultipliedPixel(bgra: bytes[place..<place + 4]))
            }
        }
        self.init(size: size, pixels: pixels)
    }
}

extension PremultipliedPixel {
    /// Clamps colour components to alpha, because damaged fonts may exceed it.
    @safe fileprivate init(bgra: Slice<UnsafeBufferPointer<UInt8>>) {
        let start = unsafe bgra.startIndex
        let alpha = unsafe UInt32(bgra[start + 3])
        let (blue, green) = unsafe (min(UInt32(bgra[start]), alpha), min(UInt32(bgra[start + 1]), alpha))
        let red = unsafe min(UInt32(bgra[start + 2]), alpha)
        self.init(packed: red | green << 8 | blue << 16 | alpha << 24)
    }
}
