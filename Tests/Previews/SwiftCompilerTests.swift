import Testing

@testable import FramewrightPreviews

struct SwiftCompilerTests {
    @Test func `version and folders of libraries are read`() {
        let compiler = SwiftCompiler(
            Array(
                #"""
                {"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "target": {"triple": "x86_64"},
                 "paths": {"runtimeLibraryPaths": ["/usr/lib/swift/linux", "/opt/swift"]}}
                """#.utf8))
        #expect(compiler?.version == "6.3.1")
        #expect(compiler?.libraryFolders == ["/usr/lib/swift/linux", "/opt/swift"])
    }

    @Test(arguments: [
        ("Swift version 6.4-dev (LLVM 1a2b)", "6.4" as String?), ("Apple Swift version 6.2 (swiftlang-6.2.3)", "6.2"),
        ("Swift version ", nil), ("clang version 17.0", nil), ("", nil),
    ])
    func `the version is what follows "Swift version"`(text: String, version: String?) {
        #expect(SwiftCompiler.version(in: text) == version)
    }

    @Test(arguments: ["", "swiftc: command not found", "[]", "{}", #"{"compilerVersion": 6}"#])
    func `other output is no compiler`(output: String) {
        #expect(SwiftCompiler(Array(output.utf8)) == nil)
    }
}
