import Framewright
import FramewrightDocuments

extension SnapshotStore {
    /// The images written for a failed animation; the raw value is part of the file name.
    enum FailureImage: String, CaseIterable {
        case strips, onion, frame
    }

    /// Returns the path of an image of a failed animation.
    func path(of picture: FailureImage, _ request: SnapshotRequest, in failures: String) -> String {
        "\(failures)/\(request.file.dropLast(".png".count)).\(picture.rawValue).png"
    }

    /// Removes the failure images of earlier verifications of a request, so that only those of the last one remain.
    ///
    /// Removes nothing else: nothing in a folder with settings, whose images are references, and nothing outside
    /// `failures` below this folder, which other folders may share. Errors are ignored, for example in a read-only
    /// folder.
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
