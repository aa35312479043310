import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct SnapshotCommand: ParsableCommand {
    static let defaultFolder = "Snapshots"

    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Records pictures of every scene and compares with them, bit for bit.",
        subcommands: [VerifyCommand.self, RecordCommand.self])
}

/// What both subcommands share.
struct SnapshotChoice: ParsableArguments {
    @Argument(help: "Only pictures whose path contains one of these.")
    var filters: [String] = []

    @Option(help: "The folder with framewright.json, the manifest and the pictures.")
    var folder = SnapshotCommand.defaultFolder

    @OptionGroup var devicesFile: DeviceFile

    @Flag(help: "Results as JSON.")
    var json = false

    func open(_ catalogue: Catalogue) throws -> (store: SnapshotStore, requests: [SnapshotRequest]) {
        let store = try SnapshotStore(
            folder: folder, catalogue: catalogue, devices: try devicesFile.table(), themes: ThemeChoice.load)
        try store.checkSettings()
        let requests = store.requests(matching: filters)
        guard !requests.isEmpty else {
            throw UsageError(
                message: filters.isEmpty
                    ? "there is no scene to take a picture of"
                    : "no snapshot's path contains \(filters.joined(separator: " or "))",
                hint: "filters look like game2048/ or iphone-15")
        }
        return (store, requests)
    }

    /// One line a picture that is not fine, and a count; or everything as JSON.
    func report(_ results: [(file: String, status: String, details: [String])], quiet: Set<String>) throws {
        guard !json else {
            let rows = results.map { result in
                JSONOutput.object([
                    ("file", .string(result.file)), ("status", .string(result.status)),
                    ("details", .array(result.details.map(JSONOutput.string))),
                ])
            }
            return try Console.print(JSONOutput.object([("snapshots", .array(rows))]).indented())
        }
        for result in results where !quiet.contains(result.status) {
            try Console.print("\(result.status): \(result.file)")
            for detail in result.details { try Console.print("  \(detail)") }
        }
        var order: [String] = []
        for result in results where !order.contains(result.status) { order.append(result.status) }
        let counts = order.map { status in "\(results.count { $0.status == status }) \(status)" }
        try Console.print(counts.joined(separator: ", "))
    }
}

struct VerifyCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares every picture with its recording; exit code 1 if one is not the same.")

    @OptionGroup var choice: SnapshotChoice

    @Option(
        help: "Where to leave expected | difference | actual of a picture that differs. (default: failures in --folder)"
    )
    var failures: String?

    @Option(help: "Threads that paint and compare; the result is the same for any number. (default: one a core)")
    var jobs: Int?

    mutating func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let (store, requests) = try choice.open(catalogue)
        let outcomes = try store.verify(
            requests, failures: failures ?? "\(choice.folder)/failures", jobs: jobs ?? ProcessEnvironment.coreCount)
        var results = zip(requests, outcomes).map { (file: $0.file, status: $1.status, details: $1.details) }
        if choice.filters.isEmpty {
            let mend = [
                "no scene or screen asks for it: framewright snapshot record forgets it, then delete the picture"
            ]
            results += store.unusedFiles.map { ($0, "unused", mend) }
        }
        try choice.report(results, quiet: ["same"])
        return results.allSatisfy { $0.status == "same" } ? .fine : .findings
    }
}

struct RecordCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Keeps every picture, except of screens in which lint finds something.")

    @OptionGroup var choice: SnapshotChoice

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        var (store, requests) = try choice.open(catalogue)
        var results: [(file: String, status: String, details: [String])] = []
        do {
            for request in requests {
                let outcome = try store.record(request, isContinuousIntegration: Console.isContinuousIntegration)
                results.append((request.file, outcome.status, outcome.details))
            }
        } catch {
            // What is on the disk by now must be in the manifest.
            if !results.isEmpty { try store.saveManifest() }
            throw error
        }
        if choice.filters.isEmpty { store.forgetUnusedFiles() }
        try store.saveManifest()
        try choice.report(results, quiet: ["unchanged"])
        return results.contains { $0.status == "refused" } ? .findings : .fine
    }
}

extension SnapshotOutcome {
    fileprivate var status: String {
        switch self {
        case .same: "same"
        case .missing: "missing"
        case .different: "different"
        case .otherRenderer: "other renderer"
        case .otherHash: "different"
        case .manifestDisagrees: "manifest disagrees"
        case .otherFonts: "other fonts"
        case .unreadable: "unreadable"
        }
    }

    fileprivate var details: [String] {
        switch self {
        case .same: []
        case .missing: ["framewright snapshot record keeps it, once you have looked at it"]
        case .different(let difference, let strip):
            ["\(difference)"] + (strip.map { ["expected | difference | actual: \($0)"] } ?? [])
        case .otherRenderer(let version, let difference, let strip):
            ["recorded with renderer \(version), this is \(Renderer.version)", "\(difference)"]
                + (strip.map { ["expected | difference | actual: \($0)"] } ?? [])
        case .otherHash(let version, let picture):
            (version == Renderer.version ? [] : ["recorded with renderer \(version), this is \(Renderer.version)"])
                + ["other pixels than the recorded hash; what they are now: \(picture)"]
        case .manifestDisagrees: ["the picture is right but its hash in the manifest is not: record it again"]
        case .otherFonts(let faces):
            ["recorded with another file of \(faces.joined(separator: ", ")): install that version or record again"]
        case .unreadable(let reason): [reason]
        }
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
        if case .refused(let findings) = self { findings.map(\.description) } else { [] }
    }
}
