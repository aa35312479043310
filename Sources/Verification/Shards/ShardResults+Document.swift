import Framewright
public import FramewrightDocuments
import FramewrightDrawing

extension ShardResults {
    /// The maximum size of a results file, in bytes.
    public static let sizeLimit = 256 << 20
    private static let maximumRows = 10_000_000

    /// The text of the file, with one result per line.
    public var text: String {
        let head = JSONOutput.object([
            ("run", .string(run.rawValue)), ("title", .string(title)), ("folder", .optional(folder)),
            ("accept", .optional(acceptingCommand)), ("renderer", .string(renderer)),
            ("shard", .string(shard.description)), ("total", .int(total)), ("names", .string(names.text)),
        ])
        var text = head.indented().dropLast("\n}".count) + ",\n  \"results\": ["
        for (index, row) in rows.enumerated() { text += (index == 0 ? "\n    " : ",\n    ") + row.output.text }
        return text + (rows.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    }

    /// Parses a results file and rejects unknown keys.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let document = try JSONDocument(parsing: bytes, file: file, limits: JSONLimits(bytes: Self.sizeLimit, depth: 8))
        var reader = try document.node.object()
        let run = try reader.required("run").choice(Run.self)
        let title = try reader.string("title")
        let folder = try reader.optional("folder")?.string()
        let command = try reader.optional("accept")?.string()
        let renderer = try reader.string("renderer")
        let shard = try reader.required("shard").shard()
        let total = try reader.int("total", in: 0...Self.maximumRows)
        let names = try reader.required("names").nameHash()
        var rows: [Row] = []
        for node in try reader.array("results", count: 0...total) { rows.append(try Row(node, total: total)) }
        try reader.finish()
        self.init(
            run: run, title: title, folder: folder, acceptingCommand: command, renderer: renderer, shard: shard,
            total: total, names: names, rows: rows)
    }
}

extension ShardResults.Row {
    fileprivate init(_ node: DocumentNode, total: Int) throws(DocumentError) {
        var reader = try node.object()
        index = try reader.int("index", in: 0...max(0, total - 1))
        result = try SnapshotResult(&reader)
        try reader.finish()
    }

    fileprivate var output: JSONOutput { .object([("index", .int(index))] + result.members) }
}

extension DocumentNode {
    fileprivate func shard() throws(DocumentError) -> Shard {
        let text = try string()
        guard let shard = Shard(text) else { throw error(.invalid, "\"\(text)\" is no shard", hint: "such as \"2/8\"") }
        return shard
    }

    fileprivate func nameHash() throws(DocumentError) -> ContentHash {
        let text = try string()
        guard let hash = ContentHash(text: text) else {
            throw error(.invalid, "\"\(text)\" is no SHA-256", hint: "64 lower-case hexadecimal digits")
        }
        return hash
    }
}
