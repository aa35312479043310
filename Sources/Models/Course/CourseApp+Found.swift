extension CourseApp {
    /// The topmost screen of an app in use, with its state.
    public enum OpenScreen: Hashable, Sendable {
        /// The launch screen, at a time after the start.
        case launch(milliseconds: Int)
        case game(CourseGame)
        /// The dialog, which is always over a game.
        case nickname(NicknameDialog, over: CourseGame)
        /// The rank list, opened from the game, or from the launch screen if there is no game.
        case rank(RankSorting, over: CourseGame?)
        /// The colour editor, opened from the game, or from the launch screen if there is no game.
        case colors(ColorEditor, over: CourseGame?)

        /// The game on top or below.
        public var game: CourseGame? {
            switch self {
            case .launch: nil
            case .game(let game), .nickname(_, let game): game
            case .rank(_, let game), .colors(_, let game): game
            }
        }

        fileprivate var launchMilliseconds: Int {
            if case .launch(let milliseconds) = self { milliseconds } else { 10 * LaunchSequence.tickCount }
        }

        fileprivate var screens: [CourseNavigation.Screen] {
            let below: [CourseNavigation.Screen] = game == nil ? [] : [.game]
            return switch self {
            case .launch, .game: below
            case .nickname: below + [.nickname]
            case .rank: below + [.rank]
            case .colors: below + [.colors]
            }
        }
    }

    /// Creates an app in use. Later games draw from `seed` and have the same target as the given one.
    ///
    /// If another screen is above the launch screen, the launch animation has ended.
    public init(
        found screen: OpenScreen, ranking: Ranking = Ranking(), changes: [ColorEditor.Change] = [], seed: UInt64
    ) {
        self.init(trustedTarget: screen.game?.game.target ?? 2048, seed: seed, ranking: ranking)
        for next in screen.screens { navigation.open(next) }
        game = screen.game
        elapse(screen.launchMilliseconds)
        switch screen {
        case .launch, .game: break
        case .nickname(let found, _): dialog = found
        case .rank(let found, _): sorting = found
        case .colors(let found, _): openEditor = found
        }
        for change in changes { apply(change) }
    }
}
