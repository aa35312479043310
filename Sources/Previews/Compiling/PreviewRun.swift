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

    /// The result of drawing a preview.
    enum Outcome: Hashable, Sendable {
        /// It was drawn into the file. A remark names something that is drawn by a stand-in, or not at all.
        case drawn(path: String, remarks: [String], findings: [Finding])
        /// It failed: the reason in one line.
        case failed(String)
    }

    /// The limits of a process.
    struct Limits: Hashable, Sendable {
        /// Memory in MB.
        var memory = 2_048
        /// Processor time in seconds; wall time is limited to twice as much.
        var seconds = 5
    }

    private static let largestOutput = 256 << 20
    private static let largestCount = 10_000

    private let kit: PreviewKit
    private let process: IsolatedProcess
    private let cache: PreviewCache
    private let module: String
    private let library: String
    private let resources: [String]
    private let limits: Limits

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

    /// Returns all previews.
    ///
    /// A declaration of previews whose code crashes counts as one preview, which fails.
    func list() throws(PreviewError) -> [Listed] {
        let result = try run(["list", module])
        if result.status == 0, let listed = Self.listed(in: result.result) { return listed }
        // Each declaration in a process of its own.
        let sources = try run(["sources", module])
        guard sources.status == 0, case .array(let entries)? = Self.document(in: sources.result)?.root.content else {
            throw .listFailed(reason(of: result))
        }
        var previews: [Listed] = []
        for entry in entries {
            let (name, place) = (entry["name"]?.string ?? "", entry["place"]?.integer ?? -1)
            let result = try run(["list", module, "\(place)"])
            if result.status == 0, let listed = Self.listed(in: result.result) {
                previews += listed
            } else {
                previews.append(
                    Listed(name: name, source: nil, provider: name, place: "\(place).0", failure: reason(of: result)))
            }
        }
        return previews
    }

    private static func listed(in output: [UInt8]) -> [Listed]? {
        guard case .array(let items)? = document(in: output)?.root.content else { return nil }
        return items.map {
            Listed(
                name: $0["name"]?.string ?? "", source: $0["source"]?.string, provider: $0["provider"]?.string,
                place: $0["place"]?.string ?? "",
                failure: nil)
        }
    }

    private static func document(in result: [UInt8]) -> JSONDocument? {
        try? JSONDocument(parsing: result, file: "result")
    }

    /// Draws a preview into a PNG file, or exports it as an animation.
    func draw(
        _ preview: Listed, in conditions: PreviewConditions, to path: String, animation: DrawRequest.Animation? = nil
    ) throws(PreviewError) -> Outcome {
        if let failure = preview.failure { return .failed(failure) }
        let folder = try cache.makeRunFolder()
        defer { PreviewCache.remove(folder) }
        let name = path.split(separator: "/").last.map(String.init) ?? "image"
        let request = DrawRequest(
            place: preview.place, conditions: conditions, output: "\(folder)/output/\(name)", animation: animation,
            resources: resources)
        do { _ = try Folder.create(for: request.output) } catch { throw .file(error.message) }
        let result = try run(["draw", request.text], in: folder)
        guard result.status == 0, let document = Self.document(in: result.result) else {
            return .failed(reason(of: result))
        }
        guard try Self.takeFiles(from: "\(folder)/output", to: Folder.prefix(of: path)) else {
            return .failed("its image was removed")
        }
        return .drawn(path: path, remarks: Self.remarks(in: document), findings: Self.findings(in: document))
    }

    /// Copies the files that a process has written into another folder. Returns false if there are none.
    ///
    /// They are read without following links, which the code of a preview may have made.
    private static func takeFiles(from folder: String, to other: String) throws(PreviewError) -> Bool {
        do {
            let names = try Folder.files(in: folder, limit: largestCount)
            for name in names {
                let bytes = try InputFile.read("\(folder)/\(name)", limit: largestOutput, isRegular: true)
                _ = try Folder.create(for: "\(other)\(name)")
                try OutputFile.write(bytes, to: "\(other)\(name)")
            }
            return !names.isEmpty
        } catch { throw .file(error.message) }
    }

    private static func remarks(in document: JSONDocument) -> [String] {
        guard case .array(let remarks)? = document.root["remarks"]?.content else { return [] }
        return remarks.compactMap(\.string)
    }

    private static func findings(in document: JSONDocument) -> [Finding] {
        guard case .array(let findings)? = document.root["findings"]?.content else { return [] }
        return findings.compactMap { try? Finding(DocumentNode(document: document, value: $0)) }
    }

    private func run(_ arguments: [String]) throws(PreviewError) -> CapturedProcess {
        let folder = try cache.makeRunFolder()
        defer { PreviewCache.remove(folder) }
        return try run(arguments, in: folder)
    }

    /// Runs the runner in a home folder of its own, so that no preview sees what another has stored.
    private func run(_ arguments: [String], in folder: String) throws(PreviewError) -> CapturedProcess {
        try process.run(
            kit.runner, [kit.library, library, "\(limits.memory)", "\(limits.seconds)"] + arguments, writing: folder,
            seconds: Double(limits.seconds * 2), hasResult: true)
    }

    private func reason(of result: CapturedProcess) -> String {
        if result.isTimedOut { return "it took too long" }
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        if lines.contains(where: { $0.contains("failed to allocate") }) {
            return "it used more than the limit of \(limits.memory) MB"
        }
        let error = Self.error(in: lines)
        switch result.status {
        case -24: return "it took too much processor time"
        case -11: return "it ended by signal 11: a bad access to memory, often by recursion without end"
        case let signal where signal < 0:
            return "it ended by signal \(-signal)" + (error.map { ": \($0)" } ?? "")
        default: return error ?? "it ended with exit code \(result.status) before it was drawn"
        }
    }

    /// Returns the line that names the reason: the last fatal error, or an error; nil if there is none.
    private static func error(in lines: [Substring]) -> String? {
        let line =
            lines.last { $0.contains(": Fatal error: ") || $0.hasPrefix("Fatal error: ") }
            ?? lines.last { $0.hasPrefix("error: ") }
        return line.map { String($0.prefix(400)) }
    }
}
