import Framewright
import FramewrightDocuments
import FramewrightModels

extension CourseApp {
    /// Reads `{"board": [[2, 0, 0, 4], ...], "steps": ..., "seconds": ..., "paused": ..., "target": ..., "dialog":
    /// ..., "colors": [...]}`, all optional but the board. `dialog` is the text in the open nickname dialog.
    init(gameDocument node: DocumentNode) throws {
        var reader = try node.object()
        let board = try Board2048(document: reader.required("board"), dimensions: 4...4)
        let steps = try reader.optional("steps")?.int(in: 0...999_999_999) ?? 0
        let seconds = try reader.optional("seconds")?.int(in: 0...999_999_999) ?? 0
        let isPaused = try reader.optional("paused")?.bool() ?? false
        let target = try reader.optional("target")?.target() ?? 2048
        let dialog = try reader.optional("dialog")?.line(of: NicknameDialog.maximumScalars)
        let changes = try ColorEditor.Change.optional(&reader)
        try reader.finish()
        let game = try Game2048(rules: .course, board: board, steps: steps, target: target, seed: 2048)
        let found = CourseGame(game, clock: try PlayClock(seconds: seconds, isPaused: isPaused))
        self.init(found: dialog.map { .nickname($0, over: found) } ?? .game(found), changes: changes, seed: 2048)
    }
}

extension CourseApp.OpenScreen {
    /// Returns the dialog with a text entered.
    fileprivate static func nickname(_ text: String, over game: CourseGame) -> Self {
        var dialog = NicknameDialog()
        dialog.type(text)
        return .nickname(dialog, over: game)
    }
}

extension DocumentNode {
    /// Reads the winning tile: a power of two from 8 to 131 072.
    fileprivate func target() throws(DocumentError) -> Int {
        let target = try int(in: 8...131_072)
        guard target.nonzeroBitCount == 1 else {
            let error = ModelError.target(target, maximum: 131_072)
            throw self.error(.outOfRange, error.message, hint: "\(error.hint)")
        }
        return target
    }
}

let courseGameSchema = courseSchema(
    "course-game", required: #""board""#,
    properties: #"""
        \#(Game2048Schema.board(4...4)),
        "steps": { "type": "integer", "minimum": 0, "maximum": 999999999 },
        "seconds": {
          "description": "What the clock shows.", "type": "integer", "minimum": 0, "maximum": 999999999
        },
        "paused": { "type": "boolean" },
        "target": {
          "description": "The tile that wins; 2048 unless told.",
          "enum": [
            8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072
          ]
        },
        "dialog": \#(lineSchema("The nickname dialog is open, and this is typed.", of: NicknameDialog.maximumScalars))
        """#)
