import Foundation
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct ProcessLimitsTests {
    @Test func `an argument that is not UTF-8 is rejected, any other accepted`() throws {
        #expect(ProcessLimits.argumentBytes.count == CommandLine.arguments.count)
        try ProcessLimits.check([[0xFF], Array("é\u{FFFD}".utf8)].dropFirst().map(\.self))
        let refusal = #expect(throws: UsageError.self) {
            try ProcessLimits.check([Array("render".utf8), Array("bad".utf8) + [0xFF]])
        }
        #expect(refusal?.message == "argument 1 is not UTF-8: bad\u{FFFD}")
    }

    /// Limits the address space to what is in use and `more` bytes.
    private nonisolated static func limitSpace(toMore more: Int) throws {
        let text = String(decoding: try InputFile.read("/proc/self/statm", limit: 4096), as: UTF8.self)
        let used = Int(text.split(separator: " ")[0]) ?? 0
        var limit = rlimit(rlim_cur: rlim_t(used * sysconf(Int32(_SC_PAGESIZE)) + more), rlim_max: .max)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        ProcessLimits.reportOutOfMemory()
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
    func `A crash with address space left ends the process by its signal`(number: Int32) async {
        await #expect(processExitsWith: .signal(number)) { [number] in
            try Self.limitSpace(toMore: 1 << 30)
            errno = 0
            raiseHere(number)
        }
    }

    @Test func `A crash with hardly any address space left is reported as out of memory`() async {
        await #expect(processExitsWith: .exitCode(70)) {
            try Self.limitSpace(toMore: 8 << 20)
            errno = 0
            raise(SIGSEGV)
        }
    }

    @Test func `An allocation larger than the rest of the address space is reported as out of memory`() async {
        await #expect(processExitsWith: .exitCode(70)) {
            try Self.limitSpace(toMore: 1 << 30)
            #expect([UInt8](repeating: 1, count: 4 << 30).count > 0)
        }
    }

    @Test func `Theme export to a folder, interrupted, leaves nothing`() async {
        await #expect(processExitsWith: .success) {
            let folder = NSTemporaryDirectory() + "export-\(getpid())"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            // As soon as the hidden folder exists.
            Thread.detachNewThread {
                while (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true { usleep(200) }
                kill(getpid(), SIGINT)
            }
            let status = await MainActor.run {
                CommandLineTool.status(
                    of: ["theme", "export", "midnight", "--to", "xcassets", "-o", "\(folder)/M.xcassets"],
                    over: .documented)
            }
            #expect(status == .interrupted)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }
}
