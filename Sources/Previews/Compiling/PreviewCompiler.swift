import Framewright
import FramewrightDocuments

/// Compiles a module of Swift files to a library of previews, and leaves out the files that do not compile.
struct PreviewCompiler {
    /// Aliases in the client's own module decide between Foundation's types and the engine's.
    private static let aliases =
        [
            "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGLineCap", "CGLineJoin",
            "CGPath", "CGRectEdge",
        ]
        .map { "public typealias \($0) = CoreGraphics.\($0)\n" }.joined()

    /// The largest number of files that are compiled at once without a check of types before.
    private static let smallCount = 4

    /// The time in seconds that the compiler may take for the types of an expression.
    private static let expressionSeconds = 5

    /// The number of times that files are compiled which are saved meanwhile.
    private static let mostTries = 4
    /// The compiler's words for a file that was saved while it was compiled.
    private static let wasModified = " was modified during the build"

    /// The start of the names of generated files with the preview of a view.
    static let viewPrefix = "GeneratedByFramewright-View-"

    let kit: PreviewKit
    let process: IsolatedProcess
    let cache: PreviewCache
    /// The limit of wall time for one run of the compiler, in seconds.
    let seconds: Double

    init(kit: PreviewKit, process: IsolatedProcess, cache: PreviewCache, seconds: Double = 300) {
        (self.kit, self.process, self.cache, self.seconds) = (kit, process, cache, seconds)
    }

    /// A Swift file that is compiled beside those of the module.
    struct GeneratedFile: Hashable {
        let name: String
        let text: String
    }

    /// Returns the files that are compiled beside those of a module: aliases for types of Foundation, and the Swift
    /// names of the colours and images in asset catalogues.
    func generatedFiles(
        of module: SourceModule, resources: [String]
    ) -> (files: [GeneratedFile], remarks: [String]) {
        var texts = SourceTexts()
        let isDeclared = module.files.contains { texts.names(in: OutputFile.place(of: $0) ?? $0).contains("module") }
        // Sources of packages name the bundle that SwiftPM makes for them.
        let bundle = isDeclared ? "" : "extension Bundle { static var module: Bundle { .main } }\n"
        var files = [
            GeneratedFile(
                name: "GeneratedByFramewright-Geometry.swift",
                text: "import CoreGraphics\nimport Foundation\n\(Self.aliases)\(bundle)")
        ]
        let symbols = Self.symbols(in: resources)
        if !symbols.isEmpty {
            let sources = module.files.map { texts.text(of: OutputFile.place(of: $0) ?? $0) }
            files.append(
                GeneratedFile(name: "GeneratedByFramewright-Assets.swift", text: symbols.source(beside: sources)))
        }
        files += module.views.map { view in
            GeneratedFile(name: Self.viewPrefix + "\(view).swift", text: "#Preview(\"\(view)\") { \(view)() }\n")
        }
        return (files, symbols.remarks)
    }

    /// Compiles a module into a folder.
    ///
    /// Files with errors are left out and the rest is compiled again, until nothing is left to leave out. Types are
    /// checked before code is generated, because that alone finds most errors and takes a fraction of the time.
    ///
    /// - Parameter isImported: Whether other modules import this one. Only then a Swift module is written.
    func compile(
        _ module: SourceModule, with generated: [GeneratedFile], importing imports: [CompiledModule],
        isImported: Bool, into folder: String
    ) throws(PreviewError) -> CompiledModule.Result {
        var search = try LeaveOutSearch(module.files, copiesIn: "\(folder)/Sources")
        var others: [String] = []
        for file in generated {
            others.append("\(folder)/\(file.name)")
            try write(Array(file.text.utf8), to: "\(folder)/\(file.name)")
        }
        let name = module.name
        if search.remaining.count > Self.smallCount {
            let imported = search.importedModules().subtracting(Self.knownModules).subtracting(
                imports.map(\.source.name))
            try search.leaveOut(importing: try missingModules(of: imported.sorted(), importing: imports, in: folder))
        }
        while !search.remaining.isEmpty {
            let inputs = search.remaining.map(\.path) + others
            // A file for which the compiler takes longer is left out.
            let seconds = 30 + search.remaining.count / 2
            let check = ["-typecheck", "-enable-batch-mode"] + inputs
            if search.remaining.count > Self.smallCount,
                try search.leaveOut(by: try run(check, module: name, importing: imports, processorTime: seconds))
            {
                continue
            }
            let object = "\(folder)/\(name).o"
            var outputs = ["-c", "-whole-module-optimization", "-o", object]
            if isImported {
                // By the same process as the code.
                outputs += [
                    "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule",
                    "-no-emit-module-separately-wmo",
                ]
            }
            if try search.leaveOut(
                by: try run(outputs + inputs, module: name, importing: imports, processorTime: seconds))
            {
                continue
            }
            let library = CompiledModule.library(of: name, in: folder)
            _ = try search.leaveOut(by: try link(object, to: library, with: imports))
            _ = try? OutputFile.remove(object)
            return CompiledModule.Result(isLibrary: true, leftOut: search.leftOut, copies: search.copies)
        }
        return CompiledModule.Result(isLibrary: false, leftOut: search.leftOut, copies: [:])
    }

    /// The modules that are there, of those that most files import.
    private static let knownModules: Set<String> = ["SwiftUI", "Foundation", "Combine", "CoreGraphics", "Swift"]

    /// Returns the modules that the compiler does not find. It would stop at each of them anew.
    private func missingModules(
        of modules: [String], importing imports: [CompiledModule], in folder: String
    ) throws(PreviewError) -> [String] {
        let names = modules.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !$0.isEmpty }
        guard !names.isEmpty else { return [] }
        let lines = names.map { "#if !canImport(\($0))\n#error(\"missing \($0)\")\n#endif\n" }
        let file = "\(folder)/GeneratedByFramewright-Imports.swift"
        try write(Array(lines.joined().utf8), to: file)
        let result = try run(["-typecheck", file], module: "Imports", importing: imports, processorTime: 30)
        let output = String(decoding: result.output, as: UTF8.self)
        return names.filter { output.contains(": error: missing \($0)\n") }
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

    private func run(
        _ inputs: [String], module: String, importing imports: [CompiledModule], processorTime: Int
    ) throws(PreviewError) -> CapturedProcess {
        let arguments =
            ["-swift-version", "5", "-Onone", "-parse-as-library", "-module-name", module]
            + ["-D", "DEBUG", "-suppress-warnings", "-continue-building-after-errors"]
            // An expression that takes longer is an error with its place.
            + ["-Xfrontend", "-solver-expression-time-threshold=\(Self.expressionSeconds)"]
            // Previews name SwiftUI's types, also in files that import only parts of it.
            + ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]
            + ["-load-plugin-executable", "\(kit.macros)#FramewrightMacroPlugin"]
            + ["-I", kit.modules] + kit.options + imports.flatMap(\.compilerOptions) + inputs
        var result = CapturedProcess(status: 0, output: [], result: [], isTimedOut: false)
        for _ in 0..<Self.mostTries {
            result = try process.compile(
                "swiftc", arguments, in: cache, seconds: seconds, processorTime: processorTime)
            if result.isTimedOut { throw .compilerTimedOut(seconds: seconds) }
            // A file that is saved meanwhile is read again.
            guard result.status != 0, String(decoding: result.output, as: UTF8.self).contains(Self.wasModified) else {
                break
            }
        }
        return result
    }

    /// Links an object file to a library, by the compiler's own linker where it has one: that takes half the time of
    /// the system's.
    private func link(
        _ object: String, to library: String, with imports: [CompiledModule]
    ) throws(PreviewError) -> CapturedProcess {
        let arguments =
            ["-emit-library", object, "-o", library] + (Self.hasLinker ? ["-use-ld=lld"] : []) + link(kit.library)
            + imports.compactMap(\.library).flatMap(link)
        let result = try process.compile("swiftc", arguments, in: cache, seconds: seconds, processorTime: 60)
        if result.isTimedOut { throw .compilerTimedOut(seconds: seconds) }
        return result
    }

    /// Whether the linker `lld` is beside the compiler or in `PATH`.
    private static let hasLinker: Bool = {
        let compiler = PipedProgram.find("swiftc").flatMap { OutputFile.place(of: $0) }
        let isBeside = compiler.map { InputFile.isThere("\(Folder.prefix(of: $0))ld.lld") } ?? false
        return isBeside || PipedProgram.find("ld.lld") != nil
    }()

    private func link(_ library: String) -> [String] {
        let place = Folder.prefix(of: library)
        return ["-L", place, "-l\(PreviewKit.name(ofLibrary: library))", "-Xlinker", "-rpath", "-Xlinker", place]
    }
}
