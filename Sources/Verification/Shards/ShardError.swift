public import FramewrightDocuments

/// An error that prevents the shard from being read from the environment.
public enum ShardError: Error, Hashable, Sendable {
    case noScheduler
    /// Variables of several schedulers are set, so the choice is ambiguous.
    case severalSchedulers([String])
    /// A variable is missing that belongs to another one that is set.
    case unset(String)
    case noNumber(String, String)
    /// The number exceeds the count.
    case impossible(String, number: Int, count: Int)
    /// The scheduler's count differs from the requested one.
    case otherCount(String, Int, asked: Int)
    case arrayWithGaps(identity: Int, count: Int)

    /// The problem in words.
    public var message: String {
        switch self {
        case .noScheduler: "no scheduler says which shard this is"
        case .severalSchedulers(let names): "several say which shard this is: \(names.joined(separator: ", "))"
        case .unset(let name): "the environment says only half of which shard this is: \(name) is not set"
        case .noNumber(let name, let text): "\(name) is no number a shard can have: '\(text)'"
        case .impossible(let name, let number, let count):
            "there is no shard \(number) of \(count), which \(name) asks for"
        case .otherCount(let name, let count, let asked): "\(asked) shards were asked for, \(name) is one of \(count)"
        case .arrayWithGaps(let identity, let count): "task \(identity) of the array of \(count) has no place in a row"
        }
    }

    /// The suggested remedy.
    public var hint: Hint {
        switch self {
        case .noScheduler:
            "auto asks a Slurm array, a Kubernetes Indexed Job or GitLab's parallel; elsewhere say it: \(.setting(.shard)) 2/8"
        case .unset(Shard.countVariable):
            "say how many there are, \(.setting(.shard)) auto/8, or set \(Shard.countVariable)"
        case .arrayWithGaps: "number the tasks without gaps, --array=1-8, or say it: \(.setting(.shard)) 2/8"
        case .severalSchedulers, .unset, .noNumber, .impossible, .otherCount: "say it yourself: \(.setting(.shard)) 2/8"
        }
    }
}
