import Framewright
import FramewrightModels

extension CourseApp {
    /// The launch screen at rest, with a hundred names in the list.
    static let ranked = CourseApp(
        found: .launch(milliseconds: 10 * LaunchSequence.tickCount), ranking: .sample(seed: 2048), seed: 2048)

    /// The app at its start, after the first tick.
    static let begun = CourseApp(found: .launch(milliseconds: 0), seed: 2048)
}

/// The animations of the launch screen, and of the screens opened from it.
let courseLaunchAnimations = [
    NamedAnimation(
        "sequence", summary: "2048 comes in digit by digit: 494 ticks of a hundredth of a second",
        steps: [.wait(4.94), .hold(0.5)]
    ) { CourseAppView(.begun) },
    NamedAnimation(
        "start-game", summary: "a game comes up over the launch screen and goes down again", from: "rest",
        steps: [.wait(0.3), .tap("open-start"), .waitUntilSettled, .wait(0.6), .tap("exit"), .waitUntilSettled]),
    NamedAnimation(
        "show-rank", summary: "the rank list comes up over the launch screen and goes down again",
        steps: [.wait(0.3), .tap("open-rank"), .waitUntilSettled, .wait(0.6), .tap("back"), .waitUntilSettled]
    ) { CourseAppView(.ranked) },
    NamedAnimation(
        "change-color", summary: "the colour editor comes up over the launch screen and goes down again", from: "rest",
        steps: [.wait(0.3), .tap("open-colors"), .waitUntilSettled, .wait(0.6), .tap("cancel"), .waitUntilSettled]),
]

/// The animations of the game, other than those of the tiles.
let courseGameAnimations = [
    NamedAnimation(
        "end", summary: "the last move there is, and what became of the game", from: "lost",
        steps: [.tap("undo"), .waitUntilSettled, .wait(0.3), .swipe(.left), .waitUntilSettled, .wait(0.6)]),
    NamedAnimation(
        "win", summary: "a tile in the way is removed, and 2048 is reached", from: "late-game",
        steps: [
            .wait(0.3), .tap(.identifier("cell-3-1")), .waitUntilSettled, .wait(0.3), .swipe(.left),
            .waitUntilSettled, .wait(0.6),
        ]),
    NamedAnimation(
        "new-game", summary: "another game after the last one", from: "won",
        steps: [.wait(0.3), .tap("new-game"), .waitUntilSettled]),
    NamedAnimation(
        "nickname", summary: "the dialog fades in, a name is typed, and the list has it", from: "midgame",
        steps: [
            .wait(0.3), .tap("pk"), .waitUntilSettled, .tap(.identifier("nickname")), .wait(0.3), .type("Ada"),
            .wait(0.5), .tap(.identifier("confirm")), .waitUntilSettled, .tap("rank"), .waitUntilSettled, .wait(0.6),
        ]),
    NamedAnimation(
        "color", summary: "a tile gets another colour, and the clock goes on meanwhile", from: "midgame",
        steps: [.wait(0.3), .tap("color"), .waitUntilSettled] + picking
            + [.tap(.identifier("confirm")), .waitUntilSettled, .wait(0.6)]),
]

/// The animations of the rank list.
let courseRankAnimations = [
    NamedAnimation(
        "open", summary: "the list comes up",
        steps: [.tap("open-rank"), .waitUntilSettled, .wait(0.5)]
    ) { CourseAppView(.ranked) },
    NamedAnimation(
        "sort", summary: "every header sorts its column, the other way at the next tap", from: "by-name",
        steps: ["name", "score", "score", "rank", "rank"].flatMap { column -> [PlayStep] in
            [.wait(0.5), .tap(.identifier("header-\(column)"))]
        } + [.wait(0.5)]),
    NamedAnimation(
        "scroll", summary: "the list follows a finger", from: "sample",
        steps: [.drag(from: "name-9", to: "name-2", duration: 0.6), .wait(0.3)]),
    NamedAnimation(
        "close", summary: "the list goes down", from: "sample",
        steps: [.wait(0.3), .tap("back"), .waitUntilSettled]),
]

/// The animations of the colour editor.
let courseColoursAnimations = [
    NamedAnimation(
        "pick", summary: "a tile gets another colour: previews follow what is typed, and the editor goes down",
        from: "start", steps: picking + [.tap(.identifier("confirm")), .waitUntilSettled]),
    NamedAnimation(
        "cancel", summary: "the editor goes down and nothing is changed", from: "valid",
        steps: [.wait(0.3), .tap(.identifier("cancel")), .waitUntilSettled]),
]

/// The steps that pick a green for the tile 8, digit by digit.
private let picking: [PlayStep] = [("target", "8"), ("red", "60"), ("green", "190"), ("blue", "120")]
    .flatMap { field, number in
        [.tap(.identifier("field-\(field)")), .wait(0.2)]
            + number.flatMap { [PlayStep.type(String($0)), .wait(0.15)] }
    }
