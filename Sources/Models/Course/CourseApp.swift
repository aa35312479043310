/// The state of the course report's app: open screens, game, rank list and chosen colours.
///
/// Screens display it and send it the player's actions (`CourseApp+Actions.swift`); `advance(milliseconds:)` advances
/// time. The state of a screen is nil while it is closed; leaving the game by Exit discards it.
public struct CourseApp: Hashable, Sendable {
    /// The open screens.
    public internal(set) var navigation = CourseNavigation()
    /// The launch animation, which starts with the app.
    public internal(set) var launch = LaunchSequence(tick: 1)
    /// The game, also while it is below another screen.
    public internal(set) var game: CourseGame?
    /// The names and scores, kept as long as the app runs.
    public internal(set) var ranking: Ranking
    /// The sorting of the open rank screen, which starts by rank each time.
    public internal(set) var sorting: RankSorting?
    /// The open dialog.
    public internal(set) var dialog: NicknameDialog?
    /// The theme's background, used until the player chooses one. The documented one is (57, 62, 70).
    public var background = RGBColor(red: 57, green: 62, blue: 70)
    /// The open colour editor, without its initial colour.
    var openEditor: ColorEditor?

    private let target: Int
    private var generator: SeededGenerator
    private var launchMilliseconds = 0
    private var picked: [RGBColor?] = Array(repeating: nil, count: ColorTarget.all.count)

    /// Creates the app at its start. Every game's seed is the next number drawn from `seed`.
    public init(seed: UInt64, target: Int = 2048, ranking: Ranking = Ranking()) throws(ModelError) {
        _ = try CourseGame(target: target, seed: seed)
        self.init(trustedTarget: target, seed: seed, ranking: ranking)
    }

    /// Creates the app for a valid target.
    init(trustedTarget target: Int, seed: UInt64, ranking: Ranking) {
        self.target = target
        self.ranking = ranking
        generator = SeededGenerator(seed: seed)
    }

    /// Returns the app with another random seed for the open game and later ones.
    public func reseeded(_ seed: UInt64) -> CourseApp {
        var app = self
        app.generator = SeededGenerator(seed: seed)
        app.game = game?.reseeded(seed)
        return app
    }

    /// Returns the colour that the player chose for an element. Returns nil if it is the theme's.
    public func color(of target: ColorTarget) -> RGBColor? {
        ColorTarget.all.firstIndex(of: target).flatMap { picked[$0] }
    }

    /// The open colour editor. Its initial colour is the current background.
    public var editor: ColorEditor? { openEditor?.starting(with: color(of: .background) ?? background) }

    /// All chosen colours: the background, then the tiles by number.
    public var changes: [ColorEditor.Change] {
        zip(ColorTarget.all, picked).compactMap { target, color in color.map { .init(target: target, color: $0) } }
    }

    /// Advances time for the launch animation and for the clock of an open game, whatever is over it.
    public mutating func advance(milliseconds: Int) {
        precondition(milliseconds >= 0, "time does not run backwards")
        elapse(milliseconds)
        game?.advance(milliseconds: milliseconds)
    }

    /// The time until something changes by itself: the next tick of the launch animation or the next second of a game's
    /// clock. Nil if both stand still.
    public var millisecondsToNextChange: Int? {
        let tick = launch.isFinished ? nil : 10 - launchMilliseconds % 10
        return [tick, game?.millisecondsToNextSecond].compactMap(\.self).min()
    }

    /// Advances time for the launch animation.
    mutating func elapse(_ milliseconds: Int) {
        let end = 10 * LaunchSequence.tickCount
        launchMilliseconds = min(launchMilliseconds + min(max(milliseconds, 0), end), end)
        launch = LaunchSequence(milliseconds: launchMilliseconds)
    }

    mutating func newGame() -> CourseGame {
        do {
            return try CourseGame(target: target, seed: generator.next())
        } catch {
            preconditionFailure("the initialiser tried this target: \(error.message)")
        }
    }

    mutating func apply(_ change: ColorEditor.Change) {
        guard let index = ColorTarget.all.firstIndex(of: change.target) else { return }
        picked[index] = change.color
    }
}
