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

            framewright snapshot verify --previews Sources/App --report review.html
            """)

    @OptionGroup var options: SnapshotOptions
    @OptionGroup var previews: PreviewSnapshotOptions

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
    @OptionGroup var comparison: ComparisonOption
    @OptionGroup var shards: ShardOptions

    func validate() throws {
        guard previews.sources.isEmpty || !regenerate else {
            throw ValidationError("--regenerate is for scenes: a preview is drawn again by framewright preview")
        }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let shard = try shards.chosen()
        try reports.checkFiles(named: "review")
        try OutputPaths.checkFiles([shards.results], suggestion: "results.json")
        try OutputPaths.check([shards.results], hold: .json)
        try OutputPaths.checkFolders([failures])
        try comparison.check()
        let target = try SnapshotTarget(options, previews, catalogue: catalogue)
        let (store, requests) = (target.store, try options.requests(in: target.store))
        let kept = [SnapshotSettings.fileName, SnapshotManifest.fileName] + requests.map(\.file)
        try reports.check(
            besideJSON: options.json, results: shards.results, inputs: kept.map { "\(store.folder)/\($0)" })
        let unused = options.filters.isEmpty && target.isComplete ? store.unusedFiles : []
        let leftOut = target.leftOut
        let names = requests.map(\.file) + unused + leftOut.map(\.file)
        let work = ShardedWork(names, shard: shard, name: \.self)
        let results =
            try verify(Set(work.items), of: requests, in: target)
            + unused.filter(shard.owns).map { SnapshotResult.unused($0, wording: \.commandLine) }
            + leftOut.filter { shard.owns($0.file) }
        let found = ShardResults(
            .snapshots, title: store.folder, folder: store.folder, acceptingCommand: acceptingCommand,
            plan: work.plan, rows: work.rows(results))
        try SnapshotListing(results).print(json: options.json)
        try shards.write(found)
        try reports.write(found.report, folder: store.folder)
        try comparison.write(found.report, snapshots: store.folder)
        guard results.contains(where: \.isFailure) else { return target.isComplete ? .fine : .findings }
        if !options.json { noteRemedies(hasMissing: results.contains { $0.status == .missing }) }
        return .findings
    }

    /// Prints the commands for reviewing the differences.
    private func noteRemedies(hasMissing: Bool) {
        let filters = options.filters.map { " " + shellQuoted($0) }.joined()
        let arguments = options.places + previews.places + filters
        if reports.report == nil {
            Console.note("to see all in a page: framewright snapshot verify\(arguments) --report review.html")
        }
        let accepting =
            previews.sources.isEmpty
            ? "to accept or reject each: framewright snapshot review\(arguments)"
            : "to accept all: framewright snapshot record\(arguments)\(hasMissing ? "" : " --mode failed")"
        Console.note(accepting)
    }

    @MainActor
    private func verify(
        _ files: Set<String>, of all: [SnapshotRequest], in target: SnapshotTarget
    ) throws -> [SnapshotResult] {
        let requests = all.filter { files.contains($0.file) }
        let failures = failures ?? "\(target.store.folder)/failures"
        target.store.removeAbandonedFiles(in: failures)
        Interruption.watch()
        let results = try target.verify(
            requests, failures: failures, jobs: options.jobCount, regenerates: regenerate,
            hasFindings: reports.report != nil || shards.results != nil
        ) { results in
            guard Interruption.isRequested else { return }
            note(results, in: failures)
            let (compared, same) = (results.count, results.count(where: \.isSame))
            throw Interrupted(
                remains: "\(compared) of \(requests.count) were compared, \(same) are as recorded"
                    + (same < compared ? "; \(failures) has what differs" : ""))
        }
        note(results, in: failures)
        warnOfMissingImages(results, in: failures)
        return results
    }

    /// Stores the failed files for `record --mode failed`, excluding missing ones.
    private func note(_ results: [SnapshotResult], in failures: String) {
        let failed = results.filter { !$0.isSame && $0.status != .missing }.map(\.file)
        do {
            try LastVerification.note(failed: failed, of: results.map(\.file), in: failures)
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

    private var acceptingCommand: String { "framewright snapshot record\(options.places)\(previews.places)" }
}
