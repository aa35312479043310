import Foundation
import Glibc
import Testing

@testable import FramewrightDocuments

struct ReplacedFileTests {
    private let folder = NSTemporaryDirectory() + "replaced-" + UUID().uuidString

    init() throws { try Folder.create(for: "\(folder)/x") }

    /// Returns the id of a process that has ended.
    private func endedProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func `replacing a file of another owner keeps owner, group and permissions`() throws {
        let path = "\(folder)/a"
        for (mode, owner) in [(UInt32(0o640), UInt32(1234)), (0o600, 0), (0o4755, 1234)] {
            try OutputFile.write([1], to: path)
            _ = unsafe chown(path, owner, 4321)
            _ = unsafe chmod(path, mode)
            try OutputFile.write([2], to: path)
            let status = try #require(try FileStatus(following: path))
            #expect(status.owner == owner && status.group == 4321 && status.mode == mode)
        }
    }

    @Test func `the next write removes leftovers of ended processes, but no files in use and no journals`() throws {
        let ended = try endedProcess()
        let left = [
            ".framewright-\(ended)-1", ".framewright-\(ended)-folder-1/f.png",
            ".framewright-\(ended)-tree-2/a/.framewright-\(ended)-3",
        ]
        let kept = [
            ".framewright-\(ended)-recording-1-\(hostName())", ".framewright-\(getpid())-9999",
            ".framewright-x-1", ".framewright-\(ended).txt/x", ".other-1",
        ]
        for file in left + kept {
            try Folder.create(for: "\(folder)/\(file)")
            try Data().write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
        }
        let used = ".framewright-\(ended)-folder-7"
        try Folder.create(for: "\(folder)/\(used)/x")
        let lock = try FolderLock("\(folder)/\(used)")
        try OutputFile.write([1], to: "\(folder)/a.png")
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        #expect(names == Set(kept.map { String($0.split(separator: "/")[0]) } + [used, "a.png"]))
        withExtendedLifetime(lock) {}
    }

    @Test(arguments: ["", "x", "-1-2", "1", "1-2-3", "1-folder", "1-folder-x", "1-recording-2", "0-1", "-folder-1"])
    func `Name of another hidden file is no temporary name`(rest: String) {
        #expect(TemporaryName(".framewright-\(rest)") == nil)
    }

    @Test(arguments: [TemporaryName.Kind.file, .folder, .tree, .recording])
    func `Temporary name, parsed, is the same`(kind: TemporaryName.Kind) {
        let name = TemporaryName(kind)
        #expect(TemporaryName(name.text) == name && name != TemporaryName(kind) && name.process == getpid())
    }

    // In a process of its own: a process that another test starts holds a copy of the lock until it runs its program.
    @Test func `Locked file is unlocked when its value is gone`() async {
        await #expect(processExitsWith: .success) {
            let folder = NSTemporaryDirectory() + "locked-\(getpid())"
            let path = folder + "/locked"
            func write() throws {
                withExtendedLifetime(try LockedFile.write([1], to: path)) { #expect(!LockedFile.isUnlocked(path)) }
            }
            try Folder.create(for: path)
            try write()
            #expect(LockedFile.isUnlocked(path) && !LockedFile.isUnlocked("\(folder)/nowhere"))
            try FileManager.default.removeItem(atPath: folder)
        }
    }

    @Test func `A closed standard output is not taken by the next file`() async {
        await #expect(processExitsWith: .success) {
            close(STDOUT_FILENO)
            StandardStream.keepClosed()
            let path = NSTemporaryDirectory() + "closed-\(getpid())"
            var file = try OutputFile(path)
            try file.append([1])
            let reason = "Bad file descriptor"
            #expect(throws: FileError.writeFailed(path: "standard output", reason: reason)) {
                try StandardStream.output.write("x")
            }
            try file.commit()
            #expect(try InputFile.read(path, limit: 9) == [1])
            try OutputFile.remove(path)
        }
    }

    @Test func `A folder with a name that is not UTF-8, listed, is an error`() throws {
        var name = Array("\(folder)/bad".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
        let file = unsafe open(&name, O_CREAT | O_WRONLY, 0o600)
        #expect(file >= 0)
        close(file)
        #expect(throws: FileError.unreadable(path: "\(folder)/bad\u{FFFD}", reason: "its name is not UTF-8")) {
            try Folder.files(in: folder, limit: 10)
        }
        #expect(FileError.unreadable(path: "p", reason: "its name is not UTF-8").hint == "rename it")
        #expect(try Folder.list(folder, limit: 10).undecodable == ["bad\u{FFFD}"])
        unsafe unlink(&name)
        try OutputFile.write([1], to: "\(folder)/\u{FFFD}")
        #expect(try Folder.files(in: folder, limit: 10) == ["\u{FFFD}"])
    }

    @Test func `Ctrl-C while signals are blocked takes effect after the work`() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            signal(SIGINT, SIG_DFL)
            var signals = sigset_t()
            unsafe sigemptyset(&signals)
            unsafe sigaddset(&signals, SIGINT)
            unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            let file = NSTemporaryDirectory() + "held-\(getpid())"
            holdingSignals {
                raise(SIGINT)
                try? OutputFile.write([1], to: file)
            }
            exit(0)
        }
    }

    @Test func `a process of little address space has one thread, an unlimited one as many as requested`() async {
        #expect(ProcessMemory.remaining != nil || ProcessMemory.threadCount(atMost: 16) == 16)
        await #expect(processExitsWith: .success) {
            var limit = rlimit()
            limit.rlim_max = .max
            limit.rlim_cur = 300 << 20
            let used =
                Int(
                    String(decoding: try InputFile.read("/proc/self/statm", limit: 4096), as: UTF8.self)
                        .split(separator: " ")[0]) ?? 0
            limit.rlim_cur += rlim_t(used) * rlim_t(sysconf(Int32(_SC_PAGESIZE)))
            unsafe setrlimit(Int32(RLIMIT_AS.rawValue), &limit)
            let remaining = try #require(ProcessMemory.remaining)
            #expect(remaining > 200 << 20 && remaining < 310 << 20)
            #expect(ProcessMemory.threadCount(atMost: 16) == 1)
        }
    }
}
