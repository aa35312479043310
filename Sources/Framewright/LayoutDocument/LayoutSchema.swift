extension LayoutDocument {
    /// The JSON Schema of layout files, for editors and validators.
    public static let schemaSource = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Layout of a screen, as framewright render --layout writes it",
          "type": "object",
          "required": ["format", "version", "renderer", "scene", "theme", "locale", "screen", "nodes"],
          "additionalProperties": false,
          "properties": {
            "$schema": { "type": "string" },
            "format": { "const": "framewright-layout" },
            "version": { "const": 1 },
            "renderer": { "type": "string", "description": "Version of the renderer that made it." },
            "scene": { "type": "string", "description": "Scene and state; the scene alone where its state came from a file." },
            "theme": { "type": "string" },
            "context": { "type": ["string", "null"], "description": "The theme's context, such as dark." },
            "locale": { "type": "string" },
            "screen": {
              "type": "object",
              "required": ["width", "height", "scale", "safeArea"],
              "additionalProperties": false,
              "properties": {
                "width": { "type": "number", "description": "Points." },
                "height": { "type": "number", "description": "Points." },
                "scale": { "type": "number", "minimum": 0.25, "maximum": 8, "description": "Pixels per point." },
                "direction": { "enum": ["left-to-right", "right-to-left"], "description": "Leading is where reading begins." },
                "textSize": {
                  "enum": [
                    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
                    "accessibility3", "accessibility4", "accessibility5"
                  ]
                },
                "safeArea": {
                  "type": "object",
                  "required": ["top", "leading", "bottom", "trailing"],
                  "additionalProperties": false,
                  "properties": {
                    "top": { "type": "number" },
                    "leading": { "type": "number" },
                    "bottom": { "type": "number" },
                    "trailing": { "type": "number" }
                  }
                }
              }
            },
            "nodes": {
              "description": "In paint order, each view after its parent.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/node" }
            }
          },
          "$defs": {
            "length": {
              "description": "Points; a word where layout went wrong and the number cannot be spelled.",
              "anyOf": [{ "type": "number" }, { "enum": ["nan", "infinity", "-infinity"] }]
            },
            "node": {
              "type": "object",
              "required": ["path", "type", "frame"],
              "additionalProperties": false,
              "properties": {
                "path": {
                  "description": "Identity steps from the root, the parent's path first; ~ and / inside a step are ~0 and ~1.",
                  "type": "string"
                },
                "type": { "type": "string", "minLength": 1, "description": "The view's type, such as Text." },
                "identifier": { "type": ["string", "null"], "description": "Its accessibility identifier." },
                "frame": {
                  "description": "On the screen, snapped to pixels.",
                  "type": "object",
                  "required": ["x", "y", "width", "height"],
                  "additionalProperties": false,
                  "properties": {
                    "x": { "$ref": "#/$defs/length" },
                    "y": { "$ref": "#/$defs/length" },
                    "width": { "$ref": "#/$defs/length" },
                    "height": { "$ref": "#/$defs/length" }
                  }
                },
                "clips": { "type": ["boolean", "null"], "description": "True where what is inside is cut off at the frame." },
                "opacity": {
                  "type": ["number", "null"], "minimum": 0, "maximum": 1,
                  "description": "What everything inside is faded to; 1 where absent."
                },
                "text": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/text" }] }
              }
            },
            "text": {
              "type": "object",
              "required": ["string", "fonts", "lines", "firstBaseline", "lastBaseline"],
              "additionalProperties": false,
              "properties": {
                "string": { "type": "string" },
                "fonts": {
                  "description": "The faces it is set in, each size after all scaling.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["face", "size"],
                    "additionalProperties": false,
                    "properties": { "face": { "type": "string" }, "size": { "$ref": "#/$defs/length" } }
                  }
                },
                "lines": { "type": "integer", "minimum": 1 },
                "firstBaseline": { "$ref": "#/$defs/length", "description": "From the frame's top." },
                "lastBaseline": { "$ref": "#/$defs/length", "description": "From the frame's top." },
                "truncated": { "type": ["boolean", "null"], "description": "True where an ellipsis stands for the rest." },
                "clipped": { "type": ["boolean", "null"], "description": "True where ink reaches beyond its room." }
              }
            }
          }
        }
        """#
}
