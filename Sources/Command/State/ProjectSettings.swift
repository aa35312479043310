import FramewrightVerification

/// The project's `framewright.json`.
enum ProjectSettings {
    /// Reads the settings in the given folder, which must exist there, or in the default folder, where they are
    /// optional.
    static func read(from folder: String?) throws -> SnapshotSettings? {
        let settings = try SnapshotSettings.read(from: folder ?? SnapshotCommand.defaultFolder)
        guard let folder, settings == nil else { return settings }
        throw SnapshotError.noSettings(path: "\(folder)/\(SnapshotSettings.fileName)")
    }
}
