let brocadeSchema = stateSchema(
    of: "brocade",
    state: #"""
        {
          "oneOf": [
            { "$ref": "#/$defs/introduction" }, { "$ref": "#/$defs/begin" }, { "$ref": "#/$defs/underWay" },
            { "$ref": "#/$defs/create" }
          ]
        }
        """#,
    definitions: #"""
        {
          "introduction": {
            "type": "object",
            "required": ["page"],
            "additionalProperties": false,
            "properties": { "page": { "const": "introduction" } }
          },
          "begin": {
            "description": "A puzzle with all pieces in the bar.",
            "type": "object",
            "required": ["page", "size", "seed"],
            "additionalProperties": false,
            "properties": {
              "page": { "const": "puzzle" },
              "size": { "$ref": "#/$defs/size" },
              "seed": { "description": "Chooses the order of the pieces.", "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
              "background": { "$ref": "#/$defs/background" },
              "barPage": { "$ref": "#/$defs/barPage" },
              "held": { "$ref": "#/$defs/held" }
            },
            "allOf": [{ "$ref": "#/$defs/heldOverSmall" }, { "$ref": "#/$defs/heldOverNormal" }]
          },
          "underWay": {
            "description": "Every piece once, in a cell or in the bar: 12 of a small brocade, 27 of a normal, 48 of a big one.",
            "type": "object",
            "required": ["page", "size", "cells", "bar"],
            "additionalProperties": false,
            "properties": {
              "page": { "const": "puzzle" },
              "size": { "$ref": "#/$defs/size" },
              "cells": {
                "description": "Row by row the piece in each cell of the left half, -1 where there is none.",
                "type": "array",
                "minItems": 12,
                "maxItems": 48,
                "items": { "type": "integer", "minimum": -1, "maximum": 47 }
              },
              "bar": {
                "type": "array",
                "maxItems": 48,
                "uniqueItems": true,
                "items": { "type": "integer", "minimum": 0, "maximum": 47 }
              },
              "background": { "$ref": "#/$defs/background" },
              "barPage": { "$ref": "#/$defs/barPage" },
              "held": { "$ref": "#/$defs/held" },
              "confetti": { "$ref": "#/$defs/confetti" }
            },
            "allOf": [
              { "$ref": "#/$defs/heldOverSmall" }, { "$ref": "#/$defs/heldOverNormal" }, { "$ref": "#/$defs/finished" },
              {
                "if": { "properties": { "size": { "const": "small" } } },
                "then": { "properties": { "cells": { "maxItems": 12, "items": { "maximum": 11 } }, "bar": { "items": { "maximum": 11 } } } }
              },
              {
                "if": { "properties": { "size": { "const": "normal" } } },
                "then": {
                  "properties": {
                    "cells": { "minItems": 27, "maxItems": 27, "items": { "maximum": 26 } }, "bar": { "items": { "maximum": 26 } }
                  }
                }
              },
              {
                "if": { "properties": { "size": { "const": "big" } } },
                "then": { "properties": { "cells": { "minItems": 48 } } }
              }
            ]
          },
          "create": {
            "type": "object",
            "required": ["page", "motifs"],
            "additionalProperties": false,
            "properties": {
              "page": { "const": "create" },
              "size": { "$ref": "#/$defs/size" },
              "shape": { "enum": ["rectangle", "square", "circle"] },
              "motifs": {
                "description": "From back to front; their centres lie on the left half and inside the shape.",
                "type": "array",
                "maxItems": 1000,
                "items": {
                  "type": "object",
                  "required": ["motif", "x", "y"],
                  "additionalProperties": false,
                  "properties": {
                    "motif": { "type": "integer", "minimum": 1, "maximum": 18 },
                    "x": { "description": "In cells.", "type": "number", "minimum": 0, "maximum": 20 },
                    "y": { "description": "In cells.", "type": "number", "minimum": 0, "maximum": 20 },
                    "turns": { "description": "Quarters, clockwise.", "type": "integer", "minimum": 0, "maximum": 3 },
                    "flipped": { "type": "boolean" }
                  }
                }
              },
              "background": { "$ref": "#/$defs/background" },
              "barPage": { "$ref": "#/$defs/barPage" }
            }
          },
          "background": {
            "description": "The colour behind everything. Without it the theme's: color.brocade.cloth behind a puzzle (#1d2449 as documented), color.brocade.stage in create mode (#000000 as documented).",
            "type": "string",
            "pattern": "^#[0-9A-Fa-f]{6}$"
          },
          "size": { "description": "Columns of a half: 2, 3 or 4.", "enum": ["small", "normal", "big"] },
          "barPage": { "description": "From 0; beyond the last it is the last.", "type": "integer", "minimum": 0, "maximum": 9 },
          "held": {
            "description": "A piece in hand and where its centre is, in cells: on the left half if it comes from a cell, over either if it comes from the bar.",
            "type": "object",
            "required": ["piece", "x", "y"],
            "additionalProperties": false,
            "properties": {
              "piece": { "type": "integer", "minimum": 0, "maximum": 47 },
              "x": { "type": "number", "minimum": 0, "maximum": 8 },
              "y": { "type": "number", "minimum": 0, "maximum": 12 }
            }
          },
          "heldOverSmall": {
            "if": { "properties": { "size": { "const": "small" } } },
            "then": {
              "properties": {
                "held": { "properties": { "piece": { "maximum": 11 }, "x": { "maximum": 4 }, "y": { "maximum": 6 } } }
              }
            }
          },
          "heldOverNormal": {
            "if": { "properties": { "size": { "const": "normal" } } },
            "then": {
              "properties": {
                "held": { "properties": { "piece": { "maximum": 26 }, "x": { "maximum": 6 }, "y": { "maximum": 9 } } }
              }
            }
          },
          "finished": {
            "description": "Confetti falls on a finished brocade, and nothing of that is in hand.",
            "if": { "properties": { "cells": { "$ref": "#/$defs/solved" } } },
            "then": { "properties": { "held": false } },
            "else": { "properties": { "confetti": false } }
          },
          "solved": {
            "description": "Every cell holds the piece of its own number.",
            "enum": [
              [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
              [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26],
              [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
               27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]
            ]
          },
          "confetti": {
            "description": "Of a finished brocade, every cell holding the piece of its own number: its seed, and seconds since the last piece. The finished picture stands for the first 0.4.",
            "type": "object",
            "required": ["seed", "time"],
            "additionalProperties": false,
            "properties": {
              "seed": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
              "time": { "type": "number", "minimum": 0, "maximum": 86400 }
            }
          }
        }
        """#)
