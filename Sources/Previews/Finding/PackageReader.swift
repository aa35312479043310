import FramewrightDocuments

/// Asks SwiftPM for the descriptions of packages.
///
/// Manifests are code, so that they run isolated. They can write to a folder of their own in the cache, apart from the
/// modules that previews are compiled to.
struct PackageReader {
    /// The limit of wall time in seconds.
    private static let seconds = 60.0
    /// The limit of processor time of each process in seconds.
    private static let processorTime = 30

    let process: IsolatedProcess
    let cache: PreviewCache

    private var folder: String { "\(cache.path)/packages" }

    /// Returns the description of the package in a folder.
    func describe(_ path: String) throws(PreviewError) -> PackageDescription {
        do { _ = try Folder.create(for: "\(folder)/home/x") } catch { throw .file(error.message) }
        let arguments = [
            "package", "--package-path", OutputFile.place(of: path) ?? path, "--scratch-path", folder,
            "--manifest-cache", "local", "--disable-sandbox", "describe", "--type", "json",
        ]
        let result = try run(arguments, mergesErrors: false)
        if result.status == 0, let description = PackageDescription(result.output, path: path) { return description }
        guard !result.isTimedOut else {
            throw .package(path, reason: "its manifest took more than \(Int(Self.seconds)) seconds")
        }
        let failed = try run(arguments, mergesErrors: true)
        let lines = String(decoding: failed.output, as: UTF8.self).split(separator: "\n")
        let reason = lines.first { $0.contains("error: ") } ?? lines.last ?? "swift package describe failed"
        throw .package(path, reason: String(reason.prefix(400)))
    }

    private func run(_ arguments: [String], mergesErrors: Bool) throws(PreviewError) -> CapturedProcess {
        var place = IsolatedProcess.Place(folder)
        let temporary = try CapturedProcess.scratchFolder(in: folder)
        defer { PreviewCache.remove(temporary) }
        place.processorTime = Self.processorTime
        (place.home, place.temporary) = ("\(folder)/home", temporary)
        return try process.run("swift", arguments, writing: place, seconds: Self.seconds, mergesErrors: mergesErrors)
    }
}
