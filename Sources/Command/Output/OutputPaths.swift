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
            message: "standard output is a terminal, which does not show the bytes of a picture",
            hint: "name a file, as in -o screen.png, or send them on, as in ... -o - | cat > screen.png")
    }

    /// Rejects names of images with the file extension of another format.
    static func checkImages(_ outputs: [String?]) throws(UsageError) {
        for case let output? in outputs where !output.hasSuffix("/") {
            let name = output.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: "."), otherFormats.contains(name[dot...].dropFirst().lowercased())
            else { continue }
            throw UsageError(
                message: "\(output) would hold a PNG picture",
                hint:
                    "name it \(output.dropLast(name[dot...].count)).png; framewright animate and play write other formats"
            )
        }
    }

    private static let otherFormats: Set = [
        "avif", "bmp", "gif", "heic", "jpeg", "jpg", "jxl", "pdf", "ppm", "qoi", "svg", "tga", "tif", "tiff", "webp",
    ]
}

/// An error of a folder where a file is expected.
struct FolderOutput: Error {
    let path: String
    /// A name for the file in it, if the kind of file is known.
    var suggestion: String?

    var message: String { "\(path) is a folder" }
    var hint: String {
        suggestion.map { "name the file to write: \(path.hasSuffix("/") ? path : "\(path)/")\($0)" }
            ?? "name a file inside it"
    }
}
