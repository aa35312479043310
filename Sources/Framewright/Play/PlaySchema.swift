extension PlayScript {
    /// The JSON Schema of play scripts, for editors and validators. A YAML script is checked as the equivalent JSON.
    public static let schemaSource = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Play script of framewright play",
          "type": "object",
          "required": ["app", "steps"],
          "additionalProperties": false,
          "properties": {
            "$schema": { "type": "string" },
            "app": { "type": "string", "minLength": 1, "description": "A scene or scene/state, as framewright list shows." },
            "state": {
              "description": "The scene's state: the path of a state document or table, from the script's folder, or the state itself.",
              "type": ["string", "object"]
            },
            "device": { "type": "string", "description": "A device's id, as framewright list devices shows." },
            "orientation": { "enum": ["portrait", "landscape"] },
            "size": { "type": "string", "pattern": "^[0-9.]+x[0-9.]+$", "description": "Points, instead of a device." },
            "scale": { "type": "number", "minimum": 0.25, "maximum": 8, "description": "Pixels per point." },
            "theme": { "type": "string", "description": "A shipped theme's name, or the path of a theme file, from the script's folder." },
            "context": { "type": "string", "description": "A context of the theme, such as dark." },
            "locale": {
              "description": "A language tag (RFC 5646, _ taken for -), such as en, ja or zh-Hant.",
              "type": "string", "maxLength": 35, "anyOf": [
                { "pattern": "^([A-Za-z]{2,3}([-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|[0-9]{3}))?([-_]([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*([-_][A-WYZa-wyz0-9]([-_][A-Za-z0-9]{2,8})+)*([-_][Xx]([-_][A-Za-z0-9]{1,8})+)?$" },
                { "pattern": "^[Xx]([-_][A-Za-z0-9]{1,8})+$" }
              ]
            },
            "seed": { "type": "integer", "minimum": 0, "description": "What chance begins with." },
            "fps": { "type": ["number", "string"], "description": "Frames a second: 60, 29.97 or 30000/1001." },
            "steps": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/step" } }
          },
          "$defs": {
            "seconds": { "type": "number", "minimum": 0, "maximum": 86400 },
            "target": {
              "description": "A view's identifier or text, or where to touch.",
              "oneOf": [
                { "type": ["string", "number"] },
                {
                  "type": "object", "required": ["x", "y"], "additionalProperties": false,
                  "properties": { "x": { "type": "number" }, "y": { "type": "number" } }
                },
                { "type": "object", "required": ["id"], "additionalProperties": false,
                  "properties": { "id": { "type": "string" } } },
                { "type": "object", "required": ["text"], "additionalProperties": false,
                  "properties": { "text": { "type": "string" } } }
              ]
            },
            "direction": { "enum": ["up", "down", "left", "right"] },
            "step": {
              "oneOf": [
                { "const": "waitUntilSettled" },
                {
                  "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
                  "properties": {
                    "tap": { "$ref": "#/$defs/target" },
                    "doubleTap": { "$ref": "#/$defs/target" },
                    "longPress": {
                      "anyOf": [
                        { "$ref": "#/$defs/target" },
                        {
                          "type": "object", "required": ["on"], "additionalProperties": false,
                          "properties": {
                            "on": { "$ref": "#/$defs/target" }, "seconds": { "$ref": "#/$defs/seconds" }
                          }
                        }
                      ]
                    },
                    "drag": {
                      "type": "object", "required": ["from", "to"], "additionalProperties": false,
                      "properties": {
                        "from": { "$ref": "#/$defs/target" }, "to": { "$ref": "#/$defs/target" },
                        "seconds": { "$ref": "#/$defs/seconds" },
                        "holding": { "$ref": "#/$defs/seconds", "description": "How long the finger rests first." }
                      }
                    },
                    "swipe": {
                      "oneOf": [
                        { "$ref": "#/$defs/direction" },
                        {
                          "type": "object", "required": ["direction"], "additionalProperties": false,
                          "properties": {
                            "direction": { "$ref": "#/$defs/direction" }, "on": { "$ref": "#/$defs/target" },
                            "distance": { "type": "number", "minimum": 0, "maximum": 20000 },
                            "seconds": { "$ref": "#/$defs/seconds" }
                          }
                        }
                      ]
                    },
                    "moves": {
                      "description": "Swipes as letters, each waited for, or every so many seconds.",
                      "oneOf": [
                        { "$ref": "#/$defs/moves" },
                        {
                          "type": "object", "required": ["keys"], "additionalProperties": false,
                          "properties": {
                            "keys": { "$ref": "#/$defs/moves" },
                            "every": { "type": "number", "minimum": 0.1, "maximum": 86400 }
                          }
                        }
                      ]
                    },
                    "type": { "type": "string", "description": "A line break submits." },
                    "wait": { "$ref": "#/$defs/seconds" },
                    "waitUntilSettled": { "enum": [true, null] },
                    "hold": { "$ref": "#/$defs/seconds", "description": "The picture stays, the screen's clock stands." },
                    "speed": { "type": "number", "minimum": 0.001, "maximum": 1000 },
                    "rotate": { "enum": ["portrait", "landscape"] },
                    "theme": {
                      "type": "string", "minLength": 1,
                      "description": "A shipped theme or a file, in the context shown so far where it has that."
                    },
                    "context": {
                      "type": ["string", "null"], "minLength": 1,
                      "description": "A context of the theme that is shown, such as dark; null for its plain values."
                    },
                    "snapshot": { "type": "string", "pattern": "^[^./][^/]*$", "maxLength": 100 }
                  }
                }
              ]
            },
            "moves": { "type": "string", "pattern": "^[LURDlurd\\s]+$" }
          }
        }
        """#
}
