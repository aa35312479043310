/// The rule sets of the documented 2048 games. Their common rules are at `Board2048.move(_:)` and `Game2048`.
public enum Rules2048: Hashable, Sendable, CaseIterable {
    /// The course report's app: only 2s appear, the target ends the game, tiles can be removed by a tap, undo is
    /// unlimited.
    case course
    /// The Game2048 tutorial: play continues after the target, and a swipe in a lost position restarts.
    case tutorial
    /// swift-2048: merges score, the target ends the game before another tile appears.
    case swift
    /// The original web game: merges score, the best score is kept, and the player may continue after 2048.
    case web

    /// The way the score is computed.
    public enum Scoring: Hashable, Sendable {
        /// The sum of all tiles on the board.
        case sum
        /// The sum of the tiles made by merges.
        case merges
    }

    /// The effect of reaching the target.
    public enum Winning: Hashable, Sendable {
        /// The game is over.
        case ends
        /// Only `Game2048.hasWon` is set.
        case isNoted
        /// Play waits for `Game2048.keepGoing()` or a new game.
        case waits
    }

    /// The way the score is computed.
    public var scoring: Scoring {
        switch self {
        case .course, .tutorial: .sum
        case .swift, .web: .merges
        }
    }

    /// The effect of reaching the target.
    public var winning: Winning {
        switch self {
        case .course, .swift: .ends
        case .tutorial: .isNoted
        case .web: .waits
        }
    }

    /// The average number of 4s among ten new tiles. The others are 2s.
    public var foursInTen: Int { self == .course ? 0 : 1 }

    /// True if the two tiles of a new game are always 2s, not drawn like later ones.
    public var startsWithTwos: Bool { self == .course || self == .swift }

    /// True if a new tile appears after the swipe that reaches the target.
    public var spawnsAfterWinning: Bool { self != .swift }

    /// True if a swipe in a lost position starts a new game.
    public var restartsWhenLost: Bool { self == .tutorial }

    /// True if a tap removes a tile.
    public var removesTiles: Bool { self == .course }

    /// True if undo is possible.
    public var undoes: Bool { self == .course }
}
