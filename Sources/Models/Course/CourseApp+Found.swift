extension CourseApp {
    /// The screen on top of an app found in use, with what it holds.
    public enum OpenScreen: Hashable, Sendable {
        /// The launch screen, that long after the start.
        case launch(milliseconds: Int)
        case game(CourseGame)
        /// The dialog, which lies over a game.
        case nickname(NicknameDialog, over: CourseGame)
        /// The rank list, opened from the game, or where there is none from the launch screen.
        case rank(RankSorting, over: CourseGame?)
        /// The colour editor, opened from the game, or where there is none from the launch screen.
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

    /// An app found in use. Later games begin with draws from `seed` and have the target of the game found.
    ///
    /// With a screen above the launch screen, its animation is over.
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
