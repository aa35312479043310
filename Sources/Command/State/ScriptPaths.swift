import FramewrightDocuments

/// A script's file name without folder and file extension.
struct ScriptName {
    static let placeholder = "{script}"
    let text: String

    init(_ path: String) {
        let last = path.split(separator: "/").last ?? ""
        text = String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
    }

    func filled(in path: String) -> String { path.replacing(Self.placeholder, with: text) }

    /// Rejects a path with another word in braces, which would otherwise become part of the name.
    static func check(_ path: String) throws(UsageError) {
        for part in path.split(separator: "{").dropFirst(path.hasPrefix("{") ? 0 : 1) {
            guard let end = part.firstIndex(of: "}"), end > part.startIndex else { continue }
            let word = part[..<end]
            guard "{\(word)}" != placeholder, word.allSatisfy(\.isLetter) else { continue }
            throw UsageError(
                message: "{\(word)} stands for nothing, \(path)",
                hint: Suggestion.nearest(to: "{\(word)}", among: [placeholder]).map { "did you mean \($0)?" }
                    ?? "\(placeholder) stands for the script's name; a file's name has no word in braces")
        }
    }
}

/// The folder that a script's relative paths refer to.
struct ScriptFolder {
    let folder: String

    init(_ script: String) { folder = Folder.prefix(of: script) }

    /// Returns a file's path. A name without a slash or a file extension is returned unchanged.
    func path(_ name: String) -> String {
        guard name.contains("/") || name.contains("."), !name.hasPrefix("/") else { return name }
        return folder + name
    }
}

/// An error of reading a file that a script refers to.
struct ScriptFileError: ReportedError {
    let status: ExitStatus
    /// The message, with the position in the script.
    let message: String
    let hint: String

    /// Creates an error.
    ///
    /// - Parameter name: The name in the script, at the node.
    init(_ error: FileError, _ name: String?, at node: DocumentNode, in folder: ScriptFolder) {
        status = Failure(error).status
        message = node.error(.invalid, error.message).message
        guard case .missing(_, nil) = error, let name, !name.hasPrefix("/") else {
            hint = error.hint
            return
        }
        let place = folder.folder.isEmpty ? "which is the working folder" : folder.folder
        hint = "a relative path begins at the script's folder, \(place)"
    }

    init(_ error: FileError, named node: DocumentNode, in folder: ScriptFolder) {
        self.init(error, try? node.string(), at: node, in: folder)
    }
}
