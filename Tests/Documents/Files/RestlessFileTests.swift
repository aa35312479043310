import Foundation
import FramewrightTestSupport
import Testing

@testable import FramewrightDocuments

struct RestlessFileTests {
    /// Rewrites a file in place while it is read: a reader without checks gets half of the old and half of the new
    /// content.
    @Test func `a file written to while being read is detected as changed`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let contents = [UInt8(ascii: "a"), UInt8(ascii: "b")].map {
            Data(repeating: $0, count: 3 * FileReader.pieceSize)
        }
        try contents[0].write(to: URL(fileURLWithPath: path))
        let rested = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -60)]
        try FileManager.default.setAttributes(rested, ofItemAtPath: path)

        let calm = try FileReader(path, limit: 4 << 20)
        #expect(try Data(calm.rest()) == contents[0] && calm.isUnchanged)

        let careless = try FileReader(path, limit: 4 << 20)
        let beginning = try careless.next()
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.write(contentsOf: contents[1])
        let end = try careless.rest()
        #expect(beginning.first == UInt8(ascii: "a") && end.last == UInt8(ascii: "b"))
        #expect(!careless.isUnchanged)
        // Just written, so it is read twice.
        #expect(try Data(InputFile.read(path, limit: 4 << 20)) == contents[1])
    }

    @Test func `a file written just now could change again within the clock's tick`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        // Simulated by a file dated in the future, so that a busy machine does not matter.
        try Data([1]).write(to: URL(fileURLWithPath: path))
        let soon = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 3600)]
        try FileManager.default.setAttributes(soon, ofItemAtPath: path)
        let reader = try FileReader(path, limit: 10)
        #expect(try reader.rest() == [1] && !reader.isUnchanged)
        #expect(try InputFile.read(path, limit: 10) == [1])
    }

    /// Tests the whole of `read`, depending on timing. A writer interrupted in the middle of a write, as on a busy
    /// machine, is outside the guarantee.
    @Test(.enabled(if: isSlow, "a busy machine may stop the writer for longer than is noticed"))
    func `a file written to while being read is old, new or rejected`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let contents = [UInt8(ascii: "a"), UInt8(ascii: "b")].map { [UInt8](repeating: $0, count: 3 << 20) }
        try Data(contents[0]).write(to: URL(fileURLWithPath: path))
        let writer = Task.detached {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            for turn in 0..<60 {
                try file.seek(toOffset: 0)
                try file.write(contentsOf: contents[turn % 2])
                if turn % 20 == 19 { try await Task.sleep(for: .milliseconds(60)) }
            }
        }
        for _ in 0..<12 {
            guard let bytes = try? InputFile.read(path, limit: 4 << 20) else { continue }
            #expect(bytes.count == 3 << 20 && bytes.allSatisfy { $0 == bytes[0] })
        }
        try await writer.value
        #expect(try InputFile.read(path, limit: 4 << 20) == contents[1])
    }

    @Test func `the files of a folder are listed by name, without links and hidden ones`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root.appending(path: "b/c"), withIntermediateDirectories: true)
        for name in ["b/c/x", "a", "b/y", ".hidden"] { try Data([1]).write(to: root.appending(path: name)) }
        try FileManager.default.createSymbolicLink(at: root.appending(path: "link"), withDestinationURL: root)
        #expect(try Folder.files(in: root.path(), limit: 10) == ["a", "b/c/x", "b/y"])
        #expect(Folder.entries(in: root.path()) == ["a", "b/", "link/"])
        #expect(throws: FileError.self) { try Folder.files(in: root.path(), limit: 2) }
        #expect(throws: FileError.missing(path: root.path() + "/no")) {
            try Folder.files(in: root.path() + "/no", limit: 2)
        }
    }
}
