import Framewright
public import FramewrightDrawing

/// What one shard of a run found: the file that `--results` writes and `snapshot merge` reads.
public struct ShardResults: Hashable, Sendable {
    /// What the run did.
    public enum Run: String, Hashable, Sendable, CaseIterable {
        case snapshots, lint, matrix, play
    }

    /// Something the shard did, and its place among all there was to do.
    public struct Row: Hashable, Sendable {
        public let index: Int
        public let result: SnapshotResult
    }

    public let run: Run
    /// Of the report.
    public let title: String
    /// Before the files in annotations; nil where they are no files.
    public let folder: String?
    /// How a failure is accepted: a command to which the file's path is appended.
    public let acceptingCommand: String?
    public let renderer: String
    public let shard: Shard
    /// How much all shards have to do, and what, by a hash of its names.
    public let total: Int
    public let names: ContentHash
    /// In the order of their places.
    public internal(set) var rows: [Row]

    /// - Parameter rows: of `plan`'s shard, in their order.
    public init(
        _ run: Run, title: String, folder: String? = nil, acceptingCommand: String? = nil, plan: ShardPlan,
        rows: [(index: Int, result: SnapshotResult)]
    ) {
        (self.run, self.title, self.folder, self.acceptingCommand) = (run, title, folder, acceptingCommand)
        (renderer, shard, total, names) = (Renderer.version, plan.shard, plan.total, plan.names)
        self.rows = rows.map { Row(index: $0.index, result: $0.result) }
    }

    init(
        run: Run, title: String, folder: String?, acceptingCommand: String?, renderer: String, shard: Shard, total: Int,
        names: ContentHash, rows: [Row]
    ) {
        (self.run, self.title, self.folder, self.acceptingCommand) = (run, title, folder, acceptingCommand)
        (self.renderer, self.shard, self.total, self.names) = (renderer, shard, total, names)
        self.rows = rows
    }

    public var results: [SnapshotResult] { rows.map(\.result) }

    /// As pages and for machines.
    public var report: ReviewReport {
        ReviewReport(title: title, results: results, acceptingCommand: acceptingCommand)
    }
}
