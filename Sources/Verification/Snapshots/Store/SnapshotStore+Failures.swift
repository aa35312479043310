import Framewright
import FramewrightDocuments

extension SnapshotStore {
    /// A picture of a film's failure: a part of its file's name.
    enum FailureImage: String, CaseIterable {
        case strips, onion, frame
    }

    /// The path of a picture of a film's failure.
    func path(of picture: FailureImage, _ request: SnapshotRequest, in failures: String) -> String {
        "\(failures)/\(request.file.dropLast(".png".count)).\(picture.rawValue).png"
    }

    /// Removes the pictures that earlier verifications left of a request, so that those there are show what the last one found.
    ///
    /// No other file is touched, nothing in a folder that has settings, whose pictures are recordings, and nothing outside
    /// `failures` below this folder: elsewhere lies what other folders' verifications found too.
    /// In a folder that must not be changed they stay.
    public func removeFailures(of request: SnapshotRequest, in failures: String) {
        guard failures == "\(folder)/failures", InputFile.size(of: "\(failures)/\(SnapshotSettings.fileName)") == nil
        else {
            return
        }
        let animations = FailureImage.allCases.map { path(of: $0, request, in: failures) }
        let paths = settings.references == .animations ? animations : ["\(failures)/\(request.file)"]
        for path in paths { try? OutputFile.remove(path) }
    }
}
