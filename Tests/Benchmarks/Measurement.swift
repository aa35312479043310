/// The running times of a benchmark.
struct Measurement {
    let name: String
    let summary: String
    /// The number of nodes placed by a run.
    let nodes: Int
    /// Wall clock times in milliseconds, in ascending order; at least one.
    let times: [Double]
    /// The time per node relative to the base's; nil if the base was not measured.
    var ratio: (base: String, value: Double)?

    var minimum: Double { times[0] }
    var median: Double { times[times.count / 2] }
    var maximum: Double { times[times.count - 1] }
    /// The time per node of the fastest run, in nanoseconds. Other load on the machine can only slow a run down.
    var nanosecondsPerNode: Double { minimum * 1e6 / Double(nodes) }
}

extension Measurement {
    /// The minimum number of runs, for a meaningful median.
    static let fewestRuns = 5

    /// Runs once to warm up, then for `seconds`, at least `fewestRuns` times.
    @MainActor
    init(_ benchmark: Benchmark, seconds: Double) throws {
        let work = try benchmark.prepare()
        let nodes = try work().nodes
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var times: [Double] = []
        while times.count < Self.fewestRuns || clock.now < end {
            let start = clock.now
            let outcome = try work()
            times.append((clock.now - start) / .milliseconds(1))
            precondition(outcome.nodes == nodes, "every run places the same nodes")
        }
        self.init(name: benchmark.name, summary: benchmark.summary, nodes: nodes, times: times.sorted())
    }

    /// Stores the ratio of the time per node to that of `base`.
    mutating func compare(with base: Measurement) {
        ratio = (base.name, nanosecondsPerNode / base.nanosecondsPerNode)
    }
}
