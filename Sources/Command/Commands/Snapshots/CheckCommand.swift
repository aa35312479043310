import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct CheckCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Looks a snapshot folder over: unused, unlisted, missing, edited, blank, oversized, colliding, duplicate.",
        discussion: """
            Nothing is painted, and without --prune no file is changed. With filters only what concerns a path that contains one of them is \
            reported, judged by everything there is. Exit code 1 unless all it finds are duplicates, which may be meant, or leftovers \
            of killed processes, which the next recording or verification removes, or of failures that nothing asks for any more.

            --prune removes recordings that nothing asks for any more, from the manifest and from the disk: images \
            that the manifest lists, or that are called as a screen of framewright.json, also in failures. It names each. Other files stay; \
            so do those behind links or outside the folder, of which only the manifest's entry goes.
            """)

    @OptionGroup var options: SnapshotOptions
    @OptionGroup var previews: PreviewSnapshotOptions

    @Option(help: "Bytes an image's file may have, such as 500k. (default: 1M)")
    var maxBytes: ByteCount?

    @Flag(help: "Remove unused recordings first, with their images, and name them.")
    var prune = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        var target = try SnapshotTarget(options, previews, catalogue: catalogue)
        let removed = prune ? try target.prune(matching: options.filters) : (files: [], entries: [])
        let store = target.store
        // If some files do not compile, not every preview is known.
        let findings = try store.check(
            matching: options.filters, byteLimit: maxBytes?.count ?? 1_000_000, jobs: options.jobCount
        ).filter { target.isComplete || $0.rule != .unused }
        if findings.isEmpty, removed.files.isEmpty, removed.entries.isEmpty { try options.checkFilters(store) }
        if options.json {
            let rows = findings.map { finding in
                JSONOutput.object([
                    ("rule", .string(finding.rule.rawValue)), ("level", .string(finding.isError ? "error" : "warning")),
                    ("file", .string(finding.file)), ("explanation", .string(finding.words(\.commandLine))),
                ])
            }
            let lists = [("removed", removed.files), ("forgotten", removed.entries)]
            let pruned = prune ? lists.map { ($0, JSONOutput.array($1.map(JSONOutput.string))) } : []
            try Console.print(JSONOutput.object([("findings", .array(rows))] + pruned).indented())
        } else {
            for file in removed.files { try Console.print("removed: \(file.listed())") }
            for file in removed.entries { try Console.print("removed from the manifest alone: \(file.listed())") }
            for finding in findings {
                let words = "\(finding.rule.rawValue): \(finding.file): \(finding.words(\.commandLine))"
                try Console.print("\(finding.isError ? "" : "warning: ")\(words.listed())")
            }
            let errors = findings.count(where: \.isError)
            try Console.print(
                findings.isEmpty
                    ? "nothing to be done"
                    : "\(counted(errors, "error")), \(counted(findings.count - errors, "warning"))")
        }
        return findings.contains(where: \.isError) ? .findings : .fine
    }
}
