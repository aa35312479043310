import FramewrightDocuments

/// Lists and draws compiled previews, each in a process of its own.
public struct PreviewRun: Sendable {
    /// A preview of compiled code.
    public struct Listed: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The module, file and line of a `#Preview`; nil for one of a preview provider.
        public let source: String?
    }

    /// The result of drawing a preview.
    public enum Outcome: Hashable, Sendable {
        /// It was drawn into the file.
        case drawn(path: String)
        /// It failed: the reason in one line.
        case failed(String)
    }

    private let kit: PreviewKit
    private let library: String
    /// The limit of memory in MB.
    private let memory: Int
    /// The limit of processor time in seconds; wall time is limited to twice as much.
    private let seconds: Int

    /// Creates a run over a compiled library.
    public init(kit: PreviewKit, library: String, memory: Int = 2_048, seconds: Int = 5) {
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
        return items.map { Listed(name: $0["name"]?.string ?? "", source: $0["source"]?.string) }
    }

    /// Draws a preview into a PNG file.
    public func draw(_ index: Int, on device: String, isDark: Bool, to path: String) throws(PreviewError) -> Outcome {
        let result = try run(["draw", "\(index)", device, isDark ? "dark" : "light", path])
        return result.status == 0 ? .drawn(path: path) : .failed(Self.reason(of: result))
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

    private static func end(of output: [UInt8]) -> String {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let line =
            lines.first { $0.contains("Fatal error") } ?? lines.last { $0.hasPrefix("error: ") } ?? lines.last ?? ""
        return String(line.prefix(400))
    }
}

extension JSONValue {
    fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
}
