import ArgumentParser
import FramewrightVerification

/// The options for snapshots of previews instead of scenes.
struct PreviewSnapshotOptions: ParsableArguments {
    @Option(
        name: .customLong("previews"),
        help: """
            Instead of scenes: the previews of a Swift file, of an app's folder or of a package; may be given several \
            times for files. (--folder is then Snapshots/previews unless given)
            """,
        completion: .file())
    var sources: [String] = []

    @OptionGroup var sandbox: SandboxOption

    /// Returns the snapshot folder.
    func folder(of options: SnapshotOptions) -> String { options.folder(ofPreviews: !sources.isEmpty) }

    /// The options as another command has to repeat them.
    var places: String {
        sources.map { " --previews \(shellQuoted($0))" }.joined() + (sandbox.unsandboxed ? " --unsandboxed" : "")
    }
}
