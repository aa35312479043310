import FramewrightDocuments
import Glibc

/// What the system hands to the process or keeps from it.
enum ProcessLimits {
    /// The arguments as the system has them, the program's name first.
    static var argumentBytes: [[UInt8]] {
        (0..<Int(CommandLine.argc)).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map {
                unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
            }
        }
    }

    /// Throws for an argument that is not UTF-8: Swift repairs it, and a file of another name would be read or written.
    static func check(_ arguments: [[UInt8]]) throws(UsageError) {
        for (index, bytes) in arguments.enumerated() where String(validating: bytes, as: UTF8.self) == nil {
            throw UsageError(
                message: "argument \(index) is not UTF-8: \(String(decoding: bytes, as: UTF8.self).inOneLine)",
                hint: "rename the file, or make a link to it with a name in UTF-8")
        }
    }

    /// Throws where a limit leaves less than `bytes` of address space.
    static func require(bytes: Int) throws(OutOfMemory) {
        guard let remaining = ProcessMemory.remaining, remaining < bytes else { return }
        throw OutOfMemory(needed: bytes, remaining: remaining)
    }

    /// Where the address space is limited (`ulimit -v`), ends the process with an error once there is no memory left: neither Swift's
    /// runtime nor most libraries can go on without.
    static func reportOutOfMemory() {
        guard ProcessMemory.limit != nil else { return }
        for number in [SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS] {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { _ in
                // Calls nothing that takes memory.
                let text: StaticString = """
                    error: out of memory: the address space of this process is limited (ulimit -v)
                    hint: raise the limit, or ask for a smaller picture or fewer --jobs

                    """
                _ = unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
                _exit(ExitStatus.software.rawValue)
            }
            unsafe sigaction(number, &action, nil)
        }
    }
}

/// Too little address space to begin with.
struct OutOfMemory: Error {
    let needed: Int
    let remaining: Int

    var message: String {
        "out of memory: \(needed >> 20) MB of address space are needed, \(remaining >> 20) MB are left (ulimit -v)"
    }

    var hint: String { "raise the limit" }
}
