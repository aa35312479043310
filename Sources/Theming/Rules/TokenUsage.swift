import Synchronization

/// Remembers which of a theme's tokens were asked for: hand it to `Theme.recording(in:)` and show some screens.
public final class TokenUsage: Sendable {
    private let paths = Mutex<Set<String>>([])

    public init() {}

    /// Every path that answered, whether its own or a role's that stood in.
    public var asked: Set<String> { paths.withLock { $0 } }

    func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }
}

extension Theme {
    /// The same theme, equal to it, which remembers what is asked of it.
    public func recording(in usage: TokenUsage) -> Theme {
        var theme = self
        theme.recorder = Recorder(usage: usage)
        return theme
    }

    /// Who listens makes no difference between themes.
    struct Recorder: Hashable, Sendable {
        var usage: TokenUsage?

        static func == (one: Recorder, other: Recorder) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }
}
