/// The stack of open screens of the course report's app.
///
/// Guarantee: the launch screen is at the bottom. The game, the rank list and the colour editor open from it; from the
/// game, the latter two and the nickname dialog open. Closing returns to the previous screen.
public struct CourseNavigation: Hashable, Sendable {
    /// A screen, or the dialog over the game.
    public enum Screen: Hashable, Sendable, CaseIterable {
        case launch, game, rank, colors, nickname

        /// The screens that can be opened from it.
        public var destinations: [Screen] {
            switch self {
            case .launch: [.game, .rank, .colors]
            case .game: [.rank, .colors, .nickname]
            case .rank, .colors, .nickname: []
            }
        }
    }

    /// The open screens from the launch screen up. The last one is current.
    public private(set) var stack: [Screen] = [.launch]

    /// Creates a stack with the launch screen only.
    public init() {}

    /// The current screen.
    public var top: Screen { stack[stack.count - 1] }

    /// True if a game is open, on top or below another screen. Its clock runs in both cases.
    public var isInGame: Bool { stack.contains(.game) }

    /// Opens a screen. Returns false if it cannot be opened from the current one.
    @discardableResult
    public mutating func open(_ screen: Screen) -> Bool {
        guard top.destinations.contains(screen) else { return false }
        stack.append(screen)
        return true
    }

    /// Closes the current screen. Returns false for the launch screen.
    @discardableResult
    public mutating func close() -> Bool {
        guard stack.count > 1 else { return false }
        stack.removeLast()
        return true
    }
}
