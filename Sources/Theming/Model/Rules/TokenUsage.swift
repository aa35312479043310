import Synchronization

/// A recorder of the token lookups of a theme: pass it to `Theme.recording(in:)` and lay out some screens.
public final class TokenUsage: Sendable {
    private let paths = Mutex<Set<String>>([])

    /// Creates a recorder without lookups.
    public init() {}

    /// The paths of the tokens that provided values, including roles.
    public var asked: Set<String> { paths.withLock { $0 } }

    func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }
}

extension Theme {
    /// Returns an equal theme that records lookups in `usage`.
    public func recording(in usage: TokenUsage) -> Theme {
        var theme = self
        theme.recorder = Recorder(usage: usage)
        return theme
    }

    /// The recorder, which does not affect the equality of themes.
    struct Recorder: Hashable, Sendable {
        var usage: TokenUsage?

        static func == (one: Recorder, other: Recorder) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }
}
