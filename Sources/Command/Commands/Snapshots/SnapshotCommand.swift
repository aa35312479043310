import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct SnapshotCommand: ParsableCommand {
    static let defaultFolder = "Snapshots"

    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Records images of every scene, or its animations, and compares with them, bit for bit.",
        discussion: """
            framewright snapshot record game2048/
            framewright snapshot verify
            framewright snapshot verify --folder Snapshots/animations slide

            framewright.json in the folder says what is kept: an image of every state,
            {"scale": 1, "screens": [{"device": "iphone-se-1", "theme": "classic"}]}

            the hash of its pixels alone,
            {"references": "hashes", "screens": [...]}

            or of every animation the hash of each frame and a strip.
            {"references": "films", "fps": 60, "screens": [...]}

            A theme is a shipped one's name, or a file's path, which begins at that folder. "scenes": ["game2048/"] keeps to \
            some scenes.

            An animation that differs is described by its first bad frame; its strip over the recorded one, and that frame with those \
            around it shining through, are left in the failures folder.
            """,
        subcommands: [
            VerifyCommand.self, RecordCommand.self, ReviewCommand.self, CheckCommand.self, MergeCommand.self,
        ])
}

/// The options shared by the snapshot subcommands.
struct SnapshotChoice: ParsableArguments {
    @Argument(help: "Only images and animations whose path contains one of these.")
    var filters: [String] = []

    @Option(
        name: .customLong("folder"), help: "The folder with framewright.json, the manifest and the images.",
        transform: { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    var folder = SnapshotCommand.defaultFolder

    @OptionGroup var devicesFile: DeviceFile

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
        let folder = folder == SnapshotCommand.defaultFolder ? nil : "--folder \(shellQuoted(folder))"
        let devices = devicesFile.devicesFile.map { "--devices-file \(shellQuoted($0))" }
        return [folder, devices].compactMap { $0.map { " \($0)" } }.joined()
    }

    func store(_ catalogue: Catalogue) throws -> SnapshotStore {
        let store = try SnapshotStore(
            folder: folder, catalogue: catalogue, devices: try devicesFile.table(), themes: ThemeChoice.load)
        try store.checkSettings()
        return store
    }

    func open(_ catalogue: Catalogue) throws -> (store: SnapshotStore, requests: [SnapshotRequest]) {
        let store = try store(catalogue)
        let requests = store.requests(matching: filters)
        guard !requests.isEmpty else {
            try checkFilters(store)
            throw UsageError(
                message: "there is nothing to take an image of", hint: "framewright list shows the scenes there are")
        }
        return (store, requests)
    }

    /// Rejects filters that match nothing.
    func checkFilters(_ store: SnapshotStore) throws(UsageError) {
        guard !filters.isEmpty, store.requests(matching: filters).isEmpty else { return }
        throw UsageError(
            message: "no snapshot's path contains \(filters.joined(separator: " or "))",
            hint: "filters look like game2048/ or iphone-15")
    }
}
