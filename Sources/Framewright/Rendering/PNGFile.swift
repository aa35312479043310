public import FramewrightCodecs
import FramewrightDocuments
public import FramewrightDrawing

/// Pictures on disk.
public enum PNGFile {
    /// Pictures beyond this are refused before they are read.
    public static let sizeLimit = 512 << 20

    /// Writes a picture; the file appears under its name only when complete. `scale` becomes its resolution.
    public static func write(
        _ bitmap: Bitmap, to path: String, scale: Double? = nil, effort: PNG.Effort = .fast
    ) throws {
        let bytes = try PNG.encode(bitmap, PNG.Options(effort: effort, scale: scale))
        try OutputFile.write(bytes, to: path)
    }

    /// As `write` of `image.bitmap()`.
    public static func write(
        _ picture: SparseBitmap, to path: String, scale: Double? = nil, effort: PNG.Effort = .fast
    ) throws {
        let bytes = try PNG.encode(picture, PNG.Options(effort: effort, scale: scale))
        try OutputFile.write(bytes, to: path)
    }

    /// Reads a picture of any PNG kind.
    ///
    /// - Parameters:
    ///   - isRegular: refuses pipes and devices.
    ///   - expected: the size that the picture should have; one that does not fit it is refused before it is decoded.
    public static func read(_ path: String, isRegular: Bool = false, expected: PixelSize? = nil) throws -> Bitmap {
        let bytes = try InputFile.read(path, limit: sizeLimit, isRegular: isRegular)
        if let expected { try check(PNG.size(of: bytes), fits: expected) }
        return try PNG.decode(bytes)
    }

    /// Throws for a size with more than half as many pixels again as expected, or a side longer than the longer one expected.
    public static func check(_ size: PixelSize, fits expected: PixelSize) throws(CodecError) {
        let side = max(expected.width, expected.height)
        guard max(size.width, size.height) <= side, size.area <= expected.area + expected.area / 2 else {
            throw .tooLarge(width: size.width, height: size.height, limit: "the \(expected) that are expected")
        }
    }
}
