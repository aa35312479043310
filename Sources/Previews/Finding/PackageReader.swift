import FramewrightDocuments

/// Asks SwiftPM for the descriptions of packages.
///
/// Manifests are code, so that they run isolated. They can write to a folder of their own in the cache, apart from the
/// modules that previews are compiled to.
struct PackageReader {
    /// The limit of wall time in seconds.
    private static let seconds = 60.0
    /// The limit of processor time of each process in seconds.
    private static let processorTime = 20

    let process: IsolatedProcess
    let cache: PreviewCache

    private var folder: String { "\(cache.path)/packages" }

    /// Returns the description of the package in a folder.
    func describe(_ path: String) throws(PreviewError) -> PackageDescription {
        let result = try run(["describe", "--type", "json"], on: OutputFile.place(of: path) ?? path)
        if result.status == 0, let description = PackageDescription(result.output, path: path) { return description }
        throw .package(path, reason: Self.reason(of: result))
    }

    /// Returns whether SwiftPM reads from the text of a manifest that targets depend on a product.
    func reads(_ manifest: String, product: String, inTargets names: [String]) throws(PreviewError) -> Bool {
        let place = try CapturedProcess.scratchFolder(in: try created().folder)
        defer { PreviewCache.remove(place) }
        do { try OutputFile.write(Array(manifest.utf8), to: "\(place)/Package.swift") } catch {
            throw .file(error.message)
        }
        let result = try run(["dump-package"], on: place)
        guard result.status == 0, let root = try? JSONDocument(parsing: result.output, file: "manifest").root else {
            return false
        }
        return names.allSatisfy { name in
            root.list("targets").contains { target in
                target["name"]?.string == name
                    && target.list("dependencies").contains { $0.list("product").first?.string == product }
            }
        }
    }

    private func created() throws(PreviewError) -> PackageReader {
        do { _ = try Folder.create(for: "\(folder)/home/x") } catch { throw .file(error.message) }
        return self
    }

    private static func reason(of result: CapturedProcess) -> String {
        if result.isTimedOut { return "its manifest took more than \(Int(seconds)) seconds" }
        let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
        // The compiler's errors say more than SwiftPM's.
        if let line = lines.first(where: { $0.contains("Package.swift:") && $0.contains("error: ") }) {
            return String(line.prefix(400))
        }
        let line = lines.first { $0.contains("error: ") } ?? lines.last ?? "swift package describe failed"
        guard let mark = line.firstRange(of: "Invalid manifest") else { return String(line.prefix(400)) }
        return "\(line[..<mark.upperBound]): it fails, or takes more than \(processorTime) seconds"
    }

    private func run(_ command: [String], on package: String) throws(PreviewError) -> CapturedProcess {
        let folder = try created().folder
        let arguments =
            [
                "package", "--package-path", package, "--scratch-path", folder, "--manifest-cache", "local",
                "--disable-sandbox",
            ] + command
        var place = IsolatedProcess.Place(folder)
        let temporary = try CapturedProcess.scratchFolder(in: folder)
        defer { PreviewCache.remove(temporary) }
        place.processorTime = Self.processorTime
        (place.home, place.temporary) = ("\(folder)/home", temporary)
        return try process.run("swift", arguments, writing: place, seconds: Self.seconds, mergesErrors: false)
    }
}
