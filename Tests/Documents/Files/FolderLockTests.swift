import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

struct FolderLockTests {
    private func folder() throws -> String {
        let folder = NSTemporaryDirectory() + "lock-" + UUID().uuidString
        try Folder.create(for: "\(folder)/x")
        return folder
    }

    @Test func `another process waits until the lock is released`() throws {
        let python = try #require(ForeignProgram.python)
        let folder = try folder()
        let lock = try FolderLock(folder)
        #expect(try python.run(["-c", tryToLock, folder]).output == "taken\n")
        _ = consume lock
        #expect(try python.run(["-c", tryToLock, folder]).output == "free\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func `waiting for a held lock is reported and then times out`() throws {
        let folder = try folder()
        let lock = try FolderLock(folder)
        var told: [String] = []
        let timeout = FolderLock.LockTimeout(silence: 0.02, limit: 0.1)
        #expect(throws: FileError.locked(path: "\(folder)/", seconds: 0.1)) {
            _ = try FolderLock.ofFolder(of: "\(folder)/a.json", timeout: timeout) { told.append($0) }
        }
        #expect(told == ["waiting for another program that holds the lock on the folder, \(folder)/"])
        _ = consume lock
        #expect(try FolderLock.ofFolder(of: "\(folder)/a.json", timeout: timeout) != nil)
    }

    @Test func `the folder of a symbolic link is that of its target`() throws {
        let (folder, other) = (try folder(), try self.folder())
        try OutputFile.write([1], to: "\(other)/a.json")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/a.json", withDestinationPath: "\(other)/a.json")
        let lock = try FolderLock(other)
        #expect(throws: FileError.self) {
            _ = try FolderLock.ofFolder(of: "\(folder)/a.json", timeout: .init(silence: 1, limit: 0.05))
        }
        _ = consume lock
    }

    @Test func `without a folder there is nothing to lock`() throws {
        #expect(try FolderLock.ofFolder(of: "/nowhere/at/all/a.json") == nil)
    }

    @Test func `a missing folder cannot be locked`() {
        #expect(throws: FileError.self) { _ = try FolderLock("/nowhere/at/all") }
    }
}

private let tryToLock = """
    import fcntl, os, sys
    try:
        fcntl.flock(os.open(sys.argv[1], os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
        print("free")
    except BlockingIOError:
        print("taken")
    """
