import FramewrightDocuments
import Glibc

/// A finished program with its output.
struct CapturedProcess {
    /// The exit code; negative for a signal.
    let status: Int32
    /// Standard output and standard error, at most `outputLimit` bytes: the first, or with `hasResult` the last.
    let output: [UInt8]
    /// Standard error if it is not part of `output`, at most `outputLimit` bytes.
    var errors: [UInt8] = []
    /// The result that the program has written to the file descriptor 3, at most `outputLimit` bytes; empty if that
    /// file holds something else.
    let result: [UInt8]
    /// Whether it was killed because it took too long.
    let isTimedOut: Bool

    /// The number of bytes of output that are kept.
    static let outputLimit = 4 << 20

    /// Runs a program found in `PATH` and waits for it.
    ///
    /// The program gets a process group of its own, which is killed after `seconds` of wall time. Standard error goes
    /// to standard output if `mergesErrors` is true, otherwise to `errors`.
    ///
    /// - Parameter hasResult: Whether the program writes a result to the file descriptor 3, which it finds open. It is
    ///   apart from standard output, where code of previews writes too. The file holds a random word, with which the
    ///   result begins: what code of previews writes there is none.
    /// - Parameter environment: Variables that are added or replaced.
    /// - Parameter isCancelled: Returns true when the result is no longer needed. The program is then killed, and
    ///   `cancelled` is thrown.
    static func run(
        _ program: String, _ arguments: [String], seconds: Double, mergesErrors: Bool = true,
        hasResult: Bool = false, environment: [String: String] = [:], isCancelled: () -> Bool = { false }
    ) throws(PreviewError) -> CapturedProcess {
        let scratch = try scratchFile()
        defer { _ = close(scratch) }
        let errors = mergesErrors ? nil : try scratchFile()
        defer { if let errors { _ = close(errors) } }
        let result = hasResult ? try scratchFile() : nil
        defer { if let result { _ = close(result) } }
        let mark = try result.map { (file) throws(PreviewError) in try writeMark(to: file) } ?? []
        let child = try spawn(
            program, arguments, Outputs(output: scratch, errors: errors ?? scratch, result: result), environment)
        guard let (status, isTimedOut) = wait(for: child, seconds: seconds, isCancelled: isCancelled) else {
            throw .cancelled
        }
        let signal = status & 0x7F
        return CapturedProcess(
            status: signal == 0 ? status >> 8 & 0xFF : -signal, output: read(scratch, fromEnd: hasResult),
            errors: errors.map { read($0, fromEnd: false) } ?? [],
            result: result.map { Self.result(in: $0, behind: mark) } ?? [], isTimedOut: isTimedOut)
    }

    /// Writes a random word to a file, and returns it.
    private static func writeMark(to file: Int32) throws(PreviewError) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        let mark = (0..<32).map { _ in digits[Int.random(in: 0..<16)] }
        guard unsafe pwrite(file, mark, mark.count, 0) == mark.count else { throw .noScratchFile }
        return mark
    }

    private static func result(in file: Int32, behind mark: [UInt8]) -> [UInt8] {
        let bytes = read(file, fromEnd: false)
        return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : []
    }

    /// The files for the outputs of a program.
    struct Outputs {
        let output: Int32
        let errors: Int32
        let result: Int32?
    }

    /// Starts a program in a process group of its own.
    static func spawn(
        _ program: String, _ arguments: [String], _ outputs: Outputs, _ environment: [String: String]
    ) throws(PreviewError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, outputs.output, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, outputs.errors, STDERR_FILENO)
        if let result = outputs.result { unsafe posix_spawn_file_actions_adddup2(&actions, result, 3) }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // Threads of libdispatch block most signals, which would not end the program either.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        let list = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe list.forEach { unsafe free($0) } }
        let variables = unsafe Self.variables(replacedBy: environment).map { unsafe strdup($0) } + [nil]
        defer { unsafe variables.forEach { unsafe free($0) } }
        var child: pid_t = 0
        let status = unsafe posix_spawnp(&child, program, &actions, &attributes, list, variables)
        guard status == 0 else { throw .programMissing(program) }
        return child
    }

    /// Returns the variables of this process with others, each as `NAME=VALUE`.
    private static func variables(replacedBy others: [String: String]) -> [String] {
        var variables = others.map { "\($0)=\($1)" }
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let variable = unsafe String(cString: entry)
            if others[String(variable.prefix { $0 != "=" })] == nil { variables.append(variable) }
            unsafe next += 1
        }
        return variables
    }

    /// Waits for a process; kills its group after `seconds`, or if it is cancelled. Returns nil then.
    private static func wait(
        for child: pid_t, seconds: Double, isCancelled: () -> Bool
    ) -> (status: Int32, isTimedOut: Bool)? {
        var status: Int32 = 0
        let start = ContinuousClock.now
        var pause: useconds_t = 200
        while unsafe waitpid(child, &status, WNOHANG) == 0 {
            let isCancelled = isCancelled()
            if isCancelled || ContinuousClock.now - start > .seconds(seconds) {
                _ = kill(-child, SIGKILL)
                while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
                return isCancelled ? nil : (status, true)
            }
            usleep(pause)
            pause = min(pause * 2, 10_000)
        }
        // Processes that the program has left behind end with it.
        _ = kill(-child, SIGKILL)
        return (status, false)
    }

    /// Creates an empty folder in another one, and returns its path.
    static func scratchFolder(in folder: String) throws(PreviewError) -> String {
        var name = Array("\(folder)/XXXXXX".utf8CString)
        guard unsafe mkdtemp(&name) != nil else { throw .noScratchFile }
        return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Creates a temporary file without a name, and returns its descriptor.
    static func scratchFile() throws(PreviewError) -> Int32 {
        var name = Array("\(ProcessEnvironment["TMPDIR"] ?? "/tmp")/framewright-XXXXXX".utf8CString)
        let number = unsafe mkstemp(&name)
        guard number >= 0 else { throw .noScratchFile }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        _ = unsafe unlink(name)
        return number
    }

    /// Returns at most `outputLimit` bytes of a file.
    static func read(_ file: Int32, fromEnd: Bool) -> [UInt8] {
        let size = max(0, Int(lseek(file, 0, SEEK_END)))
        let count = min(outputLimit, size)
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = unsafe max(0, pread(file, buffer.baseAddress, count, fromEnd ? size - count : 0))
        }
    }
}
