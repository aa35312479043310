import FramewrightDocuments
import FramewrightDrawing

/// The contents of a module's files, as hashes, and the files that cannot be read.
struct SourceContents {
    /// A line for each file, with its path and the hash of its bytes.
    private(set) var hashes = ""
    /// The files that are too large, pipes or devices, or not readable.
    private(set) var unreadable: [LeftOutFile] = []

    init(of module: SourceModule) {
        for file in module.files {
            do throws(FileError) {
                let bytes = try InputFile.read(file, limit: SourceIndex.largestFile, isRegular: true)
                hashes += "\(OutputFile.place(of: file) ?? file) \(ContentHash(of: bytes))\n"
            } catch {
                unreadable.append(LeftOutFile(file: file, line: 0, reason: error.message, missingDependency: nil))
            }
        }
    }
}
