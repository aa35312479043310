import FramewrightDocuments

/// Asks SwiftPM for the descriptions of packages. Manifests are code, so that they run isolated.
struct PackageReader {
    private static let seconds = 60.0

    let process: IsolatedProcess
    let cache: PreviewCache

    /// Returns the description of the package in a folder.
    func describe(_ path: String) throws(PreviewError) -> PackageDescription {
        let place = OutputFile.place(of: path) ?? path
        let scratch = "\(cache.path)/packages"
        do { _ = try Folder.create(for: "\(scratch)/x") } catch { throw .file(error.message) }
        let arguments = [
            "package", "--package-path", place, "--scratch-path", scratch, "--manifest-cache", "local",
            "--disable-sandbox", "describe", "--type", "json",
        ]
        let result = try run(arguments, mergesErrors: false)
        if result.status == 0, let description = PackageDescription(result.output, path: path) { return description }
        let failed = try run(arguments, mergesErrors: true)
        let lines = String(decoding: failed.output, as: UTF8.self).split(separator: "\n")
        let reason = lines.first { $0.contains("error: ") } ?? lines.last ?? "swift package describe failed"
        throw .package(path, reason: String(reason))
    }

    private func run(_ arguments: [String], mergesErrors: Bool) throws(PreviewError) -> CapturedProcess {
        try process.compile("swift", arguments, in: cache, seconds: Self.seconds, mergesErrors: mergesErrors)
    }
}
