import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension SnapshotStore {
    /// The subfolder with repainted images of a folder of hashes, which are not references.
    static let regenerated = "regenerated"

    /// Stores an image that matches the recorded hash, unless it is stored already.
    func regenerate(_ image: Bitmap, _ entry: SnapshotManifest.Entry) throws {
        guard regeneratedImage(entry, of: image.size) == nil else { return }
        let path = "\(folder)/\(Self.regenerated)/\(entry.file)"
        try OutputFile.writeRegular(PNG.encode(image), to: path)
    }

    /// Returns the repainted image if its hash equals the recorded one, otherwise nil.
    func regeneratedImage(_ entry: SnapshotManifest.Entry, of size: PixelSize) -> Bitmap? {
        let path = "\(folder)/\(Self.regenerated)/\(entry.file)"
        guard let image = try? PNGFile.read(path, isRegular: true, expected: size),
            image.contentHash == entry.pixels
        else { return nil }
        return image
    }
}
