import ArgumentParser
import FramewrightDocuments
import FramewrightVerification

/// A shard on the command line: `2/8`, `auto`, or `auto/8`.
enum ShardArgument: ExpressibleByArgument {
    case shard(Shard)
    /// The shard given by the job scheduler, with the number of shards if the scheduler does not give it.
    case automatic(count: Int?)

    init?(argument: String) {
        if argument == "auto" {
            self = .automatic(count: nil)
        } else if argument.hasPrefix("auto/"), let last = Shard("1/\(argument.dropFirst("auto/".count))") {
            self = .automatic(count: last.count)
        } else if let shard = Shard(argument) {
            self = .shard(shard)
        } else {
            return nil
        }
    }
}

/// The options of commands that can be distributed over several machines.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Only one of several equal parts, the same names on every machine: 2/8; auto asks a Slurm array, a Kubernetes \
            Indexed Job or GitLab's parallel, auto/8 says how many there are.
            """, valueName: "k/n"))
    var shard: ShardArgument?

    @Option(help: "A JSON file of what became of it all, for snapshot merge.", completion: .file(extensions: ["json"]))
    var results: String?

    func chosen() throws(ShardError) -> Shard {
        switch shard {
        case nil: .whole
        case .shard(let shard): shard
        case .automatic(let count): try Shard(environment: { ProcessEnvironment[$0] }, count: count)
        }
    }

    /// Writes the results if they are requested.
    func write(_ results: @autoclosure () -> ShardResults) throws {
        if let path = self.results { try OutputFile.write(Array(results().text.utf8), to: path) }
    }
}

/// The items of a shard, with their indices among all items.
struct ShardedWork<Item> {
    let plan: ShardPlan
    private let places: [Int]
    let items: [Item]

    /// Selects the shard's items by their names.
    init(_ all: some Sequence<Item>, shard: Shard, name: (Item) -> String) {
        var (plan, places, items): (ShardPlan, [Int], [Item]) = (ShardPlan(shard), [], [])
        for item in all {
            guard let place = plan.take(name(item)) else { continue }
            places.append(place)
            items.append(item)
        }
        (self.plan, self.places, self.items) = (plan, places, items)
    }

    /// Returns the results of the items, in order, as rows of the shard.
    func rows(_ results: [SnapshotResult]) -> [(index: Int, result: SnapshotResult)] {
        zip(places, results).map { (index: $0, result: $1) }
    }
}
