import FramewrightVerification

/// The project's `framewright.json`.
enum ProjectSettings {
    /// The folder of snapshots and settings if no other one is given.
    static let defaultFolder = "Snapshots"

    /// Reads the settings in the given folder, which must exist there, or in the default folder, where they are
    /// optional.
    static func read(from folder: String?) throws -> SnapshotSettings? {
        let settings = try SnapshotSettings.read(from: folder ?? defaultFolder)
        guard let folder, settings == nil else { return settings }
        throw SnapshotError.noSettings(path: "\(folder)/\(SnapshotSettings.fileName)")
    }
}
