import FramewrightVerification

/// The project's `framewright.json`.
enum ProjectSettings {
    /// Of the folder given, where there must be settings; else of the default one, where there may be.
    static func read(from folder: String?) throws -> SnapshotSettings? {
        let settings = try SnapshotSettings.read(from: folder ?? SnapshotCommand.defaultFolder)
        guard let folder, settings == nil else { return settings }
        throw SnapshotError.noSettings(path: "\(folder)/\(SnapshotSettings.fileName)")
    }
}
