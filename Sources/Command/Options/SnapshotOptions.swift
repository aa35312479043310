import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

/// The options shared by the snapshot subcommands.
struct SnapshotOptions: ParsableArguments {
    @Argument(help: "Only images and animations whose path contains one of these.", completion: .scenes)
    var filters: [String] = []

    @Option(
        name: .customLong("folder"),
        help:
            "The folder with framewright.json, the manifest and the images. (default: \(ProjectSettings.defaultFolder))",
        completion: .directory,
        transform: { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    var givenFolder: String?

    /// The folder of scenes, or of anything if it is given.
    var folder: String { folder(ofPreviews: false) }

    /// Returns the given folder, or the default one of scenes or previews.
    func folder(ofPreviews: Bool) -> String {
        givenFolder ?? (ofPreviews ? "\(ProjectSettings.defaultFolder)/previews" : ProjectSettings.defaultFolder)
    }

    @OptionGroup var devicesFile: DeviceFileOption

    @Option(help: "Threads that paint and compare; the result is the same for any number. (default: one a core)")
    var jobs: Int?

    @Flag(help: "Results as JSON.")
    var json = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
    }

    var jobCount: Int { jobs ?? ProcessEnvironment.coreCount }

    /// The options that say where snapshots and devices are, as another command has to repeat them.
    var places: String {
        let folder = givenFolder.map { "--folder \(shellQuoted($0))" }
        let devices = devicesFile.devicesFile.map { "--devices-file \(shellQuoted($0))" }
        return [folder, devices].compactMap { $0.map { " \($0)" } }.joined()
    }

    func store(_ catalogue: Catalogue) throws -> SnapshotStore {
        let store = try SnapshotStore(
            folder: folder, catalogue: catalogue, devices: try devicesFile.table(), themes: ThemeOptions.load)
        try store.checkSettings()
        return store
    }

    func open(_ catalogue: Catalogue) throws -> (store: SnapshotStore, requests: [SnapshotRequest]) {
        let store = try store(catalogue)
        return (store, try requests(in: store))
    }

    /// Returns the requests that match the filters.
    func requests(in store: SnapshotStore) throws -> [SnapshotRequest] {
        let requests = store.requests(matching: filters)
        guard !requests.isEmpty else {
            try checkFilters(store)
            throw UsageError(
                message: "there is nothing to take an image of",
                hint: store.settings.previews.isEmpty
                    ? "framewright list shows the scenes there are" : "framewright preview lists the previews there are"
            )
        }
        return requests
    }

    /// Rejects filters that match nothing.
    func checkFilters(_ store: SnapshotStore) throws(UsageError) {
        guard !filters.isEmpty, store.requests(matching: filters).isEmpty else { return }
        throw UsageError(
            message: "no snapshot's path contains \(filters.joined(separator: " or "))",
            hint: "filters look like game2048/ or iphone-15")
    }
}
