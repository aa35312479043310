import FramewrightCJPEG
public import FramewrightDrawing

/// JPEG, read by libjpeg-turbo: baseline and progressive, grey, colour and the four inks of printing.
public enum JPEG {
    /// Returns true if bytes begin like a JPEG file.
    public static func matches(_ bytes: [UInt8]) -> Bool { JPEGHeader.matches(bytes) }

    /// Returns the upright image of a file and a sentence if it cannot be shown as intended.
    ///
    /// Colours are converted to sRGB by the file's profile; without one they are taken as sRGB. Inks are converted
    /// without a profile.
    /// - Parameter limit: The maximum width and height, checked before memory is allocated; by default those of
    ///   `PixelSize`.
    public static func read(
        _ bytes: [UInt8], limit: PixelSize? = nil
    ) throws(CodecError) -> (bitmap: Bitmap, remark: String?) {
        guard matches(bytes) else { throw .unreadable(format: "JPEG", reason: "it does not begin like one") }
        let header = try JPEGHeader(bytes)
        let size = try header.size(within: limit)
        let isInks = header.componentCount == 4
        var pixels = [PremultipliedPixel](repeating: .clear, count: size.area)
        let format = isInks ? framewright_jpeg_cmyk : framewright_jpeg_rgba
        let status = unsafe pixels.withUnsafeMutableBytes { pixels in
            unsafe framewright_jpeg_decode(
                bytes, UInt(bytes.count), pixels.bindMemory(to: UInt8.self).baseAddress, Int32(size.width),
                Int32(size.height), format)
        }
        guard status >= 0 else { throw .unreadable(format: "JPEG", reason: "its image data cannot be decoded") }
        if isInks { convertInks(&pixels, areInverted: header.isAdobe) }
        if !isInks, let profile = header.profile { SampleColors.profile(profile).convert(&pixels) }
        let bitmap = Bitmap(size: size, pixels: pixels).upright(header.orientation)
        return (bitmap, remark(isDamaged: status == 1, isInks: isInks && header.profile != nil))
    }

    private static func remark(isDamaged: Bool, isInks: Bool) -> String? {
        if isDamaged { return "the JPEG file is damaged; the rest is drawn as it was decoded" }
        return isInks ? "the colour profile of its printing inks is not applied" : nil
    }

    /// Converts cyan, magenta, yellow and black to RGBA.
    private static func convertInks(_ pixels: inout [PremultipliedPixel], areInverted: Bool) {
        for index in pixels.indices {
            let packed = areInverted ? pixels[index].packed : ~pixels[index].packed
            let black = packed >> 24
            func channel(_ shift: UInt32) -> UInt32 { (((packed >> shift & 0xFF) * black + 127) / 255) << shift }
            pixels[index] = PremultipliedPixel(packed: channel(0) | channel(8) | channel(16) | 0xFF00_0000)
        }
    }
}

extension Bitmap {
    /// Returns the bitmap turned and mirrored as an orientation of Exif demands.
    fileprivate func upright(_ orientation: Int) -> Bitmap {
        guard orientation > 1 else { return self }
        let isTurned = orientation >= 5
        guard let size = PixelSize(width: isTurned ? height : width, height: isTurned ? width : height) else {
            return self
        }
        var result = Bitmap(size: size)
        let (right, bottom) = (width - 1, height - 1)
        let source = pixels
        let width = width
        result.withMutablePixels { target in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let (column, row) =
                        switch orientation {
                        case 2: (right - x, y)
                        case 3: (right - x, bottom - y)
                        case 4: (x, bottom - y)
                        case 5: (y, x)
                        case 6: (y, bottom - x)
                        case 7: (right - y, bottom - x)
                        default: (right - y, x)
                        }
                    target[y * size.width + x] = source[row * width + column]
                }
            }
        }
        return result
    }
}
