import Framewright
import FramewrightDocuments

/// Compiles Swift files to a library of previews, and leaves out the files that do not compile.
public struct PreviewCompiler: Sendable {
    /// The compiled previews.
    public struct Compiled: Sendable {
        /// The path of the library.
        public let library: String
        /// The files that were left out, in the order given.
        public let leftOut: [LeftOutFile]
        /// Remarks on assets that have no Swift name of their own.
        public let remarks: [String]
        /// The paths of copies that were compiled, with a line before the first, by those of their files.
        let copies: [String: String]
    }

    /// Aliases in the client's own module decide between Foundation's types and the engine's.
    private static let aliases =
        [
            "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGLineCap", "CGLineJoin",
            "CGPath", "CGRectEdge",
        ]
        .map { "public typealias \($0) = CoreGraphics.\($0)\n" }.joined()

    /// The largest number of files that are compiled at once without a check of types before.
    private static let smallCount = 4

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
    /// Files with errors are left out and the rest is compiled again, until nothing is left to leave out. Types are
    /// checked before code is generated, because that alone finds most errors and takes a fraction of the time.
    ///
    /// - Parameter resources: The paths of asset catalogues, whose colours and images get Swift names, and of other
    ///   files, which are ignored.
    public func compile(
        _ files: [String], module: String, into folder: String, resources: [String] = []
    ) throws(PreviewError) -> Compiled {
        var search = try LeaveOutSearch(files, copiesIn: "\(folder)/Sources")
        let aliases = "\(folder)/GeneratedByFramewright-Geometry.swift"
        // Sources of packages name the bundle that SwiftPM makes for them.
        let bundle = search.declares("module") ? "" : "extension Bundle { static var module: Bundle { .main } }\n"
        try write(Array("import CoreGraphics\nimport Foundation\n\(Self.aliases)\(bundle)".utf8), to: aliases)
        var generated = [aliases]
        let symbols = Self.symbols(in: resources)
        if !symbols.isEmpty {
            generated.append("\(folder)/GeneratedByFramewright-Assets.swift")
            try write(Array(symbols.source(beside: search.sourceTexts()).utf8), to: generated[1])
        }
        let library = "\(folder)/lib\(module).so"
        while !search.remaining.isEmpty {
            let inputs = search.remaining.map(\.path) + generated
            if search.remaining.count > Self.smallCount,
                try search.leaveOut(by: try run(["-typecheck", "-enable-batch-mode"] + inputs, module: module))
            {
                continue
            }
            let outputs = ["-emit-library", "-whole-module-optimization", "-o", library]
            guard try search.leaveOut(by: try run(outputs + inputs, module: module)) else {
                return Compiled(
                    library: library, leftOut: search.leftOut, remarks: symbols.remarks, copies: search.copies)
            }
        }
        throw .nothingCompiles(search.leftOut)
    }

    /// Returns the Swift names of assets. Catalogues that cannot be read have none; drawing reports them.
    private static func symbols(in resources: [String]) -> AssetSymbols {
        let library = ImageLibrary(catalogs: resources.filter { $0.hasSuffix(".xcassets") })
        guard let names = try? library.assetNames() else { return AssetSymbols(colors: [], images: []) }
        return AssetSymbols(colors: names.colors, images: names.images)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(PreviewError) {
        do {
            _ = try Folder.create(for: path)
            try OutputFile.write(bytes, to: path)
        } catch { throw .file(error.message) }
    }

    private func run(_ inputs: [String], module: String) throws(PreviewError) -> CapturedProcess {
        let place = Folder.prefix(of: kit.library)
        let arguments =
            ["-swift-version", "5", "-Onone", "-parse-as-library", "-module-name", module]
            + ["-D", "DEBUG", "-suppress-warnings", "-continue-building-after-errors"]
            // Previews name SwiftUI's types, also in files that import only parts of it.
            + ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]
            + ["-load-plugin-executable", "\(kit.macros)#FramewrightMacroPlugin"]
            + ["-I", kit.modules] + kit.options + inputs
            + ["-L", place, "-l\(kit.libraryName)", "-Xlinker", "-rpath", "-Xlinker", place]
        let result = try CapturedProcess.run("swiftc", arguments, seconds: seconds)
        if result.isTimedOut { throw .compilerTimedOut(seconds: seconds) }
        return result
    }
}
