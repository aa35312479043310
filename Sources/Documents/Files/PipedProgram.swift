/// Another program that is written to: started with arguments, fed through its standard input, waited for.
///
/// What it says on standard error is kept, the last of it, for when it fails; its standard output is nobody's.
public struct PipedProgram: ~Copyable {
    public let name: String
    private let child: ChildProcess
    private var isFinished = false

    /// The first program of that name on the PATH; nil where there is none.
    public static func find(_ name: String) -> String? {
        let folders = (ProcessEnvironment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: isExecutable)
    }

    /// Starts the program at `path`.
    public init(_ path: String, arguments: [String]) throws(FileError) {
        name = path
        do {
            child = try ChildProcess(path, arguments: arguments)
        } catch {
            throw .unreadable(path: path, reason: error.text)
        }
    }

    /// Feeds it; throws where it has stopped reading.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try child.input.write(bytes.span)
        } catch {
            throw .writeFailed(path: name, reason: error.text)
        }
    }

    /// Closes its input and waits for its end.
    ///
    /// - Returns: its exit status, negative for the signal that ended it, and the last it said on standard error.
    public consuming func finish() -> (status: Int32, lastWords: String) {
        isFinished = true
        return child.finish()
    }

    deinit {
        if !isFinished { child.kill() }
    }
}
