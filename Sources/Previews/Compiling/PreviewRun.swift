import FramewrightDocuments
public import FramewrightVerification

/// Lists and draws compiled previews, each in a process of its own.
public struct PreviewRun: Sendable {
    /// A preview of compiled code.
    public struct Listed: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The module, file and line of a `#Preview`; nil for one of a preview provider.
        public let source: String?
        /// The type of a preview provider; nil for a `#Preview`.
        public let provider: String?
        /// The index of its declaration, and its own in that declaration.
        let place: String
        /// The reason why its declaration cannot be run; nil if it can.
        let failure: String?
    }

    /// The result of drawing a preview.
    public enum Outcome: Hashable, Sendable {
        /// It was drawn into the file. A remark names something that is drawn by a stand-in, or not at all.
        case drawn(path: String, remarks: [String], findings: [Finding])
        /// It failed: the reason in one line.
        case failed(String)
    }

    private let kit: PreviewKit
    private let library: String
    /// The asset catalogues and files of translations.
    private let resources: [String]
    /// The limit of memory in MB.
    private let memory: Int
    /// The limit of processor time in seconds; wall time is limited to twice as much.
    private let seconds: Int

    /// Creates a run over a compiled library.
    public init(
        kit: PreviewKit, library: String, resources: [String] = [], memory: Int = 2_048, seconds: Int = 5
    ) {
        self.resources = resources
        self.kit = kit
        self.library = library
        self.memory = memory
        self.seconds = seconds
    }

    /// Returns all previews.
    ///
    /// A declaration of previews whose code crashes counts as one preview, which fails.
    public func list() throws(PreviewError) -> [Listed] {
        let result = try run(["list"])
        if result.status == 0, let listed = Self.listed(in: result.result) { return listed }
        // Each declaration in a process of its own.
        let sources = try run(["sources"])
        guard sources.status == 0, case .array(let names)? = Self.document(in: sources.result)?.root.content else {
            throw .listFailed(reason(of: result))
        }
        var previews: [Listed] = []
        for (index, name) in names.enumerated() {
            let result = try run(["list", "\(index)"])
            if result.status == 0, let listed = Self.listed(in: result.result) {
                previews += listed
            } else {
                previews.append(
                    Listed(
                        name: name.string ?? "", source: nil, provider: name.string, place: "\(index).0",
                        failure: reason(of: result)))
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

    /// Draws a preview into a PNG file, as it is `time` seconds after it has appeared.
    public func draw(
        _ preview: Listed, on device: String, isDark: Bool, to path: String, at time: Double = 0
    ) throws(PreviewError) -> Outcome {
        if let failure = preview.failure { return .failed(failure) }
        let context = isDark ? "dark" : "light"
        let place = OutputFile.place(of: path) ?? path
        let result = try run(["draw", preview.place, device, context, place, "\(time)"] + resources)
        guard result.status == 0, let document = Self.document(in: result.result) else {
            return .failed(reason(of: result))
        }
        guard InputFile.isThere(path) else { return .failed("its image was removed") }
        return .drawn(path: path, remarks: Self.remarks(in: document), findings: Self.findings(in: document))
    }

    private static func remarks(in document: JSONDocument) -> [String] {
        guard case .array(let remarks)? = document.root["remarks"]?.content else { return [] }
        return remarks.compactMap(\.string)
    }

    private static func findings(in document: JSONDocument) -> [Finding] {
        guard case .array(let findings)? = document.root["findings"]?.content else { return [] }
        return findings.compactMap { try? Finding(DocumentNode(document: document, value: $0)) }
    }

    /// Runs the runner in a home folder of its own, so that no preview sees what another has stored.
    private func run(_ arguments: [String]) throws(PreviewError) -> CapturedProcess {
        let home = try CapturedProcess.scratchFolder()
        defer { _ = try? CapturedProcess.run("rm", ["-rf", "--", home], seconds: 10) }
        return try CapturedProcess.run(
            kit.runner, [kit.library, library, "\(memory)", "\(seconds)"] + arguments, seconds: Double(seconds * 2),
            hasResult: true,
            environment: [
                "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home, "XDG_CONFIG_HOME": "\(home)/.config",
                "XDG_DATA_HOME": "\(home)/.local/share", "XDG_CACHE_HOME": "\(home)/.cache",
            ])
    }

    private func reason(of result: CapturedProcess) -> String {
        if result.isTimedOut { return "it took too long" }
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        if lines.contains(where: { $0.contains("failed to allocate") }) {
            return "it used more than the limit of \(memory) MB"
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

extension JSONValue {
    fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
}
