import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct VerifyCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares every image or animation with its recording; exit code 1 if one is not the same.",
        discussion: """
            To the last bit; then without masked views; then within the tolerance the image was recorded with, which \
            must refuse small mutants of that image: something a pixel aside, another digit, a colour 8 of 255 away, a \
            line of one point gone.

            A hash shows that pixels changed, not what they were. With --regenerate, run where the code, fonts and themes are \
            those of the recording (an older checkout over the same folder), the recorded images are painted again and \
            kept, each only if its hash is the recorded one; from then on a failure shows them.
            """)

    @OptionGroup var options: SnapshotOptions

    @Option(
        help:
            "Where to leave images of what differs, such as expected | difference | actual. (default: failures in --folder, where earlier ones of what is compared go)",
        completion: .directory)
    var failures: String?

    @Flag(
        help:
            "Of a folder of hashes: keep the images that are as recorded in its folder regenerated, for later failures to show."
    )
    var regenerate = false

    @OptionGroup var reports: ReportOptions
    @OptionGroup var shards: ShardOptions

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let shard = try shards.chosen()
        try reports.checkFiles(named: "review")
        try OutputPaths.checkFiles([shards.results], suggestion: "results.json")
        try OutputPaths.check([shards.results], hold: .json)
        try OutputPaths.checkFolders([failures])
        let (store, requests) = try options.open(catalogue)
        let kept = [SnapshotSettings.fileName, SnapshotManifest.fileName] + requests.map(\.file)
        try reports.check(
            besideJSON: options.json, results: shards.results, inputs: kept.map { "\(options.folder)/\($0)" })
        let unused = options.filters.isEmpty ? store.unusedFiles : []
        let work = ShardedWork(requests.map(\.file) + unused, shard: shard, name: \.self)
        let results =
            try verify(Set(work.items), of: requests, in: store)
            + unused.filter(shard.owns).map { SnapshotResult.unused($0, wording: \.commandLine) }
        let found = ShardResults(
            .snapshots, title: options.folder, folder: options.folder, acceptingCommand: acceptingCommand,
            plan: work.plan, rows: work.rows(results))
        try SnapshotListing(results).print(json: options.json)
        try shards.write(found)
        try reports.write(found.report, folder: options.folder)
        guard results.contains(where: \.isFailure) else { return .fine }
        if !options.json { noteRemedies() }
        return .findings
    }

    /// Prints the commands for reviewing the differences.
    private func noteRemedies() {
        let filters = options.filters.map { " " + shellQuoted($0) }.joined()
        let arguments = options.places + filters
        if reports.report == nil {
            Console.note("to see all in a page: framewright snapshot verify\(arguments) --report review.html")
        }
        Console.note("to accept or reject each: framewright snapshot review\(arguments)")
    }

    @MainActor
    private func verify(
        _ files: Set<String>, of all: [SnapshotRequest], in store: SnapshotStore
    ) throws -> [SnapshotResult] {
        let requests = all.filter { files.contains($0.file) }
        let failures = failures ?? "\(options.folder)/failures"
        store.removeAbandonedFiles(in: failures)
        Interruption.watch()
        let outcomes = try store.verify(
            requests, failures: failures, jobs: options.jobCount, regenerates: regenerate
        ) { outcomes in
            guard Interruption.isRequested else { return }
            note(requests, outcomes, in: failures)
            let (compared, same) = (outcomes.count, outcomes.count(where: \.isSame))
            throw Interrupted(
                remains: "\(compared) of \(requests.count) were compared, \(same) are as recorded"
                    + (same < compared ? "; \(failures) has what differs" : ""))
        }
        note(requests, outcomes, in: failures)
        let results = zip(requests, outcomes).map { SnapshotResult(file: $0.file, $1, wording: \.commandLine) }
        warnOfMissingImages(results, in: failures)
        guard reports.report != nil || shards.results != nil else { return results }
        return try store.drawingFindings(on: results, of: requests)
    }

    /// Stores the failed files for `record --mode failed`, excluding missing ones. Possibly only the first requests
    /// were compared.
    private func note(_ requests: [SnapshotRequest], _ outcomes: [SnapshotOutcome], in failures: String) {
        let failed = zip(requests, outcomes).filter { !$1.isSame && !$1.isMissing }.map(\.0.file)
        do {
            try LastVerification.note(failed: failed, of: requests.prefix(outcomes.count).map(\.file), in: failures)
        } catch {
            Console.note("warning: what failed is not noted: \(error)")
        }
    }

    /// Warns about failures without images. The exit code does not depend on the images.
    private func warnOfMissingImages(_ results: [SnapshotResult], in failures: String) {
        let bare = results.count { [.different, .missing, .unreadable].contains($0.status) && $0.images.isEmpty }
        guard bare > 0 else { return }
        Console.note(
            "warning: \(counted(bare, "failure")) left no image in \(failures): one would be too large, or nothing can be written there"
        )
    }

    private var acceptingCommand: String { "framewright snapshot record\(options.places)" }
}
