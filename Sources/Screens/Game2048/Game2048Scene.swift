import Framewright
import FramewrightDocuments
import FramewrightModels

extension Scene {
    /// The 2048 tutorial.
    static let game2048 = Scene(
        "game2048", summary: "2048 tutorial: score, restart and the board", states: game2048States,
        schema: game2048Schema, decode: Board2048.init(document:)
    ) { TutorialScreen(board: $0) }
}

/// The default comes first. The last states are the nasty ones.
private let game2048States: [(name: String, summary: String, value: Board2048)] = [
    (
        "late-game", "a full board just before 2048",
        board([[2, 4, 8, 2], [16, 64, 32, 4], [128, 512, 256, 8], [1024, 2, 0, 1024]])
    ),
    ("start", "two tiles", board([[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]])),
    ("midgame", "half full", board([[0, 0, 2, 4], [0, 8, 16, 4], [2, 32, 64, 8], [4, 16, 128, 256]])),
    ("won", "the 2048 tile", board([[2, 0, 4, 2], [8, 16, 4, 8], [32, 128, 64, 16], [2048, 256, 512, 4]])),
    ("lost", "no move left", board([[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]])),
    (
        "every-tile", "2 to 131072, the largest a 4x4 board can reach",
        board([[131_072, 65536, 32768, 16384], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [4, 8, 16, 32]])
    ),
    ("three-by-three", "the smallest board", board([[2, 8, 2], [64, 128, 16], [4, 256, 0]])),
    (
        "eight-by-eight", "the largest board",
        board((0..<8).map { row in (0..<8).map { 1 << ((row * 8 + $0) % 17 + 1) } })
    ),
]

private func board(_ rows: [[Int]]) -> Board2048 {
    do {
        return try Board2048(dimension: rows.count, cells: rows.flatMap(\.self))
    } catch {
        preconditionFailure("a named state is a legal board: \(error.message)")
    }
}

extension Board2048 {
    /// Reads `{"board": [[2, 0, ...], ...]}`: 3 to 8 rows of as many values, 0 for an empty cell.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        let board = try reader.required("board")
        try reader.finish()
        let rows = try board.array(count: Self.dimensions)
        var cells: [DocumentNode] = []
        for row in rows { cells += try row.array(count: rows.count...rows.count) }
        let values = try cells.map { try $0.int() }
        do {
            try self.init(dimension: rows.count, cells: values)
        } catch .boardValue(let value, let row, let column, let maximum) {
            let error = ModelError.boardValue(value, row: row, column: column, maximum: maximum)
            throw cells[row * rows.count + column].error(.outOfRange, error.message, hint: error.hint)
        } catch {
            throw board.error(.invalid, error.message, hint: error.hint)
        }
    }
}

let game2048Schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "State of the scene game2048",
      "type": "object",
      "required": ["scene", "version", "state"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "scene": { "const": "game2048" },
        "version": { "const": 1 },
        "state": {
          "type": "object",
          "required": ["board"],
          "additionalProperties": false,
          "properties": {
            "board": {
              "description": "Rows from the top; as many columns as rows; 0 is an empty cell. Up to 4 rows the largest value is 131072.",
              "type": "array",
              "minItems": 3,
              "maxItems": 8,
              "items": {
                "type": "array",
                "minItems": 3,
                "maxItems": 8,
                "items": {
                  "enum": [
                    0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288,
                    1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864
                  ]
                }
              }
            }
          }
        }
      }
    }
    """#
