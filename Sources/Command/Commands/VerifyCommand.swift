import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct VerifyCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares every picture or film with its recording; exit code 1 if one is not the same.",
        discussion: """
            To the last bit; then without masked views; then within the tolerance the picture was recorded with, which
            must refuse small mutants of that picture: something a pixel aside, another digit, a colour 8 of 255 away, a
            line of one point gone.

            A hash tells that pixels changed, not what they were. With --regenerate, run where the code, fonts and themes are
            those of the recording (an older checkout over the same folder), the recorded pictures are painted again and
            kept, each only if its hash is the recorded one; from then on a failure shows them.
            """)

    @OptionGroup var choice: SnapshotChoice

    @Option(
        help:
            "Where to leave pictures of what differs, such as expected | difference | actual. (default: failures in --folder)"
    )
    var failures: String?

    @Flag(
        help:
            "Of a folder of hashes: keep the pictures that are as recorded in its folder regenerated, for later failures to show."
    )
    var regenerate = false

    @OptionGroup var reports: ReportChoice

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let (store, requests) = try choice.open(catalogue)
        let failures = failures ?? "\(choice.folder)/failures"
        let outcomes = try store.verify(requests, failures: failures, jobs: choice.jobCount, regenerates: regenerate)
        let failed = zip(requests, outcomes).filter { !$1.isSame }.map(\.0.file)
        try LastVerification(failed: failed).save(in: failures)
        var results = zip(requests, outcomes).map { SnapshotResult(file: $0.file, $1) }
        if choice.filters.isEmpty { results += store.unusedFiles.map(SnapshotResult.unused) }
        try reports.write(
            ReviewReport(title: choice.folder, results: results, acceptingCommand: acceptingCommand),
            folder: choice.folder)
        try choice.report(
            results.map { result in
                let pictures = result.pictures.map { "\($0.subject): \($0.path)" }
                return (result.file, result.status, result.details + pictures)
            }, quiet: ["same"])
        return results.allSatisfy(\.isSame) ? .fine : .findings
    }

    private var acceptingCommand: String {
        let folder = choice.folder == SnapshotCommand.defaultFolder ? "" : " --folder \(choice.folder)"
        return "framewright snapshot record\(folder)"
    }
}
