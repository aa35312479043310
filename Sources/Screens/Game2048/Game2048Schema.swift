import FramewrightModels

/// JSON Schemas of the 2048 scenes' state documents: the same board, and what else each rule set keeps.
enum Game2048Schema {
    /// Where the model's counters stop.
    static let maximumSteps = 999_999_999

    /// The document of a scene: `state` is an object of these properties.
    static func document(of scene: String, state: String) -> String {
        #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "State of the scene \#(scene)",
          "type": "object",
          "required": ["scene", "version", "state"],
          "additionalProperties": false,
          "properties": {
            "$schema": { "type": "string" },
            "scene": { "const": "\#(scene)" },
            "version": { "const": 1 },
            "state": \#(indented(state, by: 4))
          }
        }
        """#
    }

    /// A game under way.
    static func game(_ rules: Rules2048) -> String {
        let properties = [board] + (rules.scoring == .merges ? [score] : []) + (rules.keepsBest ? [best] : [])
        let optional = (rules.winning == .waits ? [keepsGoing] : []) + [steps, seed]
        return #"""
            {
              "type": "object",
              "required": ["board"],
              "additionalProperties": false,
              "properties": {
                \#(indented((properties + optional).joined(separator: ",\n"), by: 4))
              }
            }
            """#
    }

    private static let board = #"""
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
        """#

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

/// The lines after the first moved to the right.
private func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + String(repeating: " ", count: spaces))
}
