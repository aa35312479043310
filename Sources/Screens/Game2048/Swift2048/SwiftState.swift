import FramewrightDocuments
import FramewrightModels

/// The current screen of swift-2048.
enum SwiftState: Sendable {
    /// The launch screen.
    case launch
    /// The start screen, whose button begins a game from a seed.
    case start(seed: UInt64 = 2048)
    /// A game. If `reportsEnd` is true, an alert announces the end until it is cancelled.
    case game(Game2048, reportsEnd: Bool = true)

    /// Reads `{"screen": "launch"}`, `{"screen": "start"}`, or a game's state with an optional `"alert": false`.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        guard let screen = reader.optional("screen") else {
            let reportsEnd = try reader.optional("alert")?.bool() ?? true
            self = .game(try Game2048(reading: &reader, of: node, rules: .swift), reportsEnd: reportsEnd)
            return
        }
        try reader.finish()
        self = try screen.choice(Screen.self) == .launch ? .launch : .start()
    }

    /// Returns the same state with the random generator reset to a seed.
    func reseeded(_ seed: UInt64) -> SwiftState {
        switch self {
        case .launch: .launch
        case .start: .start(seed: seed)
        case .game(let game, let reportsEnd): .game(game.reseeded(seed), reportsEnd: reportsEnd)
        }
    }

    /// The schema: a game's state, or the name of a screen without one.
    static let schema = #"""
        {
          "oneOf": [
            {
              "type": "object",
              "required": ["screen"],
              "additionalProperties": false,
              "properties": { "screen": { "enum": ["launch", "start"] } }
            },
        \#(indented(Game2048Schema.game(.swift, alert), by: 4))
          ]
        }
        """#

    private static let alert = #"""
        "alert": { "description": "False once the alert of the end has been cancelled.", "type": "boolean" }
        """#
}

private enum Screen: String, CaseIterable {
    case launch, start
}
