import Foundation
import FramewrightDocuments
import Testing

struct RestlessFileTests {
    /// A file rewritten in place without pause: halves of both contents are what a careless reader sees.
    @Test func `a file that is written to while it is read is one or the other, or refused`() async throws {
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

    @Test func `the files of a folder are listed by their names, links and hidden ones left out`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root.appending(path: "b/c"), withIntermediateDirectories: true)
        for name in ["b/c/x", "a", "b/y", ".hidden"] { try Data([1]).write(to: root.appending(path: name)) }
        try FileManager.default.createSymbolicLink(at: root.appending(path: "link"), withDestinationURL: root)
        #expect(try Folder.files(in: root.path(), limit: 10) == ["a", "b/c/x", "b/y"])
        #expect(throws: FileError.self) { try Folder.files(in: root.path(), limit: 2) }
        #expect(throws: FileError.missing(path: root.path() + "/no")) {
            try Folder.files(in: root.path() + "/no", limit: 2)
        }
    }
}
