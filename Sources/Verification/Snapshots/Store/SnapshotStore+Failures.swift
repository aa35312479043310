import Framewright
import FramewrightDocuments

extension SnapshotStore {
    /// The images written for a failed animation; the raw value is part of the file name.
    enum FailureImage: String, CaseIterable {
        case strips, onion, frame
    }

    /// Returns the path of an image of a failed animation.
    func path(of image: FailureImage, _ request: SnapshotRequest, in failures: String) -> String {
        "\(failures)/\(request.file.dropLast(".png".count)).\(image.rawValue).png"
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

    /// Lists the images in the folder's `failures` whose references nothing requires any more, relative to
    /// the folder, with these references. Lists images with a name that a verification gives them only, and none
    /// behind symbolic links or in a nested snapshot folder.
    func unusedFailures() throws(FileError) -> [(file: String, reference: String)] {
        guard Folder.exists("\(folder)/failures") else { return [] }
        let files = try Folder.list(folder, limit: Self.fileLimit).files.filter { $0.hasPrefix("failures/") }
        let others = files.filter { $0.hasSuffix("/\(SnapshotSettings.fileName)") }
            .map { $0.dropLast(SnapshotSettings.fileName.count) }
        let required = Set(requests().map(\.file))
        let failed = Set((try? LastVerification.read(from: "\(folder)/failures"))?.failed ?? [])
        return files.compactMap { file in
            guard file.hasSuffix(".png"), !others.contains(where: file.hasPrefix),
                let reference = reference(ofFailure: String(file.dropFirst("failures/".count)))
            else { return nil }
            let isKnown = isOurs(reference) || failed.contains(reference)
            return isKnown && !required.contains(reference) ? (file, reference) : nil
        }
    }

    /// Returns the reference of a failure's image. Returns nil if no verification writes an image of that name.
    private func reference(ofFailure file: String) -> String? {
        guard settings.references == .animations else { return file }
        let ending = FailureImage.allCases.map { ".\($0.rawValue).png" }.first(where: file.hasSuffix)
        return ending.map { file.dropLast($0.count) + ".png" }
    }
}
