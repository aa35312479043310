/// The course report's app as a whole: what is open, the game, the list and the colours picked.
///
/// Screens show it and send it what the player does (`CourseApp+Actions.swift`); time comes through
/// `advance(milliseconds:)`. What an open screen holds is nil while it is closed; a game left by Exit is gone.
public struct CourseApp: Hashable, Sendable {
    /// Which screens are open.
    public internal(set) var navigation = CourseNavigation()
    /// The launch animation, which starts with the app.
    public internal(set) var launch = LaunchSequence(tick: 1)
    /// The game, also below another screen.
    public internal(set) var game: CourseGame?
    /// The names and scores; they last as long as the app.
    public internal(set) var ranking: Ranking
    /// How the open rank screen is sorted; by rank again at every opening.
    public internal(set) var sorting: RankSorting?
    /// The open dialog.
    public internal(set) var dialog: NicknameDialog?
    /// The background as long as the player has picked none: the theme's. Documented: (57, 62, 70).
    public var background = RGBColor(57, 62, 70)
    /// The open colour editor, whatever it starts with.
    var openEditor: ColorEditor?

    private let target: Int
    private var generator: SeededGenerator
    private var launchMilliseconds = 0
    private var picked: [RGBColor?] = Array(repeating: nil, count: ColorTarget.all.count)

    /// As started. Every game begins with the next draw from `seed`.
    public init(seed: UInt64, target: Int = 2048, ranking: Ranking = Ranking()) throws(ModelError) {
        _ = try CourseGame(target: target, seed: seed)
        self.init(trustedTarget: target, seed: seed, ranking: ranking)
    }

    /// For a target some game has already had.
    init(trustedTarget target: Int, seed: UInt64, ranking: Ranking) {
        self.target = target
        self.ranking = ranking
        generator = SeededGenerator(seed: seed)
    }

    /// The same app, with chance beginning anew from a seed: in the open game, and in every later one.
    public func reseeded(_ seed: UInt64) -> CourseApp {
        var app = self
        app.generator = SeededGenerator(seed: seed)
        app.game = game?.reseeded(seed)
        return app
    }

    /// The colour the player picked for something; nil as long as it is the theme's.
    public func color(of target: ColorTarget) -> RGBColor? {
        ColorTarget.all.firstIndex(of: target).flatMap { picked[$0] }
    }

    /// The open colour editor. It starts with the background in use.
    public var editor: ColorEditor? { openEditor?.starting(with: color(of: .background) ?? background) }

    /// All picked colours: the background, then tiles by number.
    public var changes: [ColorEditor.Change] {
        zip(ColorTarget.all, picked).compactMap { target, color in color.map { .init(target: target, color: $0) } }
    }

    /// Lets time pass: for the launch animation, and for the clock of an open game whatever lies over it.
    public mutating func advance(milliseconds: Int) {
        precondition(milliseconds >= 0, "time does not run backwards")
        elapse(milliseconds)
        game?.advance(milliseconds: milliseconds)
    }

    /// How long nothing will change by itself: till the next tick of the launch animation or the next second of a
    /// game's clock. Nil while both stand still.
    public var millisecondsToNextChange: Int? {
        let tick = launch.isFinished ? nil : 10 - launchMilliseconds % 10
        return [tick, game?.millisecondsToNextSecond].compactMap(\.self).min()
    }

    /// Time passes for the launch animation.
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
