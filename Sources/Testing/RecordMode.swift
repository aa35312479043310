import FramewrightDocuments

/// The snapshots to record while tests run, from the environment variable `FRAMEWRIGHT_RECORD`. The default is `never`,
/// and continuous integration (where `CI` is set) never records.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Records all snapshots.
    case all
    /// Records snapshots that do not exist.
    case missing
    /// Records snapshots that do not exist or differ.
    case failed
    /// Records nothing.
    case never

    /// The name of the environment variable.
    public static let variable = "FRAMEWRIGHT_RECORD"

    /// Returns the mode in the environment. Returns nil for an unknown value.
    static func current(_ environment: (String) -> String? = { ProcessEnvironment[$0] }) -> RecordMode? {
        if let ci = environment("CI"), !["", "0", "false"].contains(ci.lowercased()) { return .never }
        guard let word = environment(variable), !word.isEmpty else { return .never }
        return RecordMode(rawValue: word.lowercased())
    }
}
