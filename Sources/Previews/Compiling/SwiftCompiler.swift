import FramewrightDocuments

/// The Swift compiler in `PATH`, as it describes itself.
struct SwiftCompiler: Hashable, Sendable {
    /// The version, such as `6.3.1`.
    let version: String
    /// The folders with the shared libraries of its version.
    let libraryFolders: [String]

    /// Asks the compiler. Returns nil if there is none.
    init?() {
        guard let result = try? CapturedProcess.run("swiftc", ["-print-target-info"], seconds: 20), result.status == 0
        else { return nil }
        self.init(result.output)
    }

    /// Reads the JSON of `swiftc -print-target-info`; nil if it is not that.
    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONDocument(parsing: bytes, file: "swiftc").root,
            let text = root["compilerVersion"]?.string, let version = Self.version(in: text)
        else { return nil }
        self.version = version
        libraryFolders = root["paths"]?.texts("runtimeLibraryPaths") ?? []
    }

    /// Returns the version in a text such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil if there is none.
    static func version(in text: String) -> String? {
        guard let mark = text.firstRange(of: "Swift version ") else { return nil }
        let version = text[mark.upperBound...].prefix { $0.isNumber || $0 == "." }
        return version.isEmpty ? nil : String(version)
    }
}
