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

    @Test func `another process waits until the lock is let go of`() throws {
        let python = try #require(ForeignProgram.python)
        let folder = try folder()
        let lock = try FolderLock(folder)
        #expect(try python.run(["-c", tryToLock, folder]).output == "taken\n")
        _ = consume lock
        #expect(try python.run(["-c", tryToLock, folder]).output == "free\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func `a folder that is not there cannot be locked`() {
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
