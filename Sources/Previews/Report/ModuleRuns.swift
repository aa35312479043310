import FramewrightDocuments
import Synchronization

/// The runs of compiled modules, each with a bundle of the data files beside its sources, which is removed at the end.
final class ModuleRuns: Sendable {
    private let kit: PreviewKit
    private let process: IsolatedProcess
    private let cache: PreviewCache
    private let limits: PreviewRun.Limits
    private let folders = Mutex<[String]>([])

    /// The runner in the bundle of the last module; nil if no module has a library.
    var runner: String? {
        let name = kit.runner.split(separator: "/").last ?? "runner"
        return folders.withLock { $0.last.map { "\($0)/bundle/\(name)" } }
    }

    init(kit: PreviewKit, process: IsolatedProcess, cache: PreviewCache, limits: PreviewRun.Limits) {
        (self.kit, self.process, self.cache, self.limits) = (kit, process, cache, limits)
    }

    /// Returns the run of a module; nil if it has no library.
    func run(of module: CompiledModule) throws(PreviewError) -> PreviewRun? {
        guard let library = module.library else { return nil }
        let folder = try cache.makeRunFolder()
        folders.withLock { $0.append(folder) }
        let data =
            module.source.resources.filter { !$0.hasSuffix("/") } + PreviewResources.data(beside: module.source.files)
        let bundle = try PreviewBundle(kit: kit, data: data, in: "\(folder)/bundle")
        return PreviewRun(
            module, library: library, kit: bundle.kit, process: process, cache: cache, limits: limits)
    }

    deinit { for folder in folders.withLock({ $0 }) { PreviewCache.remove(folder) } }
}

extension SourceIndex {
    /// Reads the compiled files of a module and of the modules that it may import.
    init(_ module: CompiledModule, importing modules: [CompiledModule]) {
        let swift = modules.filter { $0.source.isShown && $0.source.language == .swift }
        let others = swift.filter { $0.source.name != module.source.name }
        let all = [module] + others
        let files = all.flatMap { other in
            other.source.files.filter { file in !other.result.leftOut.contains { $0.file == file } }
        }
        let copies = all.reduce(into: [String: String]()) { $0.merge($1.copies) { first, _ in first } }
        self.init(files, copies: copies)
    }
}

extension LeftOutFile {
    /// Returns the file with the reason why a name in the error is absent: the coverage table has it, or it is a module
    /// of a package that is not there.
    ///
    /// - Parameter missing: The products of packages that are not there, with the packages' names.
    func explained(missing: [String: String]) -> LeftOutFile {
        let names = reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
        if reason.hasPrefix("no such module"), let name = names.first, let package = missing[name] {
            let place = package.isEmpty ? "a package" : "package \(package)"
            return with(explanation: "it belongs to \(place) that is not there; swift package resolve fetches it")
        }
        guard let absence = names.lazy.compactMap(CoverageTable.shipped.reasonForAbsence).first else { return self }
        return with(explanation: absence)
    }

    private func with(explanation: String) -> LeftOutFile {
        LeftOutFile(
            file: file, line: line, reason: "\(reason) (\(explanation))", missingDependency: missingDependency)
    }
}
