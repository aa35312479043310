import Framewright
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
        /// Remarks on assets that have no Swift name of their own.
        public let remarks: [String]
    }

    /// Aliases in the client's own module decide between Foundation's types and the engine's.
    private static let aliases =
        [
            "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGLineCap", "CGLineJoin",
            "CGPath", "CGRectEdge",
        ]
        .map { "public typealias \($0) = CoreGraphics.\($0)\n" }.joined()

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
    ///
    /// - Parameter resources: The paths of asset catalogues, whose colours and images get Swift names, and of other
    ///   files, which are ignored.
    public func compile(
        _ files: [String], module: String, into folder: String, resources: [String] = []
    ) throws(PreviewError) -> Compiled {
        // The compiler's messages name real paths.
        let names = Dictionary(files.map { (OutputFile.place(of: $0) ?? $0, $0) }) { first, _ in first }
        var remaining = try sources(of: files.map { OutputFile.place(of: $0) ?? $0 }, in: "\(folder)/Sources")
        let aliases = "\(folder)/Geometry.swift"
        try write(Array("import CoreGraphics\n\(Self.aliases)".utf8), to: aliases)
        var generated = [aliases]
        let symbols = Self.symbols(in: resources)
        if !symbols.isEmpty {
            generated.append("\(folder)/Assets.swift")
            let sources = remaining.compactMap { try? InputFile.read($0.path, limit: 16 << 20) }
            let text = symbols.source(beside: sources.map { String(decoding: $0, as: UTF8.self) })
            try write(Array(text.utf8), to: generated[1])
        }
        let library = "\(folder)/lib\(module).so"
        var leftOut: [LeftOut] = []
        while !remaining.isEmpty {
            let result = try run(remaining.map(\.path) + generated, module: module, library)
            if result.status == 0 {
                return Compiled(
                    library: library, leftOut: leftOut.sorted { position($0, files) < position($1, files) },
                    remarks: symbols.remarks)
            }
            let errors = CompilerErrors(String(decoding: result.output, as: UTF8.self))
            guard remaining.contains(where: { errors.first[$0.original] != nil }) else {
                throw .compilerFailed(errors.end)
            }
            var next: [PlatformSource] = []
            for source in remaining {
                guard let error = errors.first[source.original] else {
                    next.append(source)
                    continue
                }
                if let other = try withFewerChanges(source, after: error) {
                    next.append(other)
                } else if let name = names[source.original] {
                    let reported = source.reported(error)
                    leftOut.append(LeftOut(file: name, line: reported.line, reason: reported.message))
                }
            }
            remaining = next
        }
        throw .nothingCompiles(leftOut.sorted { position($0, files) < position($1, files) })
    }

    private func sources(of files: [String], in folder: String) throws(PreviewError) -> [PlatformSource] {
        do { return try PlatformSource.sources(of: files, copiesIn: folder) } catch { throw .file(error.message) }
    }

    private func withFewerChanges(
        _ source: PlatformSource, after error: (line: Int, message: String)
    ) throws(PreviewError) -> PlatformSource? {
        do { return try source.withFewerChanges(after: error) } catch { throw .file(error.message) }
    }

    /// Returns the Swift names of assets. Catalogues that cannot be read have none; drawing reports them.
    private static func symbols(in resources: [String]) -> AssetSymbols {
        let library = ImageLibrary(catalogs: resources.filter { $0.hasSuffix(".xcassets") })
        guard let names = try? library.assetNames() else { return AssetSymbols(colors: [], images: []) }
        return AssetSymbols(colors: names.colors, images: names.images)
    }

    private func position(_ item: LeftOut, _ files: [String]) -> Int { files.firstIndex(of: item.file) ?? 0 }

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
            // Previews name SwiftUI's types, also in files that import only parts of it.
            + ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]
            + ["-load-plugin-executable", "\(kit.macros)#FramewrightMacroPlugin"]
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
        var expansion: String?
        for line in lines {
            if let message = expansion,
                let place = Self.place(in: line, before: ": note: expanded code originates here")
            {
                if first[place.file] == nil { first[place.file] = (place.line, message) }
                expansion = nil
            }
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            let message = String(line[mark.upperBound...])
            if line.hasPrefix("macro expansion ") {
                expansion = message
            } else if let place = Self.place(in: line, before: ": error: "), first[place.file] == nil {
                first[place.file] = (place.line, message)
            }
        }
    }

    private static func place(in line: Substring, before text: String) -> (file: String, line: Int)? {
        guard let mark = line.firstRange(of: text) else { return nil }
        let parts = line[..<mark.lowerBound].drop { "`- ".contains($0) }.split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
        return (parts.dropLast(2).joined(separator: ":"), number)
    }
}
