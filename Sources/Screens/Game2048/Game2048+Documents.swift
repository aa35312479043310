import FramewrightDocuments
import FramewrightModels

extension Game2048 {
    /// Reads `{"board": [[2, 0, ...], ...]}` and, depending on the rules, `score`, `best` and `keepsGoing`; `steps`
    /// and `seed` are always allowed. The schema is `Game2048Schema`.
    init(document node: DocumentNode, rules: Rules2048) throws {
        var reader = try node.object()
        try self.init(reading: &reader, of: node, rules: rules)
    }

    /// Reads the remaining members of an object.
    init(reading reader: inout ObjectReader, of node: DocumentNode, rules: Rules2048) throws {
        let board = try Board2048(document: reader.required("board"))
        let score = rules.scoring == .merges ? try Self.score(in: reader.optional("score")) : nil
        let best = rules.keepsBest ? try Self.score(in: reader.optional("best")) ?? 0 : 0
        let keepsGoing = rules.winning == .waits ? try reader.optional("keepsGoing")?.bool() ?? false : false
        let steps = try reader.optional("steps")?.int(in: 0...Game2048Schema.maximumSteps) ?? 0
        let seed = try reader.optional("seed")?.int(in: 0...Ranking.maximumScore) ?? 2048
        try reader.finish()
        do {
            try self.init(
                rules: rules, board: board, score: score, best: best, steps: steps, keepsGoing: keepsGoing,
                seed: UInt64(seed))
        } catch {
            throw node.error(.invalid, error.message, hint: "\(error.hint)")
        }
    }

    private static func score(in node: DocumentNode?) throws(DocumentError) -> Int? {
        try node?.int(in: 0...Ranking.maximumScore)
    }
}

extension Rules2048 {
    /// True if the screen shows the best score of all rounds.
    var keepsBest: Bool { self == .web }
}

extension Board2048 {
    /// Reads a square array of rows, with 0 for empty cells. Rejects a board without any tile, on which no move is
    /// possible.
    init(document board: DocumentNode, dimensions: ClosedRange<Int> = Self.dimensions) throws {
        let rows = try board.array(count: dimensions)
        var cells: [DocumentNode] = []
        for row in rows { cells += try row.array(count: rows.count...rows.count) }
        let values = try cells.map { try $0.int() }
        guard values.contains(where: { $0 != 0 }) else {
            throw board.error(.invalid, "a board without a tile", hint: "put a tile of 2 or more on it")
        }
        do {
            try self.init(dimension: rows.count, cells: values)
        } catch .boardValue(let value, let row, let column, let maximum) {
            let error = ModelError.boardValue(value, row: row, column: column, maximum: maximum)
            throw cells[row * rows.count + column].error(.outOfRange, error.message, hint: "\(error.hint)")
        } catch {
            throw board.error(.invalid, error.message, hint: "\(error.hint)")
        }
    }
}
