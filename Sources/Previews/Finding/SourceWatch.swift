import FramewrightDocuments

/// Notices changes of sources: of files, of the Swift files in a folder, of manifests and resources.
package struct SourceWatch: Sendable {
    private static let endings = [
        ".swift", ".c", ".h", ".m", ".strings", ".stringsdict", ".xcstrings", ".json", ".png", ".jpg", ".jpeg", ".svg",
        ".pdf", ".pbxproj",
    ]
    private static let largestCount = 20_000
    private static let deepest = 16

    private let paths: [String]
    private let others: [String]
    private var known: [String: InputFile.Version] = [:]

    /// - Parameters:
    ///   - paths: The files or the folder that the user gave.
    ///   - others: Further files, such as those of local packages.
    package init(_ paths: [String], others: [String]) {
        (self.paths, self.others) = (paths, others)
        known = versions()
    }

    /// Returns true if something has changed since the last call.
    package mutating func hasChanged() -> Bool {
        let now = versions()
        defer { known = now }
        return now != known
    }

    private func versions() -> [String: InputFile.Version] {
        var versions: [String: InputFile.Version] = [:]
        for path in paths {
            if Folder.exists(path) { Self.add(path, depth: 0, to: &versions) } else { Self.add(path, to: &versions) }
        }
        for path in others { Self.add(path, to: &versions) }
        return versions
    }

    private static func add(_ path: String, to versions: inout [String: InputFile.Version]) {
        if versions[path] == nil { versions[path] = InputFile.stamp(of: path) }
    }

    private static func add(_ folder: String, depth: Int, to versions: inout [String: InputFile.Version]) {
        for entry in Folder.entries(in: folder) where versions.count < largestCount {
            let path = "\(folder)/\(entry)"
            if entry.hasSuffix("/") {
                let isSkipped = ["Pods/", "Carthage/", "DerivedData/", "build/", "node_modules/"].contains(entry)
                if !isSkipped, depth < deepest { add(String(path.dropLast()), depth: depth + 1, to: &versions) }
            } else if endings.contains(where: entry.hasSuffix) {
                add(path, to: &versions)
            }
        }
    }
}
