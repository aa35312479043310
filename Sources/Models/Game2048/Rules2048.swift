/// The rule sets of the documented 2048 games. What they share is at `Board2048.move(_:)` and `Game2048`.
public enum Rules2048: Hashable, Sendable, CaseIterable {
    /// The course report's app: only 2s arrive, the target ends the game, tiles can be tapped away, undo has no limit.
    case course
    /// The Game2048 tutorial: play goes on past the target, and a swipe in a lost position starts anew.
    case tutorial
    /// swift-2048: merges score, the target ends the game before another tile comes.
    case swift
    /// The original web game: merges score, the best score is kept, and the player may keep going after 2048.
    case web

    /// What the score counts.
    public enum Scoring: Hashable, Sendable {
        /// All tiles on the board, at all times.
        case sum
        /// The tiles that merges have made.
        case merges
    }

    /// What reaching the target does.
    public enum Winning: Hashable, Sendable {
        /// The game is over.
        case ends
        /// Nothing but `Game2048.hasWon`.
        case isNoted
        /// Play waits for `Game2048.keepGoing()` or a new game.
        case waits
    }

    /// What the score counts.
    public var scoring: Scoring {
        switch self {
        case .course, .tutorial: .sum
        case .swift, .web: .merges
        }
    }

    /// What reaching the target does.
    public var winning: Winning {
        switch self {
        case .course, .swift: .ends
        case .tutorial: .isNoted
        case .web: .waits
        }
    }

    /// How many of ten new tiles are 4s, on average; the others are 2s.
    public var foursInTen: Int { self == .course ? 0 : 1 }

    /// Whether the two tiles of a new game are 2s, rather than drawn as later ones are.
    public var startsWithTwos: Bool { self == .course || self == .swift }

    /// Whether a new tile comes after the swipe that reaches the target.
    public var spawnsAfterWinning: Bool { self != .swift }

    /// Whether a swipe in a lost position starts a new game.
    public var restartsWhenLost: Bool { self == .tutorial }

    /// Whether a tap removes a tile.
    public var removesTiles: Bool { self == .course }

    /// Whether earlier positions are remembered.
    public var undoes: Bool { self == .course }
}
