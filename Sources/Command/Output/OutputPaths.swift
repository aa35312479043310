import FramewrightDocuments

/// Where a command reads from and writes to: nothing may be written over what is read, unless the command says so.
enum OutputPaths {
    /// Refuses an output that is one of the inputs, however the two are spelled and through whatever links. Standard input and
    /// output are no files.
    static func check(_ outputs: [String?], inputs: [String?]) throws(UsageError) {
        try checkApart(outputs)
        for case let output? in outputs where output != "-" {
            for case let input? in inputs where input != "-" {
                // The name of a shipped theme is no file.
                let isThere = InputFile.size(of: input) != nil || Folder.exists(input)
                guard isThere, OutputFile.isSame(input, output) else { continue }
                throw UsageError(
                    message: "\(output) would be written over, it is read from", hint: "give the output another name")
            }
        }
    }

    /// Refuses standard output for what is written beside what is printed.
    static func checkNamed(_ outputs: [String?]) throws(UsageError) {
        guard !outputs.contains("-") else {
            throw UsageError(
                message: "- is standard output, where the command's own words go", hint: "name a file or folder instead"
            )
        }
    }

    /// Refuses one file for two outputs: the last one would win.
    static func checkApart(_ outputs: [String?]) throws(UsageError) {
        var places: Set<String> = []
        for case let file? in outputs where file != "-" && !file.hasPrefix("/dev/") {
            guard places.insert(OutputFile.place(of: file) ?? file).inserted else {
                throw UsageError(message: "\(file) would be written twice", hint: "give each output a file of its own")
            }
        }
    }

    /// Refuses names of pictures that say another format than they would hold.
    static func checkPictures(_ outputs: [String?]) throws(UsageError) {
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
