/// An error of finding, compiling or drawing previews.
public enum PreviewError: Error, Hashable, Sendable {
    /// A program that is not in `PATH`.
    case programMissing(String)
    /// No temporary file can be created.
    case noScratchFile
    /// A file that cannot be read or written.
    case file(String)
    /// None of the files compiles; the reasons.
    case nothingCompiles([LeftOutFile])
    /// The compiler took longer than its limit.
    case compilerTimedOut(seconds: Double)
    /// The linker or the compiler failed without naming a file; the end of its output.
    case compilerFailed(String)
    /// The process that lists previews failed; the end of its output.
    case listFailed(String)

    /// The error in one line.
    public var message: String {
        switch self {
        case .programMissing(let name): "\(name) was not found"
        case .noScratchFile: "a temporary file cannot be created"
        case .file(let message): message
        case .nothingCompiles(let files):
            "none of the files compiles\(files.first.map { ": \($0.file):\($0.line): \($0.reason)" } ?? "")"
        case .compilerTimedOut(let seconds): "the compiler took longer than \(Int(seconds)) seconds"
        case .compilerFailed(let output): "the compiler failed: \(output)"
        case .listFailed(let output): "the previews cannot be listed: \(output)"
        }
    }
}
