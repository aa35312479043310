/// `Themes/theme.schema.json`: the JSON Schema of theme files. Edit the file, then compile it in as `ShippedThemeTests` tells.
let themeSchemaSource = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Framewright theme",
      "description": "W3C design tokens (2025.10) with contexts and contrast pairs; references are checked on loading.",
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
        "strokeStyle": { "$ref": "#/$defs/group" },
        "border": { "$ref": "#/$defs/group" },
        "transition": { "$ref": "#/$defs/group" },
        "shadow": { "$ref": "#/$defs/group" },
        "gradient": { "$ref": "#/$defs/group" },
        "typography": { "$ref": "#/$defs/group" },
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
            "required": ["fg", "min"],
            "anyOf": [{ "required": ["bg"] }, { "required": ["because"] }],
            "additionalProperties": false,
            "properties": {
              "fg": { "type": "string" },
              "bg": { "type": "string" },
              "min": { "type": "number", "minimum": 1, "maximum": 21 },
              "because": { "type": "string", "minLength": 1, "description": "Why lint should be content with a lower minimum than WCAG 2 AA asks for." }
            }
          }
        },
        "exceptions": {
          "description": "Tokens that need not keep a rule of the theme check.",
          "type": "array",
          "maxItems": 1024,
          "items": {
            "type": "object",
            "required": ["rule", "tokens", "because"],
            "additionalProperties": false,
            "properties": {
              "rule": { "enum": ["tile-distance", "missing-role", "context-role", "unknown-token", "unused-token", "near-duplicate"] },
              "tokens": { "type": "array", "minItems": 1, "maxItems": 256, "items": { "type": "string" }, "description": "Paths, or beginnings of paths that end in a star." },
              "because": { "type": "string", "minLength": 1 }
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
            "strokeStyle": { "$ref": "#/$defs/group" },
            "border": { "$ref": "#/$defs/group" },
            "transition": { "$ref": "#/$defs/group" },
            "shadow": { "$ref": "#/$defs/group" },
            "gradient": { "$ref": "#/$defs/group" },
            "typography": { "$ref": "#/$defs/group" },
            "palette": { "$ref": "#/$defs/group" }
          }
        },
        "type": {
          "enum": [
            "color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle", "border",
            "transition", "shadow", "gradient", "typography"
          ]
        },
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
            "$extends": { "$ref": "#/$defs/base" },
            "$ref": { "$ref": "#/$defs/pointer" },
            "$description": { "type": "string" },
            "$extensions": { "type": "object" },
            "$deprecated": { "type": ["boolean", "string"] }
          },
          "patternProperties": { "^(\\$root|[^$.{}][^.{}]*)$": { "$ref": "#/$defs/node" } },
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
            "$extends": { "$ref": "#/$defs/base" },
            "$ref": { "$ref": "#/$defs/pointer" },
            "$description": { "type": "string" },
            "$extensions": { "type": "object" },
            "$deprecated": { "type": ["boolean", "string"] }
          },
          "patternProperties": {
            "^(\\$root|[^$.{}][^.{}]*)$": {
              "type": "object",
              "if": { "required": ["$value"] },
              "then": {
                "$ref": "#/$defs/token",
                "properties": { "$value": { "$ref": "#/$defs/colorPart" } }
              },
              "else": { "$ref": "#/$defs/colors" }
            }
          },
          "additionalProperties": false
        },
        "value": {
          "anyOf": [
            { "$ref": "#/$defs/reference" },
            { "$ref": "#/$defs/color" },
            { "$ref": "#/$defs/measure" },
            { "$ref": "#/$defs/stroke" },
            { "$ref": "#/$defs/border" },
            { "$ref": "#/$defs/transition" },
            { "$ref": "#/$defs/shadow" },
            { "$ref": "#/$defs/typography" },
            { "type": "number" },
            { "type": "string", "minLength": 1, "pattern": "^[^#{]" },
            {
              "type": "array",
              "minItems": 1,
              "maxItems": 256,
              "items": {
                "anyOf": [
                  { "type": ["string", "number"] },
                  { "$ref": "#/$defs/jump" },
                  { "$ref": "#/$defs/shadow" },
                  { "$ref": "#/$defs/stop" }
                ]
              }
            }
          ]
        },
        "alias": { "type": "string", "pattern": "^\\{[^{}.]+(\\.[^{}.]+)*\\}$" },
        "pointer": { "type": "string", "pattern": "^#(/.*)?$" },
        "base": { "anyOf": [{ "$ref": "#/$defs/alias" }, { "$ref": "#/$defs/pointer" }] },
        "jump": {
          "type": "object",
          "required": ["$ref"],
          "additionalProperties": false,
          "properties": { "$ref": { "$ref": "#/$defs/pointer" } }
        },
        "reference": { "anyOf": [{ "$ref": "#/$defs/alias" }, { "$ref": "#/$defs/jump" }] },
        "numberPart": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/reference" }] },
        "colorPart": { "anyOf": [{ "$ref": "#/$defs/reference" }, { "$ref": "#/$defs/color" }] },
        "measurePart": {
          "anyOf": [
            { "$ref": "#/$defs/reference" },
            { "$ref": "#/$defs/measure" },
            { "type": "number" },
            { "type": "string", "pattern": "^-?[0-9.]+(px|rem|ms|s)$" }
          ]
        },
        "color": {
          "anyOf": [
            { "type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$" },
            {
              "type": "object",
              "required": ["colorSpace", "components"],
              "additionalProperties": false,
              "properties": {
                "colorSpace": {
                  "anyOf": [
                    { "$ref": "#/$defs/jump" },
                    {
                      "enum": [
                        "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
                        "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"
                      ]
                    }
                  ]
                },
                "components": {
                  "anyOf": [
                    { "$ref": "#/$defs/jump" },
                    {
                      "type": "array",
                      "minItems": 3,
                      "maxItems": 3,
                      "items": { "anyOf": [{ "$ref": "#/$defs/numberPart" }, { "const": "none" }] }
                    }
                  ]
                },
                "alpha": { "anyOf": [{ "type": "number", "minimum": 0, "maximum": 1 }, { "$ref": "#/$defs/reference" }] },
                "hex": { "anyOf": [{ "type": "string", "pattern": "^#[0-9a-fA-F]{6}$" }, { "$ref": "#/$defs/jump" }] }
              },
              "if": {
                "properties": {
                  "colorSpace": {
                    "enum": [
                      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"
                    ]
                  }
                }
              },
              "then": { "properties": { "components": { "items": { "minimum": 0, "maximum": 1 } } } }
            }
          ]
        },
        "measure": {
          "type": "object",
          "required": ["value", "unit"],
          "additionalProperties": false,
          "properties": {
            "value": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/jump" }] },
            "unit": { "anyOf": [{ "enum": ["px", "rem", "ms", "s"] }, { "$ref": "#/$defs/jump" }] }
          }
        },
        "stroke": {
          "anyOf": [
            { "$ref": "#/$defs/reference" },
            { "enum": ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"] },
            {
              "type": "object",
              "required": ["dashArray", "lineCap"],
              "additionalProperties": false,
              "properties": {
                "dashArray": {
                  "anyOf": [
                    { "$ref": "#/$defs/jump" },
                    { "type": "array", "maxItems": 64, "items": { "$ref": "#/$defs/measurePart" } }
                  ]
                },
                "lineCap": { "anyOf": [{ "enum": ["round", "butt", "square"] }, { "$ref": "#/$defs/jump" }] }
              }
            }
          ]
        },
        "border": {
          "type": "object",
          "required": ["color", "width", "style"],
          "additionalProperties": false,
          "properties": {
            "color": { "$ref": "#/$defs/colorPart" },
            "width": { "$ref": "#/$defs/measurePart" },
            "style": { "$ref": "#/$defs/stroke" }
          }
        },
        "transition": {
          "type": "object",
          "required": ["duration", "delay", "timingFunction"],
          "additionalProperties": false,
          "properties": {
            "duration": { "$ref": "#/$defs/measurePart" },
            "delay": { "$ref": "#/$defs/measurePart" },
            "timingFunction": {
              "anyOf": [
                { "$ref": "#/$defs/reference" },
                { "type": "array", "minItems": 4, "maxItems": 4, "items": { "$ref": "#/$defs/numberPart" } }
              ]
            }
          }
        },
        "shadow": {
          "type": "object",
          "required": ["color", "offsetX", "offsetY", "blur", "spread"],
          "additionalProperties": false,
          "properties": {
            "color": { "$ref": "#/$defs/colorPart" },
            "offsetX": { "$ref": "#/$defs/measurePart" },
            "offsetY": { "$ref": "#/$defs/measurePart" },
            "blur": { "$ref": "#/$defs/measurePart" },
            "spread": { "$ref": "#/$defs/measurePart" },
            "inset": { "anyOf": [{ "type": "boolean" }, { "$ref": "#/$defs/jump" }] }
          }
        },
        "stop": {
          "type": "object",
          "required": ["color", "position"],
          "additionalProperties": false,
          "properties": { "color": { "$ref": "#/$defs/colorPart" }, "position": { "$ref": "#/$defs/numberPart" } }
        },
        "typography": {
          "type": "object",
          "required": ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
          "additionalProperties": false,
          "properties": {
            "fontFamily": {
              "anyOf": [
                { "$ref": "#/$defs/reference" },
                { "type": "string", "minLength": 1 },
                { "type": "array", "minItems": 1, "maxItems": 32, "items": { "$ref": "#/$defs/namePart" } }
              ]
            },
            "fontSize": { "$ref": "#/$defs/measurePart" },
            "fontWeight": { "anyOf": [{ "$ref": "#/$defs/reference" }, { "type": ["number", "string"] }] },
            "letterSpacing": { "$ref": "#/$defs/measurePart" },
            "lineHeight": { "$ref": "#/$defs/numberPart" }
          }
        },
        "namePart": { "anyOf": [{ "type": "string", "minLength": 1 }, { "$ref": "#/$defs/jump" }] }
      }
    }

    """#
