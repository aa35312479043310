let brocadeSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "State of the scene brocade",
      "type": "object",
      "required": ["scene", "version", "state"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "scene": { "const": "brocade" },
        "version": { "const": 1 },
        "state": {
          "oneOf": [
            { "$ref": "#/$defs/introduction" }, { "$ref": "#/$defs/begin" }, { "$ref": "#/$defs/underWay" },
            { "$ref": "#/$defs/create" }
          ]
        }
      },
      "$defs": {
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
            "barPage": { "$ref": "#/$defs/barPage" },
            "held": { "$ref": "#/$defs/held" },
            "confetti": { "$ref": "#/$defs/confetti" }
          }
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
            "barPage": { "$ref": "#/$defs/barPage" },
            "held": { "$ref": "#/$defs/held" },
            "confetti": { "$ref": "#/$defs/confetti" }
          }
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
            "barPage": { "$ref": "#/$defs/barPage" }
          }
        },
        "size": { "description": "Columns of a half: 2, 3 or 4.", "enum": ["small", "normal", "big"] },
        "barPage": { "description": "From 0; beyond the last it is the last.", "type": "integer", "minimum": 0, "maximum": 9 },
        "held": {
          "description": "A piece in hand and where its centre is, in cells.",
          "type": "object",
          "required": ["piece", "x", "y"],
          "additionalProperties": false,
          "properties": {
            "piece": { "type": "integer", "minimum": 0, "maximum": 47 },
            "x": { "type": "number", "minimum": -20, "maximum": 20 },
            "y": { "type": "number", "minimum": -20, "maximum": 20 }
          }
        },
        "confetti": {
          "description": "Of a finished brocade: its seed, and seconds since the last piece.",
          "type": "object",
          "required": ["seed", "time"],
          "additionalProperties": false,
          "properties": {
            "seed": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
            "time": { "type": "number", "minimum": 0, "maximum": 86400 }
          }
        }
      }
    }
    """#
