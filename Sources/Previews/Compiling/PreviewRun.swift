import FramewrightDocuments
import FramewrightVerification

/// Lists and draws compiled previews, each in a process of its own.
struct PreviewRun: Sendable {
    /// A preview of compiled code.
    struct Listed: Hashable, Sendable {
        /// The name.
        let name: String
        /// The module, file and line of a `#Preview`; nil for one of a preview provider.
        let source: String?
        /// The type of a preview provider; nil for a `#Preview`.
        let provider: String?
        /// The index of its declaration, and its own in that declaration.
        let place: String
        /// The reason why its declaration cannot be run; nil if it can.
        let failure: String?

        /// The declaration, and the index of the preview in it.
        var key: String {
            FoundPreview.key(source ?? provider ?? "", place.split(separator: ".").last.map(String.init) ?? "")
        }
    }

    /// An image with what was noticed while it was drawn.
    struct DrawnImage: Hashable, Sendable {
        let path: String
        let remarks: [String]
        let findings: [Finding]
        /// The views as indented text.
        let outline: String
    }

    /// The result of drawing a preview.
    enum Outcome: Hashable, Sendable {
        /// It was drawn into the file. A remark names something that is drawn by a stand-in, or not at all.
        case drawn(DrawnImage)
        /// It failed: the reason in one line.
        case failed(String)
    }

    /// The limits of a process.
    struct Limits: Hashable, Sendable {
        /// Memory in MB.
        var memory = 2_048
        /// Processor time in seconds. A process that waits is ended half a second later; time in which it cannot run
        /// because others do does not count.
        var seconds = 4
        /// The size of all files in MB.
        var files = 256
    }

    /// The time in seconds after which a process is killed even if the program that watches it does not answer.
    private static let longestDelay = 90.0

    private let kit: PreviewKit
    private var process: IsolatedProcess
    let cache: PreviewCache
    let module: String
    private let library: String
    let resources: [String]
    private var limits: Limits

    /// Creates a run over a compiled module with a library.
    ///
    /// - Parameter kit: The kit with the runner in the module's bundle.
    init(
        _ module: CompiledModule, library: String, kit: PreviewKit, process: IsolatedProcess, cache: PreviewCache,
        limits: Limits = Limits()
    ) {
        (self.module, self.library, resources) = (module.source.name, library, module.resources)
        (self.kit, self.process, self.cache, self.limits) = (kit, process, cache, limits)
    }

    /// Returns the run with more processor time.
    ///
    /// - Parameter isCancelled: Returns true when the result is no longer needed. The process is then ended.
    func adding(seconds: Int, isCancelled: @escaping @Sendable () -> Bool) -> PreviewRun {
        var run = self
        run.limits.seconds += seconds
        run.process.isCancelled = isCancelled
        return run
    }

    /// A declaration of previews in compiled code.
    private struct Declaration {
        let name: String
        /// The module, file and line of a `#Preview`; nil for a preview provider.
        let source: String?
        let place: Int

        init?(_ value: JSONValue) {
            guard let name = value["name"]?.string, let place = value["place"]?.integer else { return nil }
            (self.name, self.place, source) = (name, place, value["source"]?.string)
        }

        func failed(_ reason: String) -> Listed {
            Listed(
                name: name, source: source, provider: source == nil ? name : nil, place: "\(place).0", failure: reason)
        }
    }

    /// Returns all previews.
    ///
    /// A declaration of previews whose code crashes counts as one preview, which fails; those behind it are listed by
    /// another process.
    func list() throws(PreviewError) -> [Listed] {
        var previews: [Listed] = []
        var declarations: [Declaration] = []
        var next = 0
        while true {
            let result = try run(["list", module, "\(next)"])
            for (place, listed) in Self.listed(in: result.result) {
                previews += listed
                next = place + 1
            }
            if result.status == 0 { return previews }
            if declarations.isEmpty { declarations = try self.declarations(after: result) }
            guard let failed = declarations.first(where: { $0.place >= next }) else { return previews }
            previews.append(failed.failed(reason(of: result)))
            next = failed.place + 1
        }
    }

    /// Returns the declarations of previews, without running their code.
    ///
    /// - Parameter failed: The process whose error is thrown if this fails too.
    private func declarations(after failed: CapturedProcess) throws(PreviewError) -> [Declaration] {
        let result = try run(["sources", module])
        guard result.status == 0, case .array(let entries)? = Self.document(in: result.result)?.root.content else {
            throw .listFailed(reason(of: failed))
        }
        return entries.compactMap(Declaration.init)
    }

    /// Returns the previews of the declarations in the lines of a result.
    private static func listed(in output: [UInt8]) -> [(place: Int, previews: [Listed])] {
        output.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let root = document(in: Array(line))?.root, let place = root["declaration"]?.integer else {
                return nil
            }
            return (place, root.list("previews").map(Listed.init))
        }
    }

    static func document(in result: [UInt8]) -> JSONDocument? {
        try? JSONDocument(parsing: result, file: "result")
    }

    private func run(_ arguments: [String]) throws(PreviewError) -> CapturedProcess {
        let folder = try cache.makeRunFolder()
        defer { PreviewCache.remove(folder) }
        do { _ = try Folder.create(for: "\(folder)/output/x") } catch { throw .file(error.message) }
        return try run(arguments, in: folder)
    }

    /// Runs the runner in a home folder of its own, so that no preview sees what another has stored.
    ///
    /// - Parameter folder: A folder with an empty folder `output`.
    func run(_ arguments: [String], in folder: String) throws(PreviewError) -> CapturedProcess {
        var place = IsolatedProcess.Place(folder)
        place.memory = limits.files
        return try process.run(
            kit.runner, [kit.library, library, "\(limits.memory)", "\(limits.seconds)"] + arguments, writing: place,
            seconds: Double(limits.seconds * 2) + Self.longestDelay, hasResult: true)
    }

    /// Returns the reason why a process gave no result.
    ///
    /// - Parameter folder: The folder of the process, whose path is left out.
    func reason(of result: CapturedProcess, in folder: String? = nil) -> String {
        let text = PreviewFailureReason(result, limits: limits).text
        return folder.map { text.replacing("\($0)/", with: "") } ?? text
    }
}

extension PreviewRun.Listed {
    fileprivate init(_ value: JSONValue) {
        self.init(
            name: value["name"]?.string ?? "", source: value["source"]?.string, provider: value["provider"]?.string,
            place: value["place"]?.string ?? "", failure: nil)
    }
}
