import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct MergeCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract:
            "Joins what shards found into one report, the same as without shards; exit code 1 if something failed.",
        discussion: """
            framewright snapshot verify --shard 1/2 --results results/1.json
            framewright snapshot verify --shard 2/2 --results results/2.json
            framewright snapshot merge results/*.json --report review.html --junit junit.xml

            The results of lint, matrix and play are joined too. Files are read in any order; a shard that is missing, there \
            twice, or of another run is an error. Images are read where the shards left them: bring the failures folders \
            to the same paths.
            """)

    @Argument(
        help: "The files that --results wrote, of every shard of one run.", completion: .file(extensions: ["json"]))
    var files: [String]

    @OptionGroup var reports: ReportOptions
    @OptionGroup var comparison: ComparisonOption

    @Flag(help: "Results as JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try reports.check(besideJSON: json, results: nil, inputs: files)
        try reports.checkFiles(named: "review")
        try comparison.check()
        let parts = try files.map { file in
            let bytes = try InputFile.read(file, limit: ShardResults.sizeLimit)
            return (file: file, results: try ShardResults(parsing: bytes, file: file))
        }
        let merged = try ShardResults.merge(parts)
        switch merged.run {
        case .lint: try LintListing(merged.results).print(json: json)
        case .snapshots, .matrix, .play: try SnapshotListing(merged.results).print(json: json)
        }
        try reports.write(merged.report, folder: merged.folder)
        try comparison.write(merged.report, snapshots: merged.folder)
        return merged.results.contains(where: \.isFailure) ? .findings : .fine
    }
}
