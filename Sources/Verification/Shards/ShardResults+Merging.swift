import Framewright
public import FramewrightDocuments

extension ShardResults {
    /// Merges the results of all shards of a run into those of the undivided run.
    ///
    /// - Parameter parts: The shards' results with the names of their files, in any order. There must be at least
    ///   one.
    public static func merge(_ parts: [(file: String, results: ShardResults)]) throws(MergeError) -> ShardResults {
        guard var merged = parts.first else { preconditionFailure("a merge is of at least one shard") }
        try checkShards(parts, merged)
        merged.results.rows = parts.flatMap(\.results.rows).sorted { $0.index < $1.index }
        guard merged.results.rows.map(\.index) == Array(0..<merged.results.total) else {
            throw .incomplete(merged.results.rows.count, of: merged.results.total)
        }
        return merged.results
    }

    /// Checks that all parts belong to the same run and that each shard occurs exactly once.
    private static func checkShards(
        _ parts: [(file: String, results: ShardResults)], _ first: (file: String, results: ShardResults)
    ) throws(MergeError) {
        var files: [Int: String] = [:]
        for (file, results) in parts {
            guard results.renderer == Renderer.version else { throw .otherRenderer(file, results.renderer) }
            if let difference = results.difference(from: first.results) {
                throw .otherRun(first.file, file, difference)
            }
            if let twice = files.updateValue(file, forKey: results.shard.number) {
                throw .twice(results.shard, twice, file)
            }
        }
        let missing = (1...first.results.shard.count).filter { files[$0] == nil }
        guard missing.isEmpty else { throw .missing(missing, of: first.results.shard.count) }
    }

    /// Describes why two shards cannot belong to the same run. Returns nil if they can.
    private func difference(from other: ShardResults) -> String? {
        if run != other.run { return "\(other.run.rawValue) and \(run.rawValue)" }
        if shard.count != other.shard.count { return "shards \(other.shard) and \(shard)" }
        if (title, folder) != (other.title, other.folder) { return "'\(other.title)' and '\(title)'" }
        if acceptingCommand != other.acceptingCommand { return "they are accepted by different commands" }
        if total != other.total { return "\(other.total) and \(total) of everything" }
        return names == other.names ? nil : "not the same names were to be done"
    }
}

/// An error that prevents results of shards from being merged.
public enum MergeError: Error, Hashable, Sendable {
    /// Two files belong to different runs; with their difference.
    case otherRun(String, String, String)
    case otherRenderer(String, String)
    /// Two files contain the same shard.
    case twice(Shard, String, String)
    /// Shards are missing; with their numbers.
    case missing([Int], of: Int)
    /// The results do not cover every item of the run exactly once.
    case incomplete(Int, of: Int)

    /// The problem in words.
    public var message: String {
        switch self {
        case .otherRun(let first, let second, let difference):
            "\(first) and \(second) are not of one run: \(difference)"
        case .otherRenderer(let file, let version):
            "\(file) is from renderer \(version), this is \(Renderer.version)"
        case .twice(let shard, let first, let second): "shard \(shard) is there twice: \(first) and \(second)"
        case .missing(let numbers, let count):
            "\(numbers.count) of \(count) shards are missing: \(Self.list(numbers))"
        case .incomplete(let count, let total): "the shards hold \(count) results, the run has \(total), each once"
        }
    }

    /// The suggested remedy.
    public var hint: Hint {
        switch self {
        case .otherRun: "give every shard the same arguments on the same checkout, and merge files of one run"
        case .otherRenderer: "merge with the version that made the files"
        case .twice: "leave one out; a shard that was run again replaces its old file"
        case .missing(let numbers, let count): "run it again with \(.setting(.shard)) \(numbers.first ?? 1)/\(count)"
        case .incomplete: "run the shards again; a file was edited or is of another run"
        }
    }

    /// True if the error is about missing shards.
    public var isMissing: Bool { if case .missing = self { true } else { false } }

    private static func list(_ numbers: [Int]) -> String {
        let shown = numbers.prefix(20).map(String.init).joined(separator: ", ")
        return numbers.count > 20 ? "\(shown), ..." : shown
    }
}
