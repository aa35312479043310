import FramewrightDocuments
import FramewrightModels

/// Where in swift-2048 the player is.
enum SwiftState: Sendable {
    /// The name, while the app starts.
    case launch
    /// One button.
    case start
    case game(Game2048)

    /// Reads `{"screen": "launch"}`, `{"screen": "start"}` or a game's state.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        guard let screen = reader.optional("screen") else {
            self = .game(try Game2048(document: node, rules: .swift))
            return
        }
        try reader.finish()
        self = try screen.choice(Screen.self) == .launch ? .launch : .start
    }

    /// A game's state, or the name of a screen without one.
    static let schema = #"""
        {
          "oneOf": [
            {
              "type": "object",
              "required": ["screen"],
              "additionalProperties": false,
              "properties": { "screen": { "enum": ["launch", "start"] } }
            },
        \#(Game2048Schema.game(.swift))
          ]
        }
        """#
}

private enum Screen: String, CaseIterable {
    case launch, start
}
