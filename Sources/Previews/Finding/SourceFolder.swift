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
    /// The paths of Xcode projects.
    private(set) var projects: [String] = []
    /// The folders that cannot be read.
    private(set) var unreadable: [LeftOutFile] = []

    /// The path as given.
    let path: String
    /// The real path of the folder.
    private let root: String
    /// The real paths of the files and folders that were found. Links may lead to the same again.
    private var known: Set<String> = []

    /// Searches a folder.
    ///
    /// Hidden folders, those of tests and of build systems, and manifests are skipped, and links to a folder around
    /// this
    /// one.
    init(_ path: String) throws(PreviewError) {
        self.path = path
        root = OutputFile.place(of: path) ?? path
        known.insert(root)
        try search(path, depth: 0)
        guard !files.isEmpty || !packages.isEmpty else { throw .noSources(path) }
    }

    private mutating func search(_ folder: String, depth: Int) throws(PreviewError) {
        let entries: [String]
        do { entries = try Folder.entries(reading: folder) } catch {
            unreadable.append(LeftOutFile(file: folder, line: 0, reason: error.message, missingDependency: nil))
            return
        }
        for entry in entries {
            let path = folder == "." ? entry : "\(folder)/\(entry)"
            guard entry.hasSuffix("/") else {
                if entry.hasSuffix(".swift"), !Self.isManifest(entry), isNew(path) { files.append(path) }
                continue
            }
            let inner = String(path.dropLast())
            if entry.hasSuffix(".xcodeproj/") { projects.append(inner) }
            guard depth < Self.deepest, !Self.isSkipped(entry.dropLast()) else { continue }
            guard isNew(inner) else { continue }
            if InputFile.isThere("\(inner)/Package.swift") {
                packages.append(inner)
            } else {
                try search(inner, depth: depth + 1)
            }
        }
        guard files.count <= Self.largestCount else { throw .tooManySources(folder, limit: Self.largestCount) }
    }

    /// Returns true the first time for a file or folder that is not around the root.
    private mutating func isNew(_ path: String) -> Bool {
        let place = OutputFile.place(of: path) ?? path
        return !root.hasPrefix("\(place)/") && place != "/" && known.insert(place).inserted
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
