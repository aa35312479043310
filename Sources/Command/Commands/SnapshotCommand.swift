import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct SnapshotCommand: ParsableCommand {
    static let defaultFolder = "Snapshots"

    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Records pictures of every scene, or films of its animations, and compares with them, bit for bit.",
        discussion: """
            framewright snapshot record game2048/
            framewright snapshot verify
            framewright snapshot verify --folder Snapshots/animations slide

            framewright.json in the folder says what is kept:
            {"scale": 1, "screens": [{"device": "iphone-se-1", "theme": "classic"}]}   a picture of every state
            {"references": "hashes", "screens": [...]}                the hash of its pixels alone
            {"references": "films", "fps": 60, "screens": [...]}      of every animation the hash of each frame and a strip

            A film that differs is told by its first bad frame; its strip over the recorded one, and that frame with those
            around it shining through, are left in the failures folder.
            """,
        subcommands: [VerifyCommand.self, RecordCommand.self, ReviewCommand.self, MergeCommand.self])
}

/// What both subcommands share.
struct SnapshotChoice: ParsableArguments {
    @Argument(help: "Only pictures and films whose path contains one of these.")
    var filters: [String] = []

    @Option(help: "The folder with framewright.json, the manifest and the pictures.")
    var folder = SnapshotCommand.defaultFolder

    @OptionGroup var devicesFile: DeviceFile

    @Option(help: "Threads that paint and compare; the result is the same for any number. (default: one a core)")
    var jobs: Int?

    @Flag(help: "Results as JSON.")
    var json = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
    }

    var jobCount: Int { jobs ?? ProcessEnvironment.coreCount }

    func open(_ catalogue: Catalogue) throws -> (store: SnapshotStore, requests: [SnapshotRequest]) {
        let store = try SnapshotStore(
            folder: folder, catalogue: catalogue, devices: try devicesFile.table(), themes: ThemeChoice.load)
        try store.checkSettings()
        let requests = store.requests(matching: filters)
        guard !requests.isEmpty else {
            throw UsageError(
                message: filters.isEmpty
                    ? "there is nothing to take a picture of"
                    : "no snapshot's path contains \(filters.joined(separator: " or "))",
                hint: "filters look like game2048/ or iphone-15")
        }
        return (store, requests)
    }
}

struct VerifyCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares every picture or film with its recording; exit code 1 if one is not the same.")

    @OptionGroup var choice: SnapshotChoice

    @Option(
        help:
            "Where to leave pictures of what differs, such as expected | difference | actual. (default: failures in --folder)"
    )
    var failures: String?

    @OptionGroup var reports: ReportChoice
    @OptionGroup var shards: ShardChoice

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let shard = try shards.chosen()
        let (store, requests) = try choice.open(catalogue)
        let unused = choice.filters.isEmpty ? store.unusedFiles : []
        let work = ShardedWork(requests.map(\.file) + unused, shard: shard, name: \.self)
        let results =
            try verify(Set(work.items), of: requests, in: store)
            + unused.filter(shard.owns).map(
                SnapshotResult.unused)
        let found = ShardResults(
            .snapshots, title: choice.folder, folder: choice.folder, acceptingCommand: acceptingCommand,
            plan: work.plan, rows: work.rows(results))
        try shards.write(found)
        try reports.write(found.report, folder: choice.folder)
        try SnapshotListing(results).print(json: choice.json)
        return results.contains(where: \.isFailure) ? .findings : .fine
    }

    @MainActor
    private func verify(
        _ files: Set<String>, of all: [SnapshotRequest], in store: SnapshotStore
    ) throws -> [SnapshotResult] {
        let requests = all.filter { files.contains($0.file) }
        let outcomes = try store.verify(
            requests, failures: failures ?? "\(choice.folder)/failures", jobs: choice.jobCount)
        let results = zip(requests, outcomes).map { SnapshotResult(file: $0.file, $1) }
        guard reports.report != nil || shards.results != nil else { return results }
        return try store.drawingFindings(on: results, of: requests)
    }

    private var acceptingCommand: String {
        let folder = choice.folder == SnapshotCommand.defaultFolder ? "" : " --folder \(choice.folder)"
        return "framewright snapshot record\(folder)"
    }
}

struct RecordCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Keeps every picture or film, except of screens in which lint finds something.",
        discussion: """
            Of a film, start and end are looked at, and the end of every step after which nothing moves. Nothing is
            recorded in continuous integration. Threads share the frames of a film.

            framewright snapshot record pet/ --allow contrast --because "the lab gives white on yellow"

            keeps what lint calls an error; rule and reason stay in the manifest and hold for the next recording.
            """)

    @OptionGroup var choice: SnapshotChoice

    @Option(help: "A rule of lint whose findings do not refuse a recording; may be given several times.")
    var allow: [RuleName] = []

    @Option(help: "Why, in one sentence, for --allow.")
    var because: String?

    func validate() throws {
        guard allow.isEmpty == (because?.isEmpty ?? true) else {
            throw ValidationError("--allow and --because belong together: the rule, and why it does not count here")
        }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        var (store, requests) = try choice.open(catalogue)
        var results: [(file: String, status: String, details: [String])] = []
        let allowances = allow.map { LintException($0.rule, because: because ?? "") }
        do {
            for request in requests {
                let outcome = try store.record(
                    request, allowing: allowances, isContinuousIntegration: Console.isContinuousIntegration,
                    jobs: choice.jobCount)
                results.append((request.file, outcome.status, outcome.details))
            }
        } catch {
            // What is on the disk by now must be in the manifest.
            if !results.isEmpty { try store.saveManifest() }
            throw error
        }
        if choice.filters.isEmpty { store.forgetUnusedFiles() }
        try store.saveManifest()
        try SnapshotListing(results, quiet: ["unchanged"]).print(json: choice.json)
        return results.contains { $0.status == "refused" } ? .findings : .fine
    }
}

extension RecordOutcome {
    fileprivate var status: String {
        switch self {
        case .new: "new"
        case .changed: "changed"
        case .unchanged: "unchanged"
        case .refused: "refused"
        }
    }

    fileprivate var details: [String] {
        guard case .refused(let findings) = self else { return [] }
        return findings.map(\.description)
    }
}
