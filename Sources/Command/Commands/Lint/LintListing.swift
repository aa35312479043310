import FramewrightDocuments
import FramewrightVerification

/// What lint found on screens, on standard output.
struct LintListing {
    private let results: [SnapshotResult]

    init(_ results: [SnapshotResult]) { self.results = results }

    func print(json: Bool) throws {
        let all = results.flatMap(\.findings)
        let errors = all.count(where: \.isError)
        guard !json else {
            let rows = results.map { result in
                JSONOutput.object([
                    ("scene", .string(result.file)), ("findings", .array(result.findings.map(\.output))),
                ])
            }
            return try Console.print(
                JSONOutput.object([
                    ("errors", .int(errors)), ("warnings", .int(all.count - errors)), ("scenes", .array(rows)),
                ]).indented())
        }
        for result in results {
            for finding in result.findings {
                try Console.print("\(finding.level.rawValue): \(result.file): \(finding)")
            }
        }
        try Console.print(
            "\(counted(results.count, "screen")), \(counted(errors, "error")), \(counted(all.count - errors, "warning"))"
        )
    }
}
