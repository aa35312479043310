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
    public func list() throws(PreviewError) -> [Listed] {
        let result = try run(["list"])
        guard result.status == 0, let document = try? JSONDocument(parsing: result.output, file: "list"),
            case .array(let items) = document.root.content
        else { throw .listFailed(Self.reason(of: result)) }
        return items.map {
            Listed(
                name: $0["name"]?.string ?? "", source: $0["source"]?.string, provider: $0["provider"]?.string)
        }
    }

    /// Draws a preview into a PNG file, as it is `time` seconds after it has appeared.
    public func draw(
        _ index: Int, on device: String, isDark: Bool, to path: String, at time: Double = 0
    ) throws(PreviewError) -> Outcome {
        let context = isDark ? "dark" : "light"
        let result = try run(["draw", "\(index)", device, context, path, "\(time)"] + resources)
        guard result.status == 0 else { return .failed(Self.reason(of: result)) }
        guard let document = Self.document(in: result.output) else { return .failed("it ended without a result") }
        return .drawn(path: path, remarks: Self.remarks(in: document), findings: Self.findings(in: document))
    }

    /// Returns the JSON document on the last line of the output. The preview's code may print others.
    private static func document(in output: [UInt8]) -> JSONDocument? {
        guard let line = output.split(separator: UInt8(ascii: "\n")).last else { return nil }
        return try? JSONDocument(parsing: Array(line), file: "draw")
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
        try CapturedProcess.run(
            kit.runner, [kit.library, library, "\(memory)", "\(seconds)"] + arguments, seconds: Double(seconds * 2))
    }

    private static func reason(of result: CapturedProcess) -> String {
        if result.isTimedOut { return "it took too long" }
        switch result.status {
        case -24: return "it took too much processor time"
        case let signal where signal < 0: return "it ended by signal \(-signal): \(end(of: result.output))"
        default: return end(of: result.output)
        }
    }

    /// Returns the line of the output that names the reason: a fatal error, an error or the signal, or else the last.
    private static func end(of output: [UInt8]) -> String {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let line =
            lines.first { $0.contains("Fatal error") } ?? lines.last { $0.hasPrefix("error: ") }
            ?? lines.first { $0.contains("Program crashed") } ?? lines.last ?? ""
        return String(line.prefix(400))
    }
}

extension JSONValue {
    fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
}
