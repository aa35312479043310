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

    /// As `write` of `picture.bitmap()`.
    public static func write(
        _ picture: SparseBitmap, to path: String, scale: Double? = nil, effort: PNG.Effort = .fast
    ) throws {
        let bytes = try PNG.encode(picture, PNG.Options(effort: effort, scale: scale))
        try OutputFile.write(bytes, to: path)
    }

    /// Reads a picture of any PNG kind.
    ///
    /// - Parameter isRegular: refuses pipes and devices.
    public static func read(_ path: String, isRegular: Bool = false) throws -> Bitmap {
        try PNG.decode(try InputFile.read(path, limit: sizeLimit, isRegular: isRegular))
    }
}
