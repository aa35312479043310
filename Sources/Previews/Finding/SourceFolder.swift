import FramewrightDocuments

/// The Swift files in a folder that is no package, such as that of an Xcode project.
struct SourceFolder {
    private static let deepest = 16
    private static let largestCount = 5_000
    /// Folders, in lower case, with files of build systems and tests.
    private static let skipped: Set<String> = [
        "pods", "carthage", "deriveddata", "build", "node_modules", "vendor", "fastlane", "xcuserdata",
    ]

    /// The paths of the Swift files, in the order of folders.
    private(set) var files: [String] = []
    /// The paths of folders of packages, which are modules of their own.
    private(set) var packages: [String] = []

    /// Searches a folder.
    ///
    /// Hidden folders, those of tests and of build systems, and manifests are skipped.
    init(_ path: String) throws(PreviewError) {
        try search(path, depth: 0)
        guard !files.isEmpty || !packages.isEmpty else { throw .noSources(path) }
    }

    private mutating func search(_ folder: String, depth: Int) throws(PreviewError) {
        for entry in Folder.entries(in: folder) {
            let path = folder == "." ? entry : "\(folder)/\(entry)"
            guard entry.hasSuffix("/") else {
                if entry.hasSuffix(".swift"), !Self.isManifest(entry) { files.append(path) }
                continue
            }
            guard depth < Self.deepest, !Self.isSkipped(entry.dropLast()) else { continue }
            let inner = String(path.dropLast())
            if InputFile.isThere("\(inner)/Package.swift") {
                packages.append(inner)
            } else {
                try search(inner, depth: depth + 1)
            }
        }
        guard files.count <= Self.largestCount else { throw .tooManySources(folder, limit: Self.largestCount) }
    }

    private static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || (name.hasPrefix("Package@") && name.hasSuffix(".swift"))
    }

    private static func isSkipped(_ name: Substring) -> Bool {
        let lowered = name.lowercased()
        return skipped.contains(lowered) || lowered == "tests" || lowered.hasSuffix("tests")
            || [".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".docc", ".lproj"].contains {
                lowered.hasSuffix($0)
            }
    }
}
