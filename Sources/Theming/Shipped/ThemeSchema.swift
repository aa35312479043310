/// `Themes/theme.schema.json`: the JSON Schema of theme files. Edit the file, then compile it in as `ShippedThemeTests` tells.
let themeSchemaSource = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Framewright theme",
      "description": "W3C design tokens with contexts and contrast pairs; aliases are checked on loading.",
      "type": "object",
      "required": ["name"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "$extensions": { "type": "object" },
        "name": { "type": "string", "minLength": 1, "description": "The name people read." },
        "description": { "type": "string" },
        "color": { "$ref": "#/$defs/colors", "description": "color.<system>.<role>, or color.<role> for every system." },
        "radius": { "$ref": "#/$defs/group" },
        "spacing": { "$ref": "#/$defs/group" },
        "size": { "$ref": "#/$defs/group" },
        "opacity": { "$ref": "#/$defs/group" },
        "number": { "$ref": "#/$defs/group" },
        "fontFamily": { "$ref": "#/$defs/group" },
        "fontWeight": { "$ref": "#/$defs/group" },
        "fontSize": { "$ref": "#/$defs/group" },
        "duration": { "$ref": "#/$defs/group" },
        "easing": { "$ref": "#/$defs/group" },
        "palette": { "$ref": "#/$defs/group", "description": "Primitives of any type, for aliases." },
        "contexts": {
          "description": "Overlays such as dark: values in place of the plain ones, for tokens the theme defines.",
          "type": "object",
          "maxProperties": 16,
          "additionalProperties": { "$ref": "#/$defs/overlay" }
        },
        "contrast": {
          "description": "Pairs of colour tokens that must stay legible in every context (WCAG 2 ratio).",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["fg", "bg", "min"],
            "additionalProperties": false,
            "properties": {
              "fg": { "type": "string" },
              "bg": { "type": "string" },
              "min": { "type": "number", "minimum": 1, "maximum": 21 }
            }
          }
        }
      },
      "$defs": {
        "overlay": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "color": { "$ref": "#/$defs/colors" },
            "radius": { "$ref": "#/$defs/group" },
            "spacing": { "$ref": "#/$defs/group" },
            "size": { "$ref": "#/$defs/group" },
            "opacity": { "$ref": "#/$defs/group" },
            "number": { "$ref": "#/$defs/group" },
            "fontFamily": { "$ref": "#/$defs/group" },
            "fontWeight": { "$ref": "#/$defs/group" },
            "fontSize": { "$ref": "#/$defs/group" },
            "duration": { "$ref": "#/$defs/group" },
            "easing": { "$ref": "#/$defs/group" },
            "palette": { "$ref": "#/$defs/group" }
          }
        },
        "type": { "enum": ["color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier"] },
        "node": {
          "type": "object",
          "if": { "required": ["$value"] },
          "then": { "$ref": "#/$defs/token" },
          "else": { "$ref": "#/$defs/group" }
        },
        "group": {
          "type": "object",
          "properties": {
            "$type": { "$ref": "#/$defs/type" },
            "$description": { "type": "string" },
            "$extensions": { "type": "object" },
            "$deprecated": { "type": ["boolean", "string"] }
          },
          "patternProperties": { "^[^$.{}][^.{}]*$": { "$ref": "#/$defs/node" } },
          "additionalProperties": false
        },
        "token": {
          "type": "object",
          "required": ["$value"],
          "additionalProperties": false,
          "properties": {
            "$value": { "$ref": "#/$defs/value" },
            "$type": { "$ref": "#/$defs/type" },
            "$description": { "type": "string" },
            "$extensions": { "type": "object" },
            "$deprecated": { "type": ["boolean", "string"] }
          }
        },
        "colors": {
          "type": "object",
          "properties": {
            "$type": { "const": "color" },
            "$description": { "type": "string" },
            "$extensions": { "type": "object" },
            "$deprecated": { "type": ["boolean", "string"] }
          },
          "patternProperties": {
            "^[^$.{}][^.{}]*$": {
              "type": "object",
              "if": { "required": ["$value"] },
              "then": {
                "$ref": "#/$defs/token",
                "properties": { "$value": { "anyOf": [{ "$ref": "#/$defs/alias" }, { "$ref": "#/$defs/color" }] } }
              },
              "else": { "$ref": "#/$defs/colors" }
            }
          },
          "additionalProperties": false
        },
        "value": {
          "anyOf": [
            { "$ref": "#/$defs/alias" },
            { "$ref": "#/$defs/color" },
            { "$ref": "#/$defs/measure" },
            { "type": "number", "minimum": -1e9, "maximum": 1e9 },
            { "type": "string", "minLength": 1, "pattern": "^[^#{]" },
            { "type": "array", "minItems": 1, "maxItems": 32, "items": { "type": "string", "minLength": 1 } },
            { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } }
          ]
        },
        "alias": { "type": "string", "pattern": "^\\{[^{}.]+(\\.[^{}.]+)*\\}$" },
        "color": {
          "anyOf": [
            { "type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$" },
            {
              "type": "object",
              "required": ["colorSpace", "components"],
              "additionalProperties": false,
              "properties": {
                "colorSpace": { "const": "srgb" },
                "components": {
                  "type": "array",
                  "minItems": 3,
                  "maxItems": 3,
                  "items": { "anyOf": [{ "type": "number", "minimum": 0, "maximum": 1 }, { "const": "none" }] }
                },
                "alpha": { "type": "number", "minimum": 0, "maximum": 1 },
                "hex": { "type": "string", "pattern": "^#[0-9a-fA-F]{6}$" }
              }
            }
          ]
        },
        "measure": {
          "type": "object",
          "required": ["value", "unit"],
          "additionalProperties": false,
          "properties": {
            "value": { "type": "number", "minimum": 0 },
            "unit": { "enum": ["px", "ms", "s"] }
          }
        }
      }
    }

    """#
