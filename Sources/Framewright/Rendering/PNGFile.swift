public import FramewrightCodecs
import FramewrightDocuments
public import FramewrightDrawing

/// Reading and writing of PNG files.
public enum PNGFile {
    /// The maximum size of a PNG file in bytes. Larger files are rejected before they are read.
    public static let sizeLimit = 512 << 20

    /// Writes a bitmap. The file appears at its path only when complete. `scale`, in pixels per point, is written as
    /// the resolution.
    public static func write(
        _ bitmap: Bitmap, to path: String, scale: Double? = nil, effort: PNG.Effort = .fast
    ) throws {
        let bytes = try PNG.encode(bitmap, PNG.Options(effort: effort, scale: scale))
        try OutputFile.write(bytes, to: path)
    }

    /// Writes a sparse bitmap, with the same pixels as `write` of `image.bitmap()`.
    public static func write(
        _ picture: SparseBitmap, to path: String, scale: Double? = nil, effort: PNG.Effort = .fast
    ) throws {
        let bytes = try PNG.encode(picture, PNG.Options(effort: effort, scale: scale))
        try OutputFile.write(bytes, to: path)
    }

    /// Reads a PNG file of any colour type.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isRegular: If true, pipes and devices are rejected.
    ///   - expected: The expected size. An image that `check(_:fits:)` rejects is not decoded.
    public static func read(_ path: String, isRegular: Bool = false, expected: PixelSize? = nil) throws -> Bitmap {
        let bytes = try InputFile.read(path, limit: sizeLimit, isRegular: isRegular)
        if let expected { try check(PNG.size(of: bytes), fits: expected) }
        return try PNG.decode(bytes)
    }

    /// Throws if the size has more than 1.5 times as many pixels as expected, or a side longer than the longer side
    /// expected.
    public static func check(_ size: PixelSize, fits expected: PixelSize) throws(CodecError) {
        let side = max(expected.width, expected.height)
        guard max(size.width, size.height) <= side, size.area <= expected.area + expected.area / 2 else {
            throw .tooLarge(width: size.width, height: size.height, limit: "the \(expected) that are expected")
        }
    }
}
