let petSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "State of the scene pet",
      "type": "object",
      "required": ["scene", "version", "state"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "scene": { "const": "pet" },
        "version": { "const": 1 },
        "state": {
          "type": "object",
          "required": ["pet"],
          "additionalProperties": false,
          "properties": {
            "pet": { "description": "The pet in view.", "enum": ["dog", "cat", "bird", "bunny", "fish"] },
            "conditions": {
              "description": "How the pets are; those left out are new.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "dog": { "$ref": "#/$defs/condition" },
                "cat": { "$ref": "#/$defs/condition" },
                "bird": { "$ref": "#/$defs/condition" },
                "bunny": { "$ref": "#/$defs/condition" },
                "fish": { "$ref": "#/$defs/condition" }
              }
            }
          }
        }
      },
      "$defs": {
        "condition": {
          "type": "object",
          "required": ["happiness", "food", "played", "fed"],
          "additionalProperties": false,
          "properties": {
            "happiness": { "$ref": "#/$defs/count" },
            "food": { "type": "integer", "minimum": 0, "maximum": 10 },
            "played": { "$ref": "#/$defs/count" },
            "fed": { "$ref": "#/$defs/count" },
            "mood": {
              "description": "What it was before; more than 7 happiness make it happy, less than 3 food hungry.",
              "enum": ["happy", "hungry", "calm"]
            }
          }
        },
        "count": { "type": "integer", "minimum": 0, "maximum": 999999999 }
      }
    }
    """#
