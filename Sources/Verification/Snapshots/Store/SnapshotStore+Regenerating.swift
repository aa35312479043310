import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension SnapshotStore {
    /// Folder of a folder of hashes in which recorded pictures lie that were painted again: not part of the recording.
    static let regenerated = "regenerated"

    /// Keeps a picture that is as recorded, unless it lies there already.
    func regenerate(_ picture: Bitmap, _ entry: SnapshotManifest.Entry) throws {
        guard regeneratedImage(entry, of: picture.size) == nil else { return }
        let path = "\(folder)/\(Self.regenerated)/\(entry.file)"
        try OutputFile.writeRegular(PNG.encode(picture), to: path)
    }

    /// The recorded picture, where one was painted again whose hash is the recorded one; nil where there is none, or another.
    func regeneratedImage(_ entry: SnapshotManifest.Entry, of size: PixelSize) -> Bitmap? {
        let path = "\(folder)/\(Self.regenerated)/\(entry.file)"
        guard let picture = try? PNGFile.read(path, isRegular: true, expected: size),
            picture.contentHash == entry.pixels
        else { return nil }
        return picture
    }
}
