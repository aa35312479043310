import FramewrightDocuments

/// The folder for compiled modules and temporary files of previews.
public struct PreviewCache: Hashable, Sendable {
    /// The path of the folder, without symbolic links.
    public let path: String

    /// Creates the folder if it is not there.
    public init(_ path: String) throws(PreviewError) {
        do { _ = try Folder.create(for: "\(path)/x") } catch { throw .file(error.message) }
        self.path = OutputFile.place(of: path) ?? path
    }

    /// The user's folder for caches, by the XDG base directory specification.
    public static var standardPath: String {
        if let base = ProcessEnvironment["XDG_CACHE_HOME"], base.hasPrefix("/") { return "\(base)/framewright" }
        return "\(ProcessEnvironment["HOME"] ?? "/tmp")/.cache/framewright"
    }

    /// The home folder of compilers, which keep their own caches in it.
    var home: String { "\(path)/home" }

    /// Returns the folder for a compiled module.
    func folder(ofModule key: String) -> String { "\(path)/modules/\(key)" }

    /// Creates an empty folder for the files of one process.
    package func makeRunFolder() throws(PreviewError) -> String {
        try CapturedProcess.scratchFolder(in: try RunFolders.ofThisProcess(in: "\(path)/runs").path)
    }

    /// Removes a folder with everything in it. Links are removed, not followed.
    package static func remove(_ folder: String) { Folder.removeTree(folder) }
}
