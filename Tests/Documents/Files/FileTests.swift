import Foundation
import FramewrightDocuments
import Glibc
import Testing

/// Tests that read and write real files, each in its own folder.
final class FileTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "framewright-files-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func entries() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    @Test func `a written file is read back and no other file is left`() throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try OutputFile.write(bytes, to: "\(folder)/a")
        #expect(try InputFile.read("\(folder)/a", limit: 1_000_000) == bytes)
        #expect(try entries() == ["a"])
    }

    @Test func `removing a file deletes it, ignores a missing one, and leaves folders`() throws {
        try OutputFile.write([1], to: "\(folder)/a")
        for _ in 0..<2 { try OutputFile.remove("\(folder)/a") }
        try OutputFile.remove("\(folder)/a/b")
        #expect(try entries() == [])
        #expect(throws: FileError.self) { try OutputFile.remove(folder) }
    }

    @Test func `a streamed file appears only when it is complete`() throws {
        var file = try OutputFile("\(folder)/a")
        try file.append([1, 2])
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/a"))
        try file.append([3])
        try file.commit()
        #expect(try InputFile.read("\(folder)/a", limit: 3) == [1, 2, 3])
    }

    @Test func `a file is read in pieces, and peeked bytes are read again`() throws {
        let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try OutputFile.write(bytes, to: "\(folder)/a")
        let file = try FileReader("\(folder)/a", limit: 600_000)
        let first = try file.peek()
        #expect(first.count == FileReader.pieceSize && first == Array(bytes.prefix(first.count)))
        #expect(try file.next() == first)
        #expect(try file.rest() == Array(bytes.dropFirst(first.count)))
        #expect(try file.next().isEmpty && file.peek().isEmpty)
        #expect(throws: FileError.tooLarge(path: file.path, limit: 599_999)) { try file.lower(limit: 599_999) }
    }

    @Test func `a cancelled file leaves the old one and no temporary one`() throws {
        try OutputFile.write([1], to: "\(folder)/a")
        do {
            var file = try OutputFile("\(folder)/a")
            try file.append([2])
        }
        #expect(try InputFile.read("\(folder)/a", limit: 9) == [1])
        #expect(try entries() == ["a"])
    }

    @Test func `a file beyond the limit is rejected, by its size or while reading`() throws {
        try OutputFile.write([1, 2, 3], to: "\(folder)/a")
        #expect(throws: FileError.tooLarge(path: "\(folder)/a", limit: 2)) {
            try InputFile.read("\(folder)/a", limit: 2)
        }
        #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 5000)) {
            try InputFile.read("/dev/zero", limit: 5000)
        }
    }

    @Test(arguments: ["", "nowhere", "a/b", "nul\0byte"])
    func `a missing file is an error`(name: String) throws {
        try OutputFile.write([1], to: "\(folder)/a")
        let path = name.isEmpty ? "" : "\(folder)/\(name)"
        let error = try #require(throws: FileError.self) { try InputFile.read(path, limit: 9) }
        #expect(error.path == path)
        if !name.contains("\0") { #expect(error == .missing(path: path)) }
    }

    @Test func `a folder can be neither read nor written as a file`() throws {
        #expect(throws: FileError.isDirectory(path: folder)) { try InputFile.read(folder, limit: 9) }
        let error = try #require(throws: FileError.self) { try OutputFile.write([1], to: folder) }
        #expect(error == .cannotCreate(path: folder, reason: "Is a directory"))
    }

    @Test(arguments: ["a/b", "nul\0byte", "new/", String(repeating: "x", count: 300)])
    func `an invalid path is rejected`(name: String) throws {
        try OutputFile.write([1], to: "\(folder)/a")
        let error = try #require(throws: FileError.self) { try OutputFile.write([1], to: "\(folder)/\(name)") }
        guard case .cannotCreate = error else { Issue.record("\(error)"); return }
        #expect(try entries() == ["a"])
    }

    @Test func `missing folders are created for a file, and removed if it is cancelled`() throws {
        try OutputFile.write([1], to: "\(folder)/new/deep/a")
        #expect(try InputFile.read("\(folder)/new/deep/a", limit: 9) == [1])
        do {
            var file = try OutputFile("\(folder)/other/deep/a")
            try file.append([1])
        }
        let long = "\(folder)/third/\(String(repeating: "x", count: 300))"
        for path in [long, "\(long)/a"] {
            #expect(throws: FileError.self) { try OutputFile.write([1], to: path) }
        }
        #expect(try entries() == ["new"])
    }

    @Test func `a full device is a write error`() throws {
        let error = try #require(throws: FileError.self) { try OutputFile.write([1], to: "/dev/full") }
        #expect(error == .writeFailed(path: "/dev/full", reason: "No space left on device"))
        #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }

    @Test func `a full disk leaves the old file and no temporary one`() throws {
        try OutputFile.write([1], to: "\(folder)/a")
        let error = try withFileSizeLimit(32 << 20) {
            try OutputFile.write([UInt8](repeating: 0, count: 32 << 20 + 1), to: "\(self.folder)/a")
        }
        #expect(error == .writeFailed(path: "\(folder)/a", reason: "File too large"))
        #expect(try InputFile.read("\(folder)/a", limit: 9) == [1])
        #expect(try entries() == ["a"])
    }

    @Test func `a symbolic link is kept and its target replaced`() throws {
        try OutputFile.write([1], to: "\(folder)/real")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "real")
        try OutputFile.write([2], to: "\(folder)/link")
        #expect(try InputFile.read("\(folder)/real", limit: 9) == [2])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "real")
    }

    @Test func `a dangling symbolic link is rejected`() throws {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "gone")
        #expect(throws: FileError.self) { try OutputFile.write([2], to: "\(folder)/link") }
        #expect(try entries() == ["link"])
    }

    @Test func `permissions of a replaced file are kept`() throws {
        try OutputFile.write([1], to: "\(folder)/a")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/a")
        try OutputFile.write([2], to: "\(folder)/a")
        let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/a")[.posixPermissions] as? Int
        #expect(mode == 0o640)
    }

    @Test func `a device is written to and stays a device`() throws {
        try OutputFile.write([1, 2, 3], to: "/dev/null")
        #expect(try InputFile.read("/dev/null", limit: 1).isEmpty)
    }

    @Test func `every error has a message, a path and a hint`() {
        let errors: [FileError] = [
            .missing(path: "p"), .isDirectory(path: "p"), .unreadable(path: "p", reason: "r"),
            .tooLarge(path: "p", limit: 1), .readFailed(path: "p", reason: "r"),
            .cannotCreate(path: "p", reason: "r"), .writeFailed(path: "p", reason: "r"),
        ]
        #expect(errors.allSatisfy { $0.message.hasSuffix(", p") && !$0.hint.isEmpty && $0.path == "p" })
    }
}

/// Runs `work` with a limit on the size of files. The limit applies to the whole process, and is far above the files
/// of all other tests.
private func withFileSizeLimit(_ bytes: UInt, _ work: () throws -> Void) throws -> FileError? {
    signal(SIGXFSZ, SIG_IGN)
    var before = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
    var limited = rlimit(rlim_cur: bytes, rlim_max: before.rlim_max)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limited)
    defer { unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before) }
    do {
        try work()
        return nil
    } catch { return error as? FileError }
}
