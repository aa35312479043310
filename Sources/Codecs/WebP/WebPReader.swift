import FramewrightCWebP
public import FramewrightDrawing

extension WebP {
    /// Returns true if bytes begin like a WebP file.
    public static func matches(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }

    /// Returns the image of a still file. Colours are converted to sRGB by the file's profile.
    ///
    /// - Parameter limit: The maximum width and height, checked before memory is allocated; by default those of
    ///   `PixelSize`.
    public static func decode(_ bytes: [UInt8], limit: PixelSize? = nil) throws(CodecError) -> Bitmap {
        var width: Int32 = 0
        var height: Int32 = 0
        guard matches(bytes), unsafe WebPGetInfo(bytes, bytes.count, &width, &height) == 1 else {
            throw .unreadable(format: "WebP", reason: "its header cannot be read")
        }
        let size = try size(width: Int(width), height: Int(height), within: limit)
        var pixels = [PremultipliedPixel](repeating: .clear, count: size.area)
        let isDecoded = unsafe pixels.withUnsafeMutableBytes { pixels in
            unsafe WebPDecodeRGBAInto(
                bytes, bytes.count, pixels.bindMemory(to: UInt8.self).baseAddress, pixels.count, width * 4) != nil
        }
        guard isDecoded else {
            let hasFrames = chunk("ANIM", of: bytes) != nil
            throw .unreadable(
                format: "WebP", reason: hasFrames ? "it is an animation" : "its image data cannot be decoded")
        }
        if let profile = chunk("ICCP", of: bytes) { SampleColors.profile(profile).convert(&pixels) }
        premultiply(&pixels)
        return Bitmap(size: size, pixels: pixels)
    }

    private static func size(width: Int, height: Int, within limit: PixelSize?) throws(CodecError) -> PixelSize {
        if let limit, width > limit.width || height > limit.height {
            throw .exceedsFormat(format: "WebP", width: width, height: height, limit: "\(limit)")
        }
        guard let size = PixelSize(width: width, height: height) else {
            throw .exceedsFormat(
                format: "WebP", width: width, height: height, limit: "\(PixelSize.maximumArea) pixels in all")
        }
        return size
    }

    /// Returns the content of the first chunk of a type.
    private static func chunk(_ type: String, of bytes: [UInt8]) -> [UInt8]? {
        var place = 12
        while place + 8 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
            guard place + 8 + length <= bytes.count else { return nil }
            if bytes[place..<place + 4].elementsEqual(type.utf8) {
                return Array(bytes[(place + 8)..<(place + 8 + length)])
            }
            place += 8 + length + length & 1
        }
        return nil
    }
}
