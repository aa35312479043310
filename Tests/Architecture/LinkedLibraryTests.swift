import Foundation
import Testing

/// The libraries that the built tool loads. A package that imports Foundation, or a module of ours that does, changes
/// them.
struct LinkedLibraryTests {
    /// The tool beside the program of the tests.
    private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("framewright").path

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tool), "the tool is not built"))
    func `the tool loads neither full Foundation nor ICU`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["ldd", Self.tool]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output.contains("libswiftCore.so"), "\(output)")
        let found = output.matches(of: /lib_?Foundation(?:ICU|Internationalization|Networking|XML)?\.so/).map(\.output)
        #expect(found == [], "it loads 40 MB more: import FoundationEssentials, or choose another package")
    }
}
