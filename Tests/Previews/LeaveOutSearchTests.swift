import Foundation
import FramewrightTestSupport
import Testing

@testable import FramewrightPreviews

/// The files that the compiler gets after each of its errors. No compiler runs.
struct LeaveOutSearchTests {
    private static let phone = """
        #if os(iOS)
        import UIKit
        #endif
        #if canImport(UIKit)
        let color = UIColor.red
        #endif
        """

    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "LeaveOutSearch-\(UUID().uuidString)")

    /// Writes files with these texts, passes a search for them to `body`, and removes them.
    private func search(_ texts: [String: String], _ body: (inout LeaveOutSearch, [String: String]) throws -> Void)
        throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String: String] = [:]
        for (name, text) in texts {
            paths[name] = folder.appending(path: name).path(percentEncoded: false)
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        var search = try LeaveOutSearch(paths.values.sorted(), copiesIn: folder.appending(path: "copies").path())
        try body(&search, paths)
    }

    /// Returns a finished compiler with errors, each a path, a line and a message.
    private func failed(_ errors: (path: String?, line: Int, message: String)...) -> CapturedProcess {
        let lines = errors.map { "\($0.path ?? ""):\($0.line):1: error: \($0.message)\n" }.joined()
        return CapturedProcess(status: 1, output: Array(lines.utf8), result: [], isTimedOut: false)
    }

    /// Returns the lines of the only file that is compiled, without the line that names its original.
    private func compiled(_ search: LeaveOutSearch) throws -> [String] {
        let source = try #require(search.remaining.first)
        let lines = try String(contentsOfFile: source.path, encoding: .utf8).components(separatedBy: "\n")
        return lines.first?.hasPrefix("#sourceLocation") == true ? Array(lines.dropFirst()) : lines
    }

    @Test func `files that import missing modules are left out at once, also after a change`() throws {
        let texts = [
            "A.swift": "import Maps", "B.swift": "import SwiftUI\nimport struct Charts.Bar", "Phone.swift": Self.phone,
        ]
        try search(texts.merging(["UI.swift": "import UIKit\nimport Maps"]) { first, _ in first }) {
            (search, paths) throws in
            #expect(search.importedModules() == ["Maps", "SwiftUI", "Charts", "UIKit"])
            try search.leaveOut(importing: ["Maps", "Charts", "UIKit"])
            #expect(search.remaining.map(\.file) == [paths["Phone.swift"]].compactMap(\.self))
            #expect(
                search.leftOut.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line) \($0.reason)" } == [
                    "A.swift:1 no such module 'Maps'", "B.swift:2 no such module 'Charts'",
                    "UI.swift:1 no such module 'UIKit'",
                ])
        }
    }

    @Test func `imports are statements, in this platform's branches`() throws {
        let text = """
            /*
            import Comment
            */
            @testable import One
            public import struct Two.Part; import Three
            let text = \"\"\"
                import Text
                \"\"\"
            #if os(tvOS)
            import Four
            #else
            @_spi(Inner) import Five
            #endif
            importPhotos(import: 1)
            """
        try search(["A.swift": text]) { (search, _) throws in
            #expect(search.importedModules() == ["One", "Two", "Three", "Five"])
        }
    }

    @Test func `a file with a quotation mark in its name is compiled as a copy of another name`() throws {
        try search(["The \"best\".swift": "let a = 1"]) { (search, paths) throws in
            let source = try #require(search.remaining.first)
            #expect(!source.path.contains("\"") && source.path.hasSuffix("The _best_.swift"))
            #expect(try search.leaveOut(by: failed((source.path, 1, "no"))))
            #expect(search.leftOut.map(\.file) == Array(paths.values))
        }
    }

    @Test func `a file for UIKit is compiled as if UIKit were there, then for the system only, then as it is`() throws {
        try search(["Phone.swift": Self.phone]) { (search, paths) throws in
            let path = paths["Phone.swift"]
            #expect(
                try compiled(search) == [
                    "#if os(Linux)", "import SwiftUI", "#endif", "#if os(Linux)", "let color = UIColor.red", "#endif",
                ])
            #expect(search.copies[path ?? ""] == search.remaining.first?.path)
            #expect(try search.leaveOut(by: failed((path, 5, "no UIColor"))))
            #expect(
                try compiled(search) == [
                    "#if os(Linux)", "import UIKit", "#endif", "#if canImport(UIKit)", "let color = UIColor.red",
                    "#endif",
                ])
            #expect(try search.leaveOut(by: failed((path, 2, "no such module 'UIKit'"))))
            #expect(try compiled(search) == Self.phone.components(separatedBy: "\n"))
            #expect(search.leftOut.isEmpty)
        }
    }

    @Test func `the reason for a left-out file is the first error of its first copy`() throws {
        try search(["Phone.swift": Self.phone]) { (search, paths) throws in
            let path = paths["Phone.swift"]
            for (line, message) in [(5, "first"), (2, "second"), (6, "third")] {
                #expect(try search.leaveOut(by: failed((path, line, message))))
            }
            #expect(search.remaining.isEmpty)
            #expect(search.leftOut.map { "\($0.line) \($0.reason)" } == ["5 first"])
        }
    }

    @Test func `a module that is missing without changes is the reason for a left-out file`() throws {
        try search(["View.swift": "import UIKit\n"]) { (search, paths) throws in
            let path = paths["View.swift"]
            #expect(try compiled(search) == ["import SwiftUI", ""])
            #expect(try search.leaveOut(by: failed((path, 3, "no member"))))
            #expect(try search.leaveOut(by: failed((path, 1, "no such module 'UIKit'"))))
            #expect(search.leftOut.map { "\($0.line) \($0.reason)" } == ["1 no such module 'UIKit'"])
        }
    }

    @Test func `a file without conditions is compiled in place and left out at its first error`() throws {
        try search(["Plain.swift": "let plain = 1\n", "Other.swift": "let other = 2\n"]) { (search, paths) throws in
            #expect(search.copies.isEmpty)
            #expect(try search.leaveOut(by: failed((paths["Plain.swift"], 1, "no"))))
            #expect(search.remaining.map(\.original) == [paths["Other.swift"]])
            #expect(search.leftOut.map(\.file) == [paths["Plain.swift"]])
        }
    }

    @Test func `an error at the end of a copy is one of its file, a line before`() throws {
        try search(["View.swift": "import UIKit\nlet a = 1\n"]) { (search, paths) throws in
            let copy = search.remaining.first?.path
            #expect(try search.leaveOut(by: failed((copy, 4, "a brace is missing"))))
            #expect(try search.leaveOut(by: failed((paths["View.swift"], 2, "later"))))
            #expect(search.leftOut.map { "\($0.line) \($0.reason)" } == ["3 a brace is missing"])
        }
    }

    @Test func `all files that import a missing module are left out at once, not those that import it by a condition`()
        throws
    {
        let files = [
            "A.swift": "import Charts\n", "B.swift": "let b = 1\nimport Charts\n",
            "C.swift": "#if canImport(Charts)\nimport Charts\n#endif\n",
        ]
        try search(files) { (search, paths) throws in
            #expect(try search.leaveOut(by: failed((paths["A.swift"], 1, "no such module 'Charts'"))))
            #expect(search.leftOut.map(\.line) == [1, 2])
            #expect(search.remaining.map(\.original) == [paths["C.swift"]])
        }
    }

    @Test func `a file that needs a left-out one names it`() throws {
        let files = ["A.swift": "class Legacy {}\n", "B.swift": "let legacy = Legacy()\n"]
        try search(files) { (search, paths) throws in
            #expect(try search.leaveOut(by: failed((paths["A.swift"], 1, "broken"))))
            #expect(try search.leaveOut(by: failed((paths["B.swift"], 1, "cannot find 'Legacy' in scope"))))
            #expect(search.leftOut.map(\.missingDependency) == [nil, paths["A.swift"]])
        }
    }

    @Test func `a failure that names no file is an error, and success ends the search`() throws {
        try search(["Plain.swift": "let plain = 1\n"]) { (search, _) throws in
            #expect(throws: PreviewError.self) {
                try search.leaveOut(by: failed((path: "/elsewhere.swift", line: 1, message: "no")))
            }
            let success = CapturedProcess(status: 0, output: [], result: [], isTimedOut: false)
            let hasFailed = try search.leaveOut(by: success)
            #expect(!hasFailed && search.remaining.count == 1)
        }
    }
}
