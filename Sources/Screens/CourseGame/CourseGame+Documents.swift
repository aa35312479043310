import Framewright
import FramewrightDocuments
import FramewrightModels

extension CourseApp {
    /// Reads `{"board": [[2, 0, 0, 4], ...], "steps": ..., "seconds": ..., "paused": ..., "target": ..., "dialog": ...,
    /// "colors": [...]}`, all optional but the board. `dialog` is what is typed into the open nickname dialog.
    init(gameDocument node: DocumentNode) throws {
        var reader = try node.object()
        let board = try Board2048(courseDocument: reader.required("board"))
        let steps = try reader.optional("steps")?.int(in: 0...999_999_999) ?? 0
        let seconds = try reader.optional("seconds")?.int(in: 0...999_999_999) ?? 0
        let isPaused = try reader.optional("paused")?.bool() ?? false
        let target = try reader.optional("target")?.target() ?? 2048
        let dialog = try reader.optional("dialog")?.string()
        let changes = try ColorEditor.Change.optional(&reader)
        try reader.finish()
        let game = try Game2048(rules: .course, board: board, steps: steps, target: target, seed: 2048)
        let found = CourseGame(game, clock: try PlayClock(seconds: seconds, isPaused: isPaused))
        self.init(found: dialog.map { .nickname($0, over: found) } ?? .game(found), changes: changes, seed: 2048)
    }
}

extension CourseApp.OpenScreen {
    /// The dialog with something typed.
    fileprivate static func nickname(_ text: String, over game: CourseGame) -> Self {
        var dialog = NicknameDialog()
        dialog.type(text)
        return .nickname(dialog, over: game)
    }
}

extension Board2048 {
    /// Reads four rows of four values, 0 for an empty cell.
    fileprivate init(courseDocument node: DocumentNode) throws {
        let cells = try node.array(count: 4...4).flatMap { try $0.array(count: 4...4) }
        let values = try cells.map { try $0.int() }
        do {
            try self.init(dimension: 4, cells: values)
        } catch .boardValue(let value, let row, let column, let maximum) {
            let error = ModelError.boardValue(value, row: row, column: column, maximum: maximum)
            throw cells[row * 4 + column].error(.outOfRange, error.message, hint: error.hint)
        } catch {
            throw node.error(.invalid, error.message, hint: error.hint)
        }
    }
}

extension DocumentNode {
    /// A tile to reach: 8, 16 and so on to 131 072.
    fileprivate func target() throws(DocumentError) -> Int {
        let target = try int(in: 8...131_072)
        guard target.nonzeroBitCount == 1 else {
            let error = ModelError.target(target, maximum: 131_072)
            throw self.error(.outOfRange, error.message, hint: error.hint)
        }
        return target
    }
}

let courseGameSchema = courseSchema(
    "course-game", required: #""board""#,
    properties: #"""
        "board": {
          "description": "Four rows from the top, of four values each; 0 is an empty cell. The score is their sum.",
          "type": "array",
          "minItems": 4,
          "maxItems": 4,
          "items": {
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "enum": [
                0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072
              ]
            }
          }
        },
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
        "dialog": {
          "description": "The nickname dialog is open, and this is typed.",
          "type": "string"
        }
        """#)
