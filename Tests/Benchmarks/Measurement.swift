/// How long the runs of a benchmark took.
struct Measurement {
    let name: String
    let summary: String
    /// Placed by one run.
    let nodes: Int
    /// Milliseconds of wall clock time, in ascending order; at least one.
    let times: [Double]
    /// How many times as long as the base a node takes; nil where the base was not measured.
    var ratio: (base: String, value: Double)?

    var minimum: Double { times[0] }
    var median: Double { times[times.count / 2] }
    var maximum: Double { times[times.count - 1] }
    /// Nanoseconds, of the fastest run: whatever else the machine does can only add to it.
    var nanosecondsPerNode: Double { minimum * 1e6 / Double(nodes) }
}

extension Measurement {
    /// Fewer would leave no median.
    static let fewestRuns = 5

    /// Runs once to warm up, then for so many seconds, at least `fewestRuns` times.
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

    /// Notes how a node's time compares with that of `base`.
    mutating func compare(with base: Measurement) {
        ratio = (base.name, nanosecondsPerNode / base.nanosecondsPerNode)
    }
}
