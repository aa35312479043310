import FramewrightDocuments
import Glibc

/// The arguments and memory limits of the process.
enum ProcessLimits {
    /// The bytes of the arguments, starting with the program's name.
    static var argumentBytes: [[UInt8]] {
        (0..<Int(CommandLine.argc)).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map {
                unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
            }
        }
    }

    /// Throws for an argument that is not UTF-8, because Swift replaces invalid bytes and another file would be read or
    /// written.
    static func check(_ arguments: [[UInt8]]) throws(UsageError) {
        for (index, bytes) in arguments.enumerated() where String(validating: bytes, as: UTF8.self) == nil {
            throw UsageError(
                message: "argument \(index) is not UTF-8: \(String(decoding: bytes, as: UTF8.self).inOneLine)",
                hint: "rename the file, or make a link to it with a name in UTF-8")
        }
    }

    /// Throws if a limit leaves less than `bytes` of address space.
    static func require(bytes: Int) throws(OutOfMemory) {
        guard let remaining = ProcessMemory.remaining, remaining < bytes else { return }
        throw OutOfMemory(needed: bytes, remaining: remaining)
    }

    /// If the address space is limited (`ulimit -v`), ends the process with an error once memory runs out, because
    /// Swift's runtime and most libraries cannot continue.
    static func reportOutOfMemory() {
        ProcessMemory.reportExhaustion(
            """
            error: out of memory: the address space of this process is limited (ulimit -v)
            hint: raise the limit, or ask for a smaller image or fewer --jobs

            """, status: ExitStatus.software.rawValue)
    }
}

/// An error of insufficient address space at the start.
struct OutOfMemory: ReportedError {
    let needed: Int
    let remaining: Int

    var status: ExitStatus { .software }

    var message: String {
        "out of memory: \(needed >> 20) MB of address space are needed, \(remaining >> 20) MB are left (ulimit -v)"
    }

    var hint: String { "raise the limit" }
}
