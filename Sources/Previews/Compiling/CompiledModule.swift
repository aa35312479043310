import FramewrightDocuments

/// A module that was compiled, or found in the cache.
struct CompiledModule: Sendable {
    /// The result of the compiler.
    struct Result: Hashable, Sendable {
        /// Whether there is a library; not if no file compiles.
        let isLibrary: Bool
        /// The files that were left out, in the order given.
        let leftOut: [LeftOutFile]
        /// The paths of copies that were compiled, with a line before the first, by those of their files.
        let copies: [String: String]
    }

    let source: SourceModule
    /// The folder with the library and the Swift module.
    let folder: String
    let result: Result
    /// The asset catalogues and files of translations.
    let resources: [String]
    /// Remarks on assets that have no Swift name of their own.
    let remarks: [String]

    /// The path of the library; nil if no file compiles.
    var library: String? { result.isLibrary ? Self.library(of: source.name, in: folder) : nil }

    /// The options of the compiler for importing the module.
    var compilerOptions: [String] {
        switch source.language {
        case .swift: ["-I", folder]
        case .c: ["-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"]
        }
    }

    /// The paths of copies that were compiled, by those of their files.
    var copies: [String: String] { result.copies }

    /// Returns the path of a module's library.
    static func library(of name: String, in folder: String) -> String { "\(folder)/lib\(name).so" }
}

extension CompiledModule.Result {
    /// Reads what `output` wrote into a folder; nil if there is no such file, or an incomplete one.
    init?(in folder: String) {
        let path = "\(folder)/result.json"
        guard let bytes = try? InputFile.read(path, limit: 64 << 20),
            let root = try? JSONDocument(parsing: bytes, file: path).root, let isLibrary = root["library"]?.flag
        else { return nil }
        self.isLibrary = isLibrary
        leftOut = root.list("leftOut").map {
            LeftOutFile(
                file: $0["file"]?.string ?? "", line: $0["line"]?.integer ?? 0, reason: $0["reason"]?.string ?? "",
                missingDependency: $0["missingDependency"]?.string)
        }
        let entries = root.list("copies").map { ($0["file"]?.string ?? "", "\(folder)/\($0["copy"]?.string ?? "")") }
        copies = Dictionary(entries) { first, _ in first }
    }

    /// Returns the result with further files that were left out, before the others.
    func adding(_ files: [LeftOutFile]) -> CompiledModule.Result {
        CompiledModule.Result(isLibrary: isLibrary, leftOut: files + leftOut, copies: copies)
    }

    /// The result as JSON, with the paths of copies from a folder.
    func output(in folder: String) -> JSONOutput {
        .object([
            ("library", .bool(isLibrary)),
            (
                "leftOut",
                .array(
                    leftOut.map {
                        .object([
                            ("file", .string($0.file)), ("line", .int($0.line)), ("reason", .string($0.reason)),
                            ("missingDependency", .optional($0.missingDependency)),
                        ])
                    })
            ),
            (
                "copies",
                .array(
                    copies.sorted { $0.key < $1.key }.map { file, copy in
                        .object([
                            ("file", .string(file)), ("copy", .string(String(copy.dropFirst(folder.count + 1)))),
                        ])
                    })
            ),
        ])
    }
}

extension JSONValue {
    /// The value of a Boolean; nil for other values.
    var flag: Bool? { if case .bool(let flag) = content { flag } else { nil } }
    /// The value of a whole number; nil for other values.
    var integer: Int? { if case .number(let number) = content { Int(number.text) } else { nil } }
}
