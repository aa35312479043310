import FramewrightDocuments
import FramewrightDrawing

/// Compiles the modules of sources in order, and keeps the results by content: a module is compiled again only if its
/// files, those of a module that it imports, the kit or the compiler have changed.
struct ModuleBuild {
    let kit: PreviewKit
    let process: IsolatedProcess
    let cache: PreviewCache
    /// The compiler's version by size and time of its program.
    private let compilerStamp: String

    init(kit: PreviewKit, process: IsolatedProcess, cache: PreviewCache) throws(PreviewError) {
        (self.kit, self.process, self.cache) = (kit, process, cache)
        guard let compiler = PipedProgram.find("swiftc") else { throw .programMissing("swiftc") }
        compilerStamp = "\(compiler) \(Self.stamp(of: compiler)) \(kit.library) \(Self.stamp(of: kit.library))"
        do { _ = try Folder.create(for: "\(cache.home)/x") } catch { throw .file(error.message) }
    }

    private static func stamp(of file: String) -> String {
        InputFile.stamp(of: OutputFile.place(of: file) ?? file).map { "\($0)" } ?? "missing"
    }

    /// Returns the compiled modules in the order given.
    ///
    /// - Parameters:
    ///   - fonts: The paths of font files that are resources of every module.
    ///   - onCompile: Called with the name of each module that is not in the cache, before it is compiled.
    func modules(
        _ sources: [SourceModule], fonts: [String] = [], onCompile: (String) -> Void = { _ in }
    ) throws(PreviewError) -> [CompiledModule] {
        var compiled: [CompiledModule] = []
        var keys: [String: String] = [:]
        for module in sources {
            let contents = SourceContents(of: module)
            let source = module.without(contents.unreadable)
            let names = Self.reach(of: source, in: sources)
            let imports = compiled.filter { names.contains($0.source.name) }
            let resources = PreviewResources.paths(beside: source.files) + fonts
            let (generated, remarks) = generatedFiles(of: source, resources: resources)
            let isImported = sources.contains { $0.dependencies.contains(source.name) }
            let key = key(
                of: source, contents, generated, imports: imports.map { keys[$0.source.name] ?? "" },
                isImported: isImported)
            keys[source.name] = key
            let folder = cache.folder(ofModule: key)
            let result: CompiledModule.Result
            if let known = CompiledModule.Result(in: folder) {
                result = known
            } else {
                onCompile(source.name)
                result = try compileInTime(source, generated, imports, isImported, into: folder)
            }
            compiled.append(
                CompiledModule(
                    source: source, folder: folder, result: result.adding(contents.unreadable), resources: resources,
                    remarks: remarks))
        }
        return compiled
    }

    /// Returns the names of the modules that a module imports, directly or through others.
    private static func reach(of module: SourceModule, in sources: [SourceModule]) -> Set<String> {
        var found: Set<String> = []
        var pending = module.dependencies
        while let name = pending.popLast() {
            guard found.insert(name).inserted else { continue }
            pending += sources.first { $0.name == name }?.dependencies ?? []
        }
        return found
    }

    private func generatedFiles(
        of source: SourceModule, resources: [String]
    ) -> (files: [PreviewCompiler.GeneratedFile], remarks: [String]) {
        guard source.language == .swift else { return ([], []) }
        return PreviewCompiler(kit: kit, process: process, cache: cache)
            .generatedFiles(of: source, resources: resources)
    }

    private func key(
        of source: SourceModule, _ contents: SourceContents, _ generated: [PreviewCompiler.GeneratedFile],
        imports: [String], isImported: Bool
    ) -> String {
        let text =
            "2 \(compilerStamp)\n\(kit)\n\(source)\n\(imports) \(isImported)\n\(generated)\n\(contents.hashes)\n"
        return String(ContentHash(of: Array(text.utf8)).text.prefix(32))
    }

    /// Compiles a module. If that takes too long, all of its files are left out; that is not kept, because it may be
    /// the machine's fault.
    private func compileInTime(
        _ source: SourceModule, _ generated: [PreviewCompiler.GeneratedFile], _ imports: [CompiledModule],
        _ isImported: Bool, into folder: String
    ) throws(PreviewError) -> CompiledModule.Result {
        do {
            return try compile(source, generated, imports, isImported, into: folder)
        } catch {
            guard case .compilerTimedOut(let seconds) = error else { throw error }
            let reason =
                "the compiler took longer than \(Int(seconds)) seconds for its module of \(source.files.count) files"
            let files = source.files.map {
                LeftOutFile(file: $0, line: 0, reason: reason, missingDependency: nil)
            }
            return CompiledModule.Result(isLibrary: false, leftOut: files, copies: [:])
        }
    }

    /// Compiles into a temporary folder, which gets its name when it is complete.
    private func compile(
        _ source: SourceModule, _ generated: [PreviewCompiler.GeneratedFile], _ imports: [CompiledModule],
        _ isImported: Bool, into folder: String
    ) throws(PreviewError) -> CompiledModule.Result {
        do { _ = try Folder.create(for: folder) } catch { throw .file(error.message) }
        let place = try CapturedProcess.scratchFolder(in: String(Folder.prefix(of: folder).dropLast()))
        defer { PreviewCache.remove(place) }
        let result =
            switch source.language {
            case .swift:
                try PreviewCompiler(kit: kit, process: process, cache: cache)
                    .compile(source, with: generated, importing: imports, isImported: isImported, into: place)
            case .c(let headers):
                try ClangCompiler(process: process, cache: cache).compile(source, headers: headers, into: place)
            }
        do {
            try OutputFile.write(Array(result.output(in: place).text.utf8), to: "\(place)/result.json")
        } catch { throw .file(error.message) }
        // Another process may have compiled the same meanwhile.
        _ = renameFolder(place, to: folder)
        guard let kept = CompiledModule.Result(in: folder) else { throw .file("\(folder) cannot be written") }
        return kept
    }
}
