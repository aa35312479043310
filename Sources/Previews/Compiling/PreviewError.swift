public import FramewrightDocuments

/// An error of finding, compiling or drawing previews.
public enum PreviewError: Error, Hashable, Sendable {
    /// A program that is not in `PATH`.
    case programMissing(String)
    /// No temporary file can be created.
    case noScratchFile
    /// A file that cannot be read or written; the message.
    case file(String)
    /// A source that cannot be read.
    case source(FileError)
    /// A source that is no Swift file.
    case noSwiftFile(String)
    /// A folder without Swift files.
    case noSources(String)
    /// A folder with more Swift files than the limit.
    case tooManySources(String, limit: Int)
    /// A folder together with other sources.
    case severalFolders
    /// A package that SwiftPM cannot describe; the reason.
    case package(String, reason: String)
    /// No view of the given name can be made without arguments.
    case noSuchView(String)
    /// The files that previews are compiled with are missing.
    case kitMissing(String)
    /// The modules for previews were written by another version of Swift, and their sources are not there.
    case kitVersion(modules: String, compiler: String)
    /// The system does not allow a process without network and with a read-only file system; the reason.
    case sandboxRefused(String)
    /// None of the files compiles; the reasons.
    case nothingCompiles([LeftOutFile])
    /// The compiler took longer than its limit.
    case compilerTimedOut(seconds: Double)
    /// The linker or the compiler failed without naming a file; the end of its output.
    case compilerFailed(String)
    /// The process that lists previews failed; the end of its output.
    case listFailed(String)
    /// The result is no longer needed.
    case cancelled

    /// The error in one line.
    public var message: String {
        switch self {
        case .programMissing(let name): "\(name) was not found"
        case .noScratchFile: "a temporary file cannot be created"
        case .file(let message): message
        case .source(let error): error.message
        case .noSwiftFile(let path): "not a Swift file, \(path)"
        case .noSources(let path): "no Swift files, \(path)"
        case .tooManySources(let path, let limit): "more than the \(limit) Swift files allowed, \(path)"
        case .severalFolders: "a folder is given together with other sources"
        case .package(let path, let reason): "the package cannot be described (\(reason)), \(path)"
        case .noSuchView(let name): "no view \(name) that can be made without arguments"
        case .kitMissing(let path): "the modules for previews are missing, \(path)"
        case .kitVersion(let modules, let compiler):
            "the modules for previews were compiled by Swift \(modules), but swiftc is Swift \(compiler)"
        case .sandboxRefused(let reason): "previews cannot be kept apart from the system: \(reason)"
        case .nothingCompiles(let files):
            "none of the files compiles\(files.first.map { ": \($0.file):\($0.line): \($0.reason)" } ?? "")"
        case .compilerTimedOut(let seconds): "the compiler took longer than \(Int(seconds)) seconds"
        case .compilerFailed(let output): "the compiler failed: \(output)"
        case .listFailed(let output): "the previews cannot be listed: \(output)"
        case .cancelled: "it was cancelled"
        }
    }

    /// A suggestion for fixing the error.
    public var hint: Hint {
        switch self {
        case .programMissing("swiftc"), .programMissing("swift"):
            "install Swift (swift.org/install), and put it in PATH"
        case .programMissing: "install it, and put it in PATH"
        case .noScratchFile: "set TMPDIR to a writable folder"
        case .file: "check the folder's permissions"
        case .source(let error): "\(error.hint)"
        case .noSwiftFile: "give Swift files, or the folder of an app or a package"
        case .noSources: "give Swift files, or the folder of an app or a package"
        case .tooManySources: "give a folder inside it"
        case .severalFolders: "give one folder, or files only"
        case .package: "swift package describe says more"
        case .noSuchView: "add a #Preview with the arguments"
        // The folder of an installed tool.
        case .kitMissing(let path) where path.contains("/lib/framewright/"):
            "install framewright-kit of the release that the tool is from"
        case .kitMissing: "build the package as a whole: swift build -c release"
        case .kitVersion: "install the version of Swift that the tool was built with"
        case .sandboxRefused:
            "\(.setting(.unsandboxed)) runs them with your rights and the network: only for code you trust"
        case .nothingCompiles, .compilerFailed: "swift build says more"
        case .compilerTimedOut: "give fewer files"
        case .listFailed: "a declaration of previews may end the process"
        case .cancelled: "ask again"
        }
    }
}
