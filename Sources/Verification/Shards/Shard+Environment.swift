extension Shard {
    /// The environment variable with the number of shards, for schedulers that do not provide it, such as Kubernetes.
    public static let countVariable = "FRAMEWRIGHT_SHARD_COUNT"

    /// Reads the shard from the environment of a Slurm array, a Kubernetes Indexed Job, or GitLab's `parallel`.
    ///
    /// - Parameters:
    ///   - variables: Returns the value of an environment variable.
    ///   - count: The expected number of shards, or nil if it is unknown. The scheduler's number must agree.
    public init(environment variables: @escaping (String) -> String?, count: Int? = nil) throws(ShardError) {
        let environment = ShardEnvironment(variables: variables)
        let schedulers = Scheduler.allCases.filter(environment.isIn)
        guard schedulers.count < 2 else { throw .severalSchedulers(schedulers.map(\.variable)) }
        guard let scheduler = schedulers.first else {
            // GitLab sets this value for jobs without `parallel`.
            guard environment.variables("CI_NODE_TOTAL") == "1", count ?? 1 == 1 else { throw .noScheduler }
            self = .whole
            return
        }
        let (number, total) = try environment.place(scheduler, count)
        guard count == nil || count == total else {
            throw .otherCount(scheduler.variable, total, asked: count ?? total)
        }
        guard let shard = Shard(number: number, count: total) else {
            throw .impossible(scheduler.variable, number: number, count: total)
        }
        self = shard
    }
}

/// The supported schedulers.
private enum Scheduler: CaseIterable {
    case slurm, kubernetes, gitLab

    /// The environment variable with the number of the process.
    var variable: String {
        switch self {
        case .slurm: "SLURM_ARRAY_TASK_ID"
        case .kubernetes: "JOB_COMPLETION_INDEX"
        case .gitLab: "CI_NODE_INDEX"
        }
    }
}

private struct ShardEnvironment {
    let variables: (String) -> String?

    /// True if any variable of the scheduler is set, so that a missing second one is reported.
    func isIn(_ scheduler: Scheduler) -> Bool {
        switch scheduler {
        case .slurm:
            [scheduler.variable, "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN"].contains { variables($0) != nil }
        case .kubernetes: variables(scheduler.variable) != nil
        case .gitLab: variables(scheduler.variable) != nil || variables("CI_NODE_TOTAL").map { $0 != "1" } ?? false
        }
    }

    func place(_ scheduler: Scheduler, _ count: Int?) throws(ShardError) -> (number: Int, count: Int) {
        switch scheduler {
        case .slurm: return try array()
        case .kubernetes:
            let place = try number(scheduler.variable) + 1
            guard let count else { return (place, try number(Shard.countVariable)) }
            return (place, count)
        case .gitLab: return (try number(scheduler.variable), try number("CI_NODE_TOTAL"))
        }
    }

    /// Reads the place in a Slurm array, such as `--array=1-8` or `--array=0-14:2`. Arrays with gaps are rejected.
    private func array() throws(ShardError) -> (number: Int, count: Int) {
        let identity = try number("SLURM_ARRAY_TASK_ID")
        let (least, count) = (try number("SLURM_ARRAY_TASK_MIN"), try number("SLURM_ARRAY_TASK_COUNT"))
        let step = max(1, try optionalNumber("SLURM_ARRAY_TASK_STEP") ?? 1)
        let most = try optionalNumber("SLURM_ARRAY_TASK_MAX") ?? least + (count - 1) * step
        let (place, rest) = (identity - least).quotientAndRemainder(dividingBy: step)
        guard rest == 0, (most - least) / step + 1 == count else {
            throw .arrayWithGaps(identity: identity, count: count)
        }
        return (place + 1, count)
    }

    private func optionalNumber(_ variable: String) throws(ShardError) -> Int? {
        variables(variable) == nil ? nil : try number(variable)
    }

    private func number(_ variable: String) throws(ShardError) -> Int {
        guard let text = variables(variable) else { throw .unset(variable) }
        // Larger numbers could overflow in sums.
        guard let number = Shard.number(text), number <= Int(Int32.max) else { throw .noNumber(variable, text) }
        return number
    }
}
