/// A child process that is fed through its standard input.
///
/// Its standard error is stored for error messages; its standard output is discarded.
public struct PipedProgram: ~Copyable {
    /// The path of the program.
    public let name: String
    private let child: ChildProcess
    private var isFinished = false

    /// Returns the path of the first executable of that name on the PATH. Returns nil if there is none.
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

    /// Writes to the program's standard input. Throws if it has stopped reading.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try child.input.write(bytes.span)
        } catch {
            throw .writeFailed(path: name, reason: error.text)
        }
    }

    /// Closes the program's input and waits for it to exit.
    ///
    /// - Returns: The exit status, negative for the signal that ended it, and the last line of its standard error.
    public consuming func finish() -> (status: Int32, lastWords: String) {
        isFinished = true
        return child.finish()
    }

    deinit {
        if !isFinished { child.kill() }
    }
}
