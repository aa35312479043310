import FramewrightDocuments

/// What to record while tests run, from the environment variable `FRAMEWRIGHT_RECORD`; nothing unless told, and never
/// anything in continuous integration (where `CI` is set).
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Every picture anew.
    case all
    /// Those that were never recorded.
    case missing
    /// Those that are missing or not the same.
    case failed
    case never

    public static let variable = "FRAMEWRIGHT_RECORD"

    /// What the environment says; nil for a word that is none of these.
    static func current(_ environment: (String) -> String? = { ProcessEnvironment[$0] }) -> RecordMode? {
        if let ci = environment("CI"), !["", "0", "false"].contains(ci.lowercased()) { return .never }
        guard let word = environment(variable), !word.isEmpty else { return .never }
        return RecordMode(rawValue: word.lowercased())
    }
}
