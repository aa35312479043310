import FramewrightDocuments
import FramewrightVerification

/// Prints the results of snapshots: one line for each that is not quiet, and the totals; or everything as JSON.
struct SnapshotListing {
    typealias Row = (file: String, status: String, details: [String])

    private let rows: [Row]
    private let quiet: Set<String>

    /// Creates a listing. Rows with a `quiet` status are only counted.
    init(_ rows: [Row], quiet: Set<String>) { (self.rows, self.quiet) = (rows, quiet) }

    /// Creates a listing of verified, rendered or played results.
    init(_ results: [SnapshotResult]) {
        rows = results.map { result in
            let pictures = result.pictures.map { "\($0.subject): \($0.path)" }
            return (result.file, result.status, result.details + pictures)
        }
        quiet = ["same", "rendered"]
    }

    func print(json: Bool) throws {
        guard !json else {
            let rows = rows.map { row in
                JSONOutput.object([
                    ("file", .string(row.file)), ("status", .string(row.status)),
                    ("details", .array(row.details.map(JSONOutput.string))),
                ])
            }
            return try Console.print(JSONOutput.object([("snapshots", .array(rows))]).indented())
        }
        for row in rows where !quiet.contains(row.status) {
            try Console.print("\(row.status): \(row.file)")
            for detail in row.details { try Console.print("  \(detail)") }
        }
        try Console.print(rows.isEmpty ? "nothing to do" : counts)
    }

    private var counts: String {
        var order: [String] = []
        for row in rows where !order.contains(row.status) { order.append(row.status) }
        return order.map { status in "\(rows.count { $0.status == status }) \(status)" }.joined(separator: ", ")
    }
}
