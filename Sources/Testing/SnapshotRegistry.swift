import Framewright
import Testing

/// The paths of all snapshots of a run, to detect duplicates.
@MainActor
final class SnapshotRegistry {
    static let shared = SnapshotRegistry(
        allowsRepetition: CommandLine.arguments.contains {
            $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until")
        })

    private struct Entry {
        let path: String
        let place: SnapshotPlace
    }

    private var entries: [String: Entry] = [:]
    /// True if tests run more than once, so that the same line may use the same path again.
    private let allowsRepetition: Bool

    init(allowsRepetition: Bool = false) { self.allowsRepetition = allowsRepetition }

    /// Claims a path for a place.
    ///
    /// Paths that differ only in case are the same on many file systems.
    ///
    /// - Returns: A description of the conflict if another place has claimed it, otherwise nil.
    func claim(_ path: String, for place: SnapshotPlace, isParameterized: Bool) -> [String]? {
        let folded = path.lowercased().uppercased()
        guard let entry = entries[folded] else {
            entries[folded] = Entry(path: path, place: place)
            return nil
        }
        let isSameLine = entry.place.line == place.line && entry.place.test == place.test
        if isSameLine, allowsRepetition, entry.path == path { return nil }
        let problem =
            entry.path == path
            ? "two snapshots are kept as \(path)"
            : "two snapshots are kept as \(entry.path) and \(path), which differ only by capitals: many disks have one file for both"
        return [
            problem, "  \(entry.place.line), \(entry.place.test)", "  \(place.line), \(place.test)",
            isSameLine && isParameterized
                ? #"give the image of each argument a name of its own: named: "\(argument)""#
                : #"give one of them a name of its own: named: "...""#,
        ]
    }
}
