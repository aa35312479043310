import FramewrightDocuments
import FramewrightModels

/// The calculator's state and, for still images, a key that is held down.
struct CalculatorState: Hashable, Sendable {
    var calculator = Calculator()
    var pressed: CalculatorKey?

    /// Reads `{"keys": "1+2=", "pressed": "="}`; both members are optional.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        if let keys = reader.optional("keys") {
            let text = try keys.string()
            do {
                calculator = try Calculator(keys: text)
            } catch {
                throw keys.error(.invalid, error.message, hint: "\(error.hint)")
            }
        }
        pressed = try reader.optional("pressed").map { try Self.key($0) }
        try reader.finish()
    }

    init(calculator: Calculator, pressed: CalculatorKey? = nil) {
        (self.calculator, self.pressed) = (calculator, pressed)
    }

    private static func key(_ node: DocumentNode) throws -> CalculatorKey {
        let text = try node.string()
        guard text.count == 1, let letter = text.first, let key = CalculatorKey(letter) else {
            throw node.error(.invalid, "not the sign of one key", hint: "use a digit, a point, + - * / = or C")
        }
        return key
    }

    static let schema = stateSchema(
        of: "calculator",
        state: #"""
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "keys": {
                  "description": "What has been typed: digits, a point, + - * / (or − × ÷), = and C. White space does not count.",
                  "type": "string",
                  "pattern": "^[0-9.,+\\-−*×/÷=Cc\\s]*$"
                },
                "pressed": {
                  "description": "A key held down.",
                  "type": "string",
                  "pattern": "^[0-9.,+\\-−*×/÷=Cc]$"
                }
              }
            }
            """#)
}
