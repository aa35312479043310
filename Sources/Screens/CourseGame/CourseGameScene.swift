import Framewright
import FramewrightModels

extension SceneDefinition {
    /// The course app's game, its end and its nickname dialog, and the whole app from there.
    static let courseGame = SceneDefinition(
        "course-game", summary: "game of the course app: board, labels, buttons, end and nickname dialog",
        states: gameStates, schema: courseGameSchema, decode: CourseApp.init(gameDocument:),
        reseed: { $0.reseeded($1) }
    ) { CourseAppView($0) }
    .animations(
        NamedAnimation.boardMoves { CourseAppView(found($0, steps: 0, seconds: 0)) } + [
            NamedAnimation(
                "undo", summary: "a swipe taken back, at once",
                steps: NamedAnimation.swiped(.left) + [.hold(0.3), .tap("undo"), .hold(0.3)]
            ) { CourseAppView(found(.pairs, steps: 0, seconds: 0)) }
        ] + courseGameAnimations)
}

/// The named states; the first one is the default. The last ones are edge cases.
private let gameStates: [(name: String, summary: String, value: CourseApp)] = [
    ("midgame", "half full, one swipe after it was found", played(.midgame, seconds: 287)),
    ("start", "a new game", started()),
    ("late-game", "one empty cell, just before 2048", found(.lateGame, seconds: 1903)),
    ("paused", "the clock stands", played(.midgame, seconds: 287, isPaused: true)),
    ("won", "the 2048 tile", found(.won, seconds: 2111)),
    ("lost", "no move left; the last one can be taken back", played(.nearlyLost, .left, seconds: 464)),
    ("dialog", "the score is to be ranked", asking("")),
    ("dialog-name", "a name is typed", asking("Ada")),
    ("dialog-long-name", "the longest name, 20 Chinese characters", asking("天下无敌超级玩家一号来自广州的小明同学啊")),
    ("dialog-refused", "a name of more than 20 characters", asking("A name beyond all measure")),
    ("candy", "tiles and background in colours the player has picked", recoloured()),
    (
        "every-tile", "4 to 65536, all that a board can hold before it wins",
        found(.everyTileToWin, target: 131_072, seconds: 359_999)
    ),
    (
        "won-late", "131072, the largest tile there can be, after the longest time",
        found(.everyTile, target: 131_072, steps: 999_999_999, seconds: 999_999_999)
    ),
    (
        "endless", "the largest numbers the labels can show",
        found(.everyTileToWin, target: 131_072, steps: 999_999_999, seconds: 999_999_999)
    ),
    (
        "lost-late", "a loss with the largest numbers",
        found(.checkers, target: 131_072, steps: 999_999_999, seconds: 999_999_999)
    ),
]

/// Returns a game. The default number of steps is the minimum for the sum of the tiles.
private func game(_ board: Board2048, target: Int = 2048, steps: Int? = nil, seconds: Int, isPaused: Bool = false)
    -> CourseGame
{
    do {
        return try CourseGame(
            Game2048(
                rules: .course, board: board, steps: steps ?? board.minimumSteps,
                target: target, seed: 2048),
            clock: PlayClock(seconds: seconds, isPaused: isPaused))
    } catch {
        preconditionFailure("a named state is a legal game: \(error.message)")
    }
}

private func found(_ board: Board2048, target: Int = 2048, steps: Int? = nil, seconds: Int) -> CourseApp {
    CourseApp(found: .game(game(board, target: target, steps: steps, seconds: seconds)), seed: 2048)
}

private func played(
    _ board: Board2048, _ direction: SwipeDirection = .left, seconds: Int, isPaused: Bool = false
) -> CourseApp {
    var game = game(board, seconds: seconds, isPaused: isPaused)
    game.swipe(direction)
    return CourseApp(found: .game(game), seed: 2048)
}

private func started() -> CourseApp {
    var app = CourseApp(found: .launch(milliseconds: 10 * LaunchSequence.tickCount), seed: 2048)
    app.send(.open(.game))
    return app
}

private func asking(_ name: String) -> CourseApp {
    var app = played(.midgame, seconds: 287)
    app.send(.open(.nickname))
    app.send(.typeName(name))
    return app
}

private func recoloured() -> CourseApp {
    let colors = [
        (0, RGBColor(red: 255, green: 244, blue: 250)), (2, RGBColor(red: 255, green: 214, blue: 224)),
        (4, RGBColor(red: 255, green: 175, blue: 204)),
        (8, RGBColor(red: 189, green: 224, blue: 254)), (16, RGBColor(red: 162, green: 210, blue: 255)),
        (32, RGBColor(red: 120, green: 80, blue: 200)),
        (64, RGBColor(red: 60, green: 20, blue: 110)), (128, RGBColor(red: 20, green: 120, blue: 90)),
        (256, RGBColor(red: 250, green: 210, blue: 40)),
    ]
    let changes = colors.compactMap { number, color in
        ColorTarget(number: number).map { ColorEditor.Change(target: $0, color: color) }
    }
    return CourseApp(
        found: .game(game(.midgame, steps: 139, seconds: 287)), changes: changes, seed: 2048)
}
