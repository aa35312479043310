import FramewrightDocuments
import Testing

@testable import FramewrightPreviews

struct RunFoldersTests {
    @Test func `a process has one folder in a cache`() throws {
        let cache = try CapturedProcess.scratchFolder(in: "/tmp")
        defer { PreviewCache.remove(cache) }
        let folder = try RunFolders.ofThisProcess(in: "\(cache)/runs").path
        #expect(try RunFolders.ofThisProcess(in: "\(cache)/runs").path == folder)
        #expect(Folder.entries(in: "\(cache)/runs").count == 1)
    }

    @Test func `folders of ended processes are removed, those of others stay`() throws {
        let cache = try CapturedProcess.scratchFolder(in: "/tmp")
        defer { PreviewCache.remove(cache) }
        let runs = "\(cache)/runs"
        for name in ["ended", "running"] { _ = try Folder.create(for: "\(runs)/\(name)/file") }
        let lock = try FolderLock("\(runs)/running")
        let own = try RunFolders.ofThisProcess(in: runs).path
        #expect(Set(Folder.entries(in: runs).map { "\(runs)/\($0)" }) == ["\(own)/", "\(runs)/running/"])
        _ = consume lock
    }

    @Test func `a folder that was removed is created again`() throws {
        let cache = try CapturedProcess.scratchFolder(in: "/tmp")
        defer { PreviewCache.remove(cache) }
        let runs = "\(cache)/runs"
        let folder = try RunFolders.ofThisProcess(in: runs).path
        PreviewCache.remove(folder)
        let new = try RunFolders.ofThisProcess(in: runs).path
        #expect(new != folder && Folder.exists(new))
    }

    @Test func `a file in the place of the cache is an error`() throws {
        let cache = try CapturedProcess.scratchFolder(in: "/tmp")
        defer { PreviewCache.remove(cache) }
        try OutputFile.write([], to: "\(cache)/runs")
        #expect(throws: PreviewError.self) { try RunFolders.ofThisProcess(in: "\(cache)/runs") }
    }
}
