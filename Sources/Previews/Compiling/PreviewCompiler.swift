import FramewrightDocuments

/// Compiles Swift files to a library of previews, and leaves out the files that do not compile.
public struct PreviewCompiler: Sendable {
    /// A file that was left out.
    public struct LeftOut: Hashable, Sendable {
        /// The path as given.
        public let file: String
        /// The line of the first error; 0 if it has none.
        public let line: Int
        /// The first error.
        public let reason: String
    }

    /// The compiled previews.
    public struct Compiled: Sendable {
        /// The path of the library.
        public let library: String
        /// The files that were left out, in the order given.
        public let leftOut: [LeftOut]
    }

    /// Aliases in the client's own module decide between Foundation's types and the engine's.
    private static let aliases =
        [
            "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGLineCap", "CGLineJoin",
            "CGPath", "CGRectEdge",
        ]
        .map { "public typealias \($0) = CoreGraphics.\($0)\n" }.joined()

    private static let largestFile = 4 << 20

    /// The kit.
    public let kit: PreviewKit
    /// The limit of wall time for one run of the compiler, in seconds.
    public let seconds: Double

    /// Creates a compiler.
    public init(kit: PreviewKit, seconds: Double = 300) {
        self.kit = kit
        self.seconds = seconds
    }

    /// Compiles files as one module into a folder.
    ///
    /// Files with errors are left out and the rest is compiled again, until nothing is left to leave out.
    public func compile(
        _ files: [String], module: String, into folder: String
    ) throws(PreviewError) -> Compiled {
        var remaining = try files.enumerated().map { index, file throws(PreviewError) in
            Source(file: file, copy: try expanded(file, index, module: module, into: folder))
        }
        let aliases = "\(folder)/Geometry.swift"
        try write(Array("import CoreGraphics\n\(Self.aliases)".utf8), to: aliases)
        let library = "\(folder)/lib\(module).so"
        var leftOut: [LeftOut] = []
        while !remaining.isEmpty {
            let result = try run(remaining.map(\.copy) + [aliases], module: module, library)
            if result.status == 0 {
                return Compiled(library: library, leftOut: leftOut.sorted { position($0, files) < position($1, files) })
            }
            let errors = CompilerErrors(String(decoding: result.output, as: UTF8.self))
            let failed = remaining.filter { errors.first[$0.file] != nil || errors.first[$0.copy] != nil }
            guard !failed.isEmpty else { throw .compilerFailed(errors.end) }
            for source in failed {
                let error = errors.first[source.file] ?? errors.first[source.copy]
                leftOut.append(LeftOut(file: source.file, line: error?.line ?? 0, reason: error?.message ?? ""))
            }
            remaining.removeAll { source in failed.contains { $0.file == source.file } }
        }
        throw .nothingCompiles
    }

    private struct Source {
        let file: String
        let copy: String
    }

    private func position(_ item: LeftOut, _ files: [String]) -> Int { files.firstIndex(of: item.file) ?? 0 }

    /// Writes a copy of a file with its previews expanded, whose messages name the original.
    private func expanded(
        _ file: String, _ index: Int, module: String, into folder: String
    ) throws(PreviewError) -> String {
        let source: [UInt8]
        do { source = try InputFile.read(file, limit: Self.largestFile) } catch { throw .file(error.message) }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        var macro = PreviewMacro(source, fileID: "\(module)/\(name)")
        let body = macro.expanded()
        let copy = "\(folder)/\(index)-\(name)"
        // Previews name SwiftUI's types, also in files that import only parts of it.
        let head = macro.count > 0 ? "import SwiftUI\n" : ""
        try write(Array("\(head)#sourceLocation(file: \"\(file)\", line: 1)\n".utf8) + body, to: copy)
        return copy
    }

    private func write(_ bytes: [UInt8], to path: String) throws(PreviewError) {
        do {
            _ = try Folder.create(for: path)
            try OutputFile.write(bytes, to: path)
        } catch { throw .file(error.message) }
    }

    private func run(_ files: [String], module: String, _ library: String) throws(PreviewError) -> CapturedProcess {
        let place = Folder.prefix(of: kit.library)
        let arguments =
            ["-swift-version", "5", "-Onone", "-emit-library", "-parse-as-library", "-module-name", module]
            + ["-D", "DEBUG", "-suppress-warnings", "-continue-building-after-errors", "-o", library]
            + ["-I", kit.modules] + kit.options + files
            + ["-L", place, "-l\(kit.libraryName)", "-Xlinker", "-rpath", "-Xlinker", place]
        let result = try CapturedProcess.run("swiftc", arguments, seconds: seconds)
        if result.isTimedOut { throw .compilerTimedOut(seconds: seconds) }
        return result
    }
}

/// The errors in the output of the compiler.
private struct CompilerErrors {
    /// The first error of each file.
    private(set) var first: [String: (line: Int, message: String)] = [:]
    /// The last lines of the output, on one line.
    let end: String

    init(_ output: String) {
        let lines = output.split(separator: "\n")
        end = lines.suffix(3).joined(separator: " ")
        for line in lines {
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { continue }
            let file = place.dropLast(2).joined(separator: ":")
            if first[file] == nil { first[file] = (number, String(line[mark.upperBound...])) }
        }
    }
}
