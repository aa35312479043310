import FramewrightDocuments

/// A script's file name without folder and ending.
struct ScriptName {
    static let placeholder = "{script}"
    let text: String

    init(_ path: String) {
        let last = path.split(separator: "/").last ?? ""
        text = String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
    }

    func filled(in path: String) -> String { path.replacing(Self.placeholder, with: text) }
}

/// Where a script's relative paths begin.
struct ScriptFolder {
    private let folder: String

    init(_ script: String) { folder = Folder.prefix(of: script) }

    /// A file's path; a name without a slash or an ending stays one.
    func path(_ name: String) -> String {
        guard name.contains("/") || name.contains("."), !name.hasPrefix("/") else { return name }
        return folder + name
    }
}

/// A file that a script names cannot be read.
struct ScriptFileError: Error {
    let error: FileError
    /// With the script's place that names it.
    let message: String
    let hint: String

    init(_ error: FileError, named node: DocumentNode) {
        let isMissing = if case .missing = error { true } else { false }
        self.error = error
        message = node.error(.invalid, error.message).message
        hint = isMissing ? "a relative path begins at the script's folder" : error.hint
    }
}
