import FramewrightDocuments
import FramewrightVerification

/// Prints the results of snapshots: one line for each that is not quiet, and the totals; or everything as JSON.
struct SnapshotListing<Status: Hashable & RawRepresentable<String>> {
    typealias Row = (file: String, status: Status, details: [String])

    private let rows: [Row]
    private let quiet: Set<Status>

    /// Creates a listing. Rows with a `quiet` status are only counted.
    init(_ rows: [Row], quiet: Set<Status>) { (self.rows, self.quiet) = (rows, quiet) }

    func print(json: Bool) throws {
        guard !json else {
            let rows = rows.map { row in
                JSONOutput.object([
                    ("file", .string(row.file)), ("status", .string(row.status.rawValue)),
                    ("details", .array(row.details.map(JSONOutput.string))),
                ])
            }
            return try Console.print(JSONOutput.object([("snapshots", .array(rows))]).indented())
        }
        for row in rows where !quiet.contains(row.status) {
            try Console.print("\(row.status.rawValue): \(row.file.listed())")
            for detail in row.details { try Console.print("  \(detail.listed())") }
        }
        try Console.print(rows.isEmpty ? "nothing to do" : counts)
    }

    private var counts: String {
        var order: [Status] = []
        for row in rows where !order.contains(row.status) { order.append(row.status) }
        return order.map { status in "\(rows.count { $0.status == status }) \(status.rawValue)" }.joined(
            separator: ", ")
    }
}

extension SnapshotListing<RecordResult.Status> {
    /// Creates a listing of recorded results.
    init(_ results: [RecordResult]) {
        self.init(results.map { ($0.file, $0.status, $0.details) }, quiet: [.unchanged])
    }
}

extension SnapshotListing<SnapshotResult.Status> {
    /// Creates a listing of verified, rendered or played results.
    init(_ results: [SnapshotResult]) {
        let rows = results.map { result in
            let images = result.images.map { "\($0.subject): \($0.path)" }
            return (result.file, result.status, result.details + images)
        }
        self.init(rows, quiet: [.same, .rendered])
    }
}
