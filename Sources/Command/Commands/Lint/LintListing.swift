import FramewrightDocuments
import FramewrightVerification

/// Prints the findings of lint on screens.
struct LintListing {
    private let results: [SnapshotResult]

    /// The scenes of results whose name is not the scene alone, by result name.
    private let scenes: [String: String]

    init(_ results: [SnapshotResult], scenes: [String: String] = [:]) {
        (self.results, self.scenes) = (results, scenes)
    }

    func print(json: Bool) throws {
        let all = results.flatMap(\.findings)
        let errors = all.count(where: \.isError)
        guard !json else {
            let rows = results.map { result in
                let failure =
                    failed(result) ? [("failed", JSONOutput.array(result.details.map(JSONOutput.string)))] : []
                return JSONOutput.object(
                    [
                        ("scene", .string(scenes[result.file] ?? result.file)), ("screen", .string(result.file)),
                        ("findings", .array(result.findings.map(\.output))),
                    ] + failure)
            }
            return try Console.print(
                JSONOutput.object([
                    ("errors", .int(errors)), ("warnings", .int(all.count - errors)), ("scenes", .array(rows)),
                ]).indented())
        }
        for result in results {
            for finding in result.findings {
                try Console.print("\(finding.level.rawValue): \(result.file): \(finding)".listed())
            }
        }
        for result in results where failed(result) {
            try Console.print("failed: \(result.file): \(result.details.joined(separator: "; "))".listed())
        }
        let failures = results.count(where: failed)
        let screens = counted(results.count, "screen") + (failures > 0 ? " (\(failures) failed)" : "")
        try Console.print("\(screens), \(counted(errors, "error")), \(counted(all.count - errors, "warning"))")
    }

    private func failed(_ result: SnapshotResult) -> Bool { result.status == .failed }
}
