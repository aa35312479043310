import Foundation
import FramewrightDocuments
import Testing

/// Tests of folders of files and other programs, each in its own folder.
final class OutputFolderTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "framewright-folders-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func entries(_ path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)").sorted()
    }

    @Test(arguments: ["out", "out/", "deep/er"])
    func `files appear together`(path: String) throws {
        var output = try OutputFolder("\(folder)/\(path)")
        try output.write([1], named: "a")
        try output.write([2], named: "b")
        #expect(try !entries().contains("out") && entries().count == 1)
        try output.commit()
        #expect(try entries(path) == ["a", "b"])
        #expect(try entries().allSatisfy { !$0.hasPrefix(".") })
    }

    @Test func `cancelled files leave the old ones and nothing else`() throws {
        try Folder.create(for: "\(folder)/out/a")
        try OutputFile.write([9], to: "\(folder)/out/a")
        do {
            var output = try OutputFolder("\(folder)/out")
            try output.write([1], named: "a")
        }
        #expect(try entries() == ["out"] && entries("out") == ["a"])
        #expect(try InputFile.read("\(folder)/out/a", limit: 9) == [9])
    }

    @Test(arguments: ["out", "out/"])
    func `temporary files are inside an existing folder, because its parent may be on another disk`(path: String) throws
    {
        try Folder.create(for: "\(folder)/out/x")
        var output = try OutputFolder("\(folder)/\(path)")
        try output.write([1], named: "a")
        #expect(try entries() == ["out"] && entries("out").count == 1)
        try output.commit()
        #expect(try entries() == ["out"] && entries("out") == ["a"])
    }

    @Test func `a cancelled tree leaves nothing, whatever failed`() throws {
        let path = "\(folder)/tree"
        do {
            var tree = try OutputTree(path)
            try tree.write([1], to: "a/b")
            let error = #expect(throws: FileError.self) { try tree.write([2], to: "a/b/c") }
            #expect(error?.path == "\(path)/a/b/c")
            #expect(throws: FileError.self) { try tree.write([2], to: "d/e/\(String(repeating: "x", count: 300))") }
        }
        #expect(try entries().isEmpty)
    }

    @Test func `cancelled files remove the folders created for them`() throws {
        do {
            var output = try OutputFolder("\(folder)/deep/er/out")
            try output.write([1], named: "a")
        }
        #expect(try entries() == [])
    }

    @Test func `a folder in place of a file is rejected before anything appears`() throws {
        try Folder.create(for: "\(folder)/out/b/x")
        do {
            var output = try OutputFolder("\(folder)/out")
            try output.write([1], named: "a")
            try output.write([2], named: "b")
            Issue.record("a folder was written over")
        } catch {
            #expect(error == .cannotCreate(path: "\(folder)/out/b", reason: "Is a directory"))
        }
        #expect(try entries("out") == ["b"])
    }

    @Test func `an impossible folder is rejected at once`() throws {
        try OutputFile.write([9], to: "\(folder)/file")
        for path in ["file", "file/inside"] {
            let error = #expect(throws: FileError.self) { _ = try OutputFolder("\(folder)/\(path)") }
            #expect(error == .cannotCreate(path: "\(folder)/\(path)", reason: "Not a directory"))
        }
    }

    @Test func `bytes near the start are overwritten`() throws {
        var file = try OutputFile("\(folder)/a")
        try file.append([1, 2, 3, 4])
        try file.overwrite([8, 9], at: 1)
        try file.append([5])
        try file.commit()
        #expect(try InputFile.read("\(folder)/a", limit: 9) == [1, 8, 9, 4, 5])
    }

    @Test func `another program gets all bytes and reports its exit status`() throws {
        let path = "\(folder)/copy"
        let shell = try #require(PipedProgram.find("sh"))
        let program = try PipedProgram(shell, arguments: ["-c", "cat > \(path); echo gone wrong >&2; exit 7"])
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        try program.write(bytes)
        let (status, words) = program.finish()
        #expect(status == 7 && words == "gone wrong")
        #expect(try InputFile.read(path, limit: 1_000_000) == bytes)
        #expect(PipedProgram.find("no-such-program-here") == nil)
    }

    @Test func `a cancelled program is terminated`() throws {
        let shell = try #require(PipedProgram.find("sh"))
        let start = ContinuousClock.now
        do { _ = try PipedProgram(shell, arguments: ["-c", "sleep 900"]) }
        #expect(ContinuousClock.now - start < .seconds(600))
    }
}
