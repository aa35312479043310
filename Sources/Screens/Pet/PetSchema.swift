let petSchema = stateSchema(
    of: "pet",
    state: #"""
        {
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
        """#,
    definitions: #"""
        {
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
        """#)
