import Framewright
import FramewrightDocuments
import FramewrightModels

extension SceneDefinition {
    /// The course app's launch screen, and the whole app from there.
    static let courseLaunch = SceneDefinition(
        "course-launch", summary: "launch screen of the course app: 2048 comes in digit by digit",
        states: launchStates, schema: courseLaunchSchema, decode: CourseApp.init(launchDocument:),
        reseed: { $0.reseeded($1) }
    ) { CourseAppView($0) }
    .animations(courseLaunchAnimations)
}

/// The named states; the first one is the default.
private let launchStates: [(name: String, summary: String, value: CourseApp)] = [
    ("rest", "all digits have arrived", launch(tick: LaunchSequence.tickCount)),
    ("two-falling", "the first digit on its way down", launch(tick: 135)),
    ("zero-falling", "the second digit on its way down", launch(tick: 285)),
    ("four-growing", "the third digit at 40 of its 70 points", launch(tick: 339)),
    ("eight-arriving", "the last digit on its way from the right", launch(tick: 486)),
    ("night", "a background the player has picked", launch(picked: RGBColor(red: 12, green: 16, blue: 40))),
    ("noon", "a bright background the player has picked", launch(picked: RGBColor(red: 255, green: 240, blue: 200))),
]

private func launch(tick: Int) -> CourseApp {
    CourseApp(found: .launch(milliseconds: 10 * (tick - 1)), seed: 2048)
}

private func launch(picked color: RGBColor) -> CourseApp {
    CourseApp(
        found: .launch(milliseconds: 10 * LaunchSequence.tickCount),
        changes: [.init(target: .background, color: color)], seed: 2048)
}

extension CourseApp {
    /// Reads `{"milliseconds": ..., "colors": [...]}`, both optional. By default the digits are at rest.
    init(launchDocument node: DocumentNode) throws {
        var reader = try node.object()
        let end = 10 * LaunchSequence.tickCount
        let milliseconds = try reader.optional("milliseconds")?.int(in: 0...end) ?? end
        let changes = try ColorEditor.Change.optional(&reader)
        try reader.finish()
        self.init(found: .launch(milliseconds: milliseconds), changes: changes, seed: 2048)
    }
}

let courseLaunchSchema = courseSchema(
    "course-launch",
    properties: #"""
        "milliseconds": {
          "description": "Since the app was started; the digits are at rest after 4930.",
          "type": "integer",
          "minimum": 0,
          "maximum": 4940
        }
        """#)
