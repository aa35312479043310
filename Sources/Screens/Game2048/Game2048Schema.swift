import FramewrightModels

/// JSON Schemas of the 2048 scenes' state documents: the board and the further members of each rule set.
enum Game2048Schema {
    /// The maximum of the model's step counter.
    static let maximumSteps = 999_999_999

    /// Returns the schema of a game, with further properties of a screen.
    static func game(_ rules: Rules2048, _ more: String...) -> String {
        let properties = [board()] + (rules.scoring == .merges ? [score] : []) + (rules.keepsBest ? [best] : [])
        let optional = (rules.winning == .waits ? [keepsGoing] : []) + [steps, seed]
        return #"""
            {
              "type": "object",
              "required": ["board"],
              "additionalProperties": false,
              "properties": {
                \#(indented((properties + optional + more).joined(separator: ",\n"), by: 4))
              }
            }
            """#
    }

    /// Returns the schema of a board's rows, with at least one tile.
    static func board(_ dimensions: ClosedRange<Int> = Board2048.dimensions) -> String {
        let maximum = Board2048.maximumValue(dimension: dimensions.upperBound)
        let values = sequence(first: 2) { $0 < maximum ? $0 * 2 : nil }.map { "\($0)" }.joined(separator: ", ")
        return #"""
            "board": {
              "description": "Rows from the top; as many columns as rows; 0 is an empty cell. Up to 4 rows the largest value is 131072.",
              "type": "array",
              "minItems": \#(dimensions.lowerBound),
              "maxItems": \#(dimensions.upperBound),
              "contains": { "type": "array", "contains": { "not": { "const": 0 } } },
              "items": {
                "type": "array",
                "minItems": \#(dimensions.lowerBound),
                "maxItems": \#(dimensions.upperBound),
                "items": { "enum": [0, \#(values)] }
              }
            }
            """#
    }

    private static let score = #"""
        "score": { "description": "0 unless told.", "type": "integer", "minimum": 0, "maximum": 9007199254740991 }
        """#

    private static let best = #"""
        "best": {
          "description": "Of all rounds; never less than the score.",
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        }
        """#

    private static let keepsGoing = #"""
        "keepsGoing": { "description": "The player went on after winning.", "type": "boolean" }
        """#

    private static let steps = #"""
        "steps": { "description": "Swipes so far.", "type": "integer", "minimum": 0, "maximum": 999999999 }
        """#

    private static let seed = #"""
        "seed": {
          "description": "Decides which tiles come when the game is played on.",
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        }
        """#
}
