import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

extension SnapshotStore {
    /// Folder of a folder of hashes in which recorded pictures lie that were painted again: not part of the recording.
    static let regenerated = "regenerated"

    /// Keeps a picture that is as recorded, unless it lies there already.
    func regenerate(_ picture: Bitmap, _ entry: SnapshotManifest.Entry) throws {
        guard regeneratedPicture(entry) == nil else { return }
        let path = "\(folder)/\(Self.regenerated)/\(entry.file)"
        try OutputFile.writeRegular(PNG.encode(picture), to: path)
    }

    /// The recorded picture, where one was painted again whose hash is the recorded one; nil where there is none, or another.
    func regeneratedPicture(_ entry: SnapshotManifest.Entry) -> Bitmap? {
        guard let picture = try? PNGFile.read("\(folder)/\(Self.regenerated)/\(entry.file)", isRegular: true),
            picture.contentHash == entry.pixels
        else { return nil }
        return picture
    }
}
