/// Which screens of the course report's app lie on top of each other.
///
/// Guarantee: the launch screen is at the bottom; the game, the rank list and the colour editor open from it, and from
/// the game the latter two and the nickname dialog. What is open closes to where it was opened from.
public struct CourseNavigation: Hashable, Sendable {
    /// A screen, or the dialog over the game.
    public enum Screen: Hashable, Sendable, CaseIterable {
        case launch, game, rank, colors, nickname

        /// What opens from it.
        public var destinations: [Screen] {
            switch self {
            case .launch: [.game, .rank, .colors]
            case .game: [.rank, .colors, .nickname]
            case .rank, .colors, .nickname: []
            }
        }
    }

    /// From the launch screen up; the last is the one in use.
    public private(set) var stack: [Screen] = [.launch]

    /// Only the launch screen.
    public init() {}

    /// The one in use.
    public var top: Screen { stack[stack.count - 1] }

    /// Whether a game is open, on top or below another screen. Its clock runs either way.
    public var isInGame: Bool { stack.contains(.game) }

    /// Opens a screen over the one in use. False if it does not open from there.
    @discardableResult
    public mutating func open(_ screen: Screen) -> Bool {
        guard top.destinations.contains(screen) else { return false }
        stack.append(screen)
        return true
    }

    /// Closes the screen in use. False on the launch screen.
    @discardableResult
    public mutating func close() -> Bool {
        guard stack.count > 1 else { return false }
        stack.removeLast()
        return true
    }
}
