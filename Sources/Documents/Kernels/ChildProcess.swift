import Glibc
import Synchronization

/// A child process with a pipe to its standard input and a file for its standard error.
final class ChildProcess: Sendable {
    private let number: pid_t
    private let inputNumber: Int32
    private let wordsNumber: Int32
    private let isClosed = Mutex(false)

    /// The write end of its standard input.
    var input: FileDescriptor { FileDescriptor(borrowing: inputNumber) }

    init(_ path: String, arguments: [String]) throws(SystemError) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw SystemError.last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let words = Self.scratchFile()
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        if words >= 0 { unsafe posix_spawn_file_actions_adddup2(&actions, words, STDERR_FILENO) }
        var child: pid_t = 0
        let list = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe list.forEach { unsafe free($0) } }
        let status = unsafe posix_spawn(&child, path, &actions, nil, list, environ)
        _ = close(ends[0])
        guard status == 0 else {
            _ = close(ends[1])
            if words >= 0 { _ = close(words) }
            throw SystemError(code: status)
        }
        (number, inputNumber, wordsNumber) = (child, ends[1], words)
    }

    /// Returns a file without a name, negative if it cannot be created. A file is used because a pipe would have to be
    /// read while the program is written to.
    private static func scratchFile() -> Int32 {
        let folder = ProcessEnvironment["TMPDIR"] ?? "/tmp"
        var name = Array("\(folder)/framewright-XXXXXX".utf8CString)
        let number = unsafe mkstemp(&name)
        guard number >= 0 else { return number }
        _ = unsafe unlink(name)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        return number
    }

    /// Closes the program's input and waits for it.
    func finish() -> (status: Int32, lastWords: String) {
        closeInput()
        var status: Int32 = 0
        while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return (signal == 0 ? status >> 8 & 0xFF : -signal, lastErrorLine())
    }

    func kill() {
        _ = Glibc.kill(number, SIGKILL)
        _ = finish()
    }

    private func closeInput() {
        isClosed.withLock { isClosed in
            if !isClosed { _ = close(inputNumber) }
            isClosed = true
        }
    }

    /// Returns the last non-blank line of the program's standard error.
    private func lastErrorLine() -> String {
        guard wordsNumber >= 0 else { return "" }
        let size = lseek(wordsNumber, 0, SEEK_END)
        let count = min(4096, Int(size))
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
            filled = unsafe max(0, pread(wordsNumber, buffer.baseAddress, count, size - off_t(count)))
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last { $0.contains { !$0.isWhitespace } }.map(String.init) ?? ""
    }

    deinit {
        closeInput()
        if wordsNumber >= 0 { _ = close(wordsNumber) }
    }
}

/// Returns true if the file exists and this process may execute it.
func isExecutable(_ path: String) -> Bool {
    guard let status = try? FileStatus(following: path), status.isRegular else { return false }
    return unsafe access(path, X_OK) == 0
}
