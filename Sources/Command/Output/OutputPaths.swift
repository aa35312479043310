import FramewrightDocuments
import Glibc

/// Checks of input and output paths: inputs must not be overwritten unless the command allows it.
enum OutputPaths {
    /// Rejects an output that is one of the inputs, after resolving symbolic links. Standard input and output are not
    /// files.
    static func check(_ outputs: [String?], inputs: [String?]) throws(UsageError) {
        try checkApart(outputs)
        for case let output? in outputs where output != "-" {
            for case let input? in inputs where input != "-" {
                // The name of a shipped theme is not a file.
                let isThere = InputFile.size(of: input) != nil || Folder.exists(input)
                guard isThere, OutputFile.isSame(input, output) else { continue }
                throw UsageError(
                    message: "\(output) would be written over, it is read from", hint: "give the output another name")
            }
        }
    }

    /// Rejects standard output for files that are written in addition to printed results.
    static func checkNamed(_ outputs: [String?]) throws(UsageError) {
        guard !outputs.contains("-") else {
            throw UsageError(
                message: "- is standard output, where the command's own words go", hint: "name a file or folder instead"
            )
        }
    }

    /// Rejects the same file for two outputs.
    static func checkApart(_ outputs: [String?]) throws(UsageError) {
        var places: Set<String> = []
        for case let file? in outputs where file != "-" && !file.hasPrefix("/dev/") {
            guard places.insert(OutputFile.place(of: file) ?? file).inserted else {
                throw UsageError(message: "\(file) would be written twice", hint: "give each output a file of its own")
            }
        }
    }

    /// Rejects folders for outputs that are single files.
    ///
    /// - Parameter suggestion: A name for the file in such a folder.
    static func checkFiles(_ outputs: [String?], suggestion: String) throws(FolderOutput) {
        for case let output? in outputs where output.hasSuffix("/") || Folder.exists(output) {
            throw FolderOutput(path: output, suggestion: suggestion)
        }
    }

    /// Rejects binary data on a terminal.
    static func checkTerminal(
        _ outputs: [String?], isTerminal: Bool = isatty(STDOUT_FILENO) == 1
    ) throws(UsageError) {
        guard isTerminal, outputs.contains("-") || outputs.contains("/dev/stdout") else { return }
        throw UsageError(
            message: "standard output is a terminal, which does not show the bytes of an image",
            hint: "name a file, as in -o screen.png, or send them on, as in ... -o - | cat > screen.png")
    }

    /// Rejects names of images with the file extension of another kind of file.
    static func checkImages(_ outputs: [String?]) throws(UsageError) { try check(outputs, hold: .png) }

    /// Rejects names with the file extension of another kind of file, which is likely to be an unrelated file. A name
    /// without a file extension is accepted, and so are devices.
    static func check(_ outputs: [String?], hold kind: OutputKind) throws(UsageError) {
        for case let output? in outputs where !output.hasPrefix("/dev/") && !output.hasPrefix("/proc/") {
            let found = fileExtension(of: output)
            guard !found.isEmpty, !kind.extensions.contains(found) else { continue }
            let isImage = kind.extensions.contains("png")
            let others = isImage && OutputKind.animations.contains(found)
            throw UsageError(
                message: "\(output) would hold \(kind.content)",
                hint: "name it \(renamed(output, found, kind.extensions[0]))"
                    + (others ? "; framewright animate and play write other formats" : ""))
        }
    }

    /// Rejects names of folders that have the file extension of a file. Folders that exist are accepted.
    ///
    /// - Parameter imageOption: The option that writes a single image, which is probably meant by such a name.
    static func checkFolders(_ outputs: [String?], imageOption: String? = nil) throws(UsageError) {
        for case let output? in outputs where !output.hasSuffix("/") && !Folder.exists(output) {
            let found = fileExtension(of: output)
            let isImage = OutputKind.images.contains(found)
            guard isImage || OutputKind.documents.contains(found) || OutputKind.animations.contains(found) else {
                continue
            }
            let stem = renamed(output, found, nil)
            throw UsageError(
                message: "\(output) would be a folder",
                hint: imageOption.flatMap { isImage ? "write one image with \($0) \(stem).png" : nil }
                    ?? "name a folder, such as \(stem)")
        }
    }

    /// Rejects a file that is there already, unless it may be overwritten.
    static func checkNew(_ output: String?, force: Bool) throws(FileError) {
        guard let output, output != "-", !output.hasPrefix("/dev/"), !force, InputFile.isThere(output) else { return }
        throw .cannotCreate(
            path: output, reason: "it is there already", hint: "--force writes over it; or give another name")
    }

    /// Returns the file extension in lower case and without its dot. Returns an empty string if there is none.
    static func fileExtension(of path: String) -> String {
        guard !path.hasSuffix("/"), let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
            return ""
        }
        return name[dot...].dropFirst().lowercased()
    }

    /// Returns the path with another file extension. A number, as in `board-2.5`, stays part of the name.
    private static func renamed(_ path: String, _ old: String, _ new: String?) -> String {
        let stem = path.dropLast(old.count + 1)
        let isName = stem.isEmpty || stem.hasSuffix("/") || old.first?.isLetter != true
        return (isName ? path : String(stem)) + (new.map { ".\($0)" } ?? (isName ? "-folder" : ""))
    }
}
