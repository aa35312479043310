import Framewright
public import FramewrightDrawing

/// The results of one shard of a run: the file that `--results` writes and `snapshot merge` reads.
public struct ShardResults: Hashable, Sendable {
    /// The kind of a run.
    public enum Run: String, Hashable, Sendable, CaseIterable {
        case snapshots, lint, matrix, play
    }

    /// A result of the shard with its index in the whole run.
    public struct Row: Hashable, Sendable {
        /// The index among all items of the run.
        public let index: Int
        /// The result of the item.
        public let result: SnapshotResult
    }

    /// The kind of the run.
    public let run: Run
    /// The title of the report.
    public let title: String
    /// The folder that precedes the files in annotations, or nil if the results do not refer to files.
    public let folder: String?
    /// The command that accepts a failure if the file's path is appended.
    public let acceptingCommand: String?
    /// The version of the renderer.
    public let renderer: String
    /// The shard of the run.
    public let shard: Shard
    /// The number of items of all shards.
    public let total: Int
    /// The cumulative hash of the items' names.
    public let names: ContentHash
    /// The results in the order of their indices.
    public internal(set) var rows: [Row]

    /// Creates the results of a shard.
    ///
    /// - Parameter rows: The results of the plan's shard, in order.
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

    /// The results without their indices.
    public var results: [SnapshotResult] { rows.map(\.result) }

    /// The report for review pages and machine-readable formats.
    public var report: ReviewReport {
        ReviewReport(title: title, results: results, acceptingCommand: acceptingCommand)
    }
}
