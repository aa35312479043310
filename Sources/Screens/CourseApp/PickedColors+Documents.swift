import FramewrightDocuments
import FramewrightModels

extension ColorEditor.Change {
    /// Reads `{"target": 64, "color": "#1a73e8"}`.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        let number = try reader.required("target")
        let color = try reader.required("color")
        try reader.finish()
        guard let target = ColorTarget(number: try number.int()) else {
            throw number.error(
                .outOfRange, "nothing has this number", hint: "use 0 for the background, or 2, 4, 8 and so on to 2048")
        }
        guard let picked = RGBColor(hexadecimal: try color.string()) else {
            throw color.error(.invalid, "this is no colour", hint: "write six hexadecimal digits, such as #1a73e8")
        }
        self.init(target: target, color: picked)
    }

    /// Reads the optional member `colors` of a state: the colours picked by the player.
    static func optional(_ reader: inout ObjectReader) throws -> [Self] {
        try reader.optional("colors")?.array(count: 0...100).map(Self.init(document:)) ?? []
    }

    /// The schema of that member.
    static let schema = #"""
        "colors": {
          "description": "What the player has picked in the colour editor.",
          "type": "array",
          "maxItems": 100,
          "items": {
            "type": "object",
            "required": ["target", "color"],
            "additionalProperties": false,
            "properties": {
              "target": {
                "description": "0 for the background, else the tile's number.",
                "enum": [0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]
              },
              "color": { "type": "string", "pattern": "^#[0-9A-Fa-f]{6}$" }
            }
          }
        }
        """#
}

/// Returns the schema of state documents for one of the course app's scenes: its own properties and the picked
/// colours.
func courseSchema(_ scene: String, required: String = "", properties: String) -> String {
    stateSchema(
        of: scene,
        state: #"""
            {
              "type": "object",
              "required": [\#(required)],
              "additionalProperties": false,
              "properties": {
                \#(indented(properties, by: 4)),
                \#(indented(ColorEditor.Change.schema, by: 4))
              }
            }
            """#)
}
