import FramewrightViews

extension SnapshotSettings {
    /// The JSON Schema of `framewright.json`, for editors and validators.
    public static let schemaSource = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Settings of a Framewright snapshot folder, framewright.json",
          "type": "object",
          "required": ["screens"],
          "additionalProperties": false,
          "properties": {
            "$schema": { "type": "string" },
            "scale": { "$ref": "#/$defs/scale" },
            "references": { "enum": ["pictures", "hashes", "films"], "description": "What is kept: pictures, hashes of their pixels, or hashes of every animation's frames." },
            "fps": { "type": ["number", "string"], "description": "Of films, frames a second: 60, 29.97 or 30000/1001." },
            "screens": { "type": "array", "minItems": 1, "maxItems": 1000, "items": { "$ref": "#/$defs/screen" } },
            "scenes": { "$ref": "#/$defs/names", "description": "Only scenes whose scene/state contains one of these; a star stands for any signs." },
            "lint": { "$ref": "#/$defs/lint" },
            "tolerances": { "type": "object", "additionalProperties": { "$ref": "#/$defs/tolerance" } },
            "masks": { "type": "array", "items": { "$ref": "#/$defs/mask" } },
            "matrices": { "type": "object", "additionalProperties": { "$ref": "#/$defs/matrix" } }
          },
          "$defs": {
            "scale": { "type": "number", "minimum": 0.25, "maximum": 8, "description": "Pixels per point." },
            "name": { "type": "string", "minLength": 1 },
            "names": { "type": "array", "items": { "$ref": "#/$defs/name" } },
            "because": { "type": "string", "minLength": 1, "description": "The reason; it is kept with what was recorded." },
            "for": { "type": "array", "minItems": 1, "maxItems": 1000, "items": { "$ref": "#/$defs/name" }, "description": "Parts of pictures' paths, or whole paths in which a star stands for any signs." },
            "screen": {
              "type": "object", "required": ["device"], "additionalProperties": false,
              "properties": {
                "device": { "type": "string", "minLength": 1, "description": "A device's id, as framewright list devices shows." },
                "orientation": { "enum": ["portrait", "landscape"] },
                "theme": { "type": "string", "minLength": 1, "description": "A shipped theme's name, or the path of a theme file, from the folder of this file." },
                "context": { "type": "string", "minLength": 1, "description": "A context of the theme, such as dark." },
                "scale": { "$ref": "#/$defs/scale" }
              }
            },
            "lint": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "rules": { "type": "object", "propertyNames": { "enum": [RULES] }, "additionalProperties": { "enum": ["off", "warning", "error"] } },
                "touchSide": { "type": "number", "minimum": 0, "maximum": 200, "description": "Points." },
                "textContrast": { "type": "number", "minimum": 1, "maximum": 21 },
                "largeTextContrast": { "type": "number", "minimum": 1, "maximum": 21 },
                "colorDistance": { "type": "number", "minimum": 0, "maximum": 1, "description": "In OKLab." },
                "unusedShare": { "type": "number", "minimum": 0, "maximum": 1 }
              }
            },
            "component": { "type": "integer", "minimum": 0, "maximum": 255 },
            "tolerance": {
              "type": "object", "required": ["kind", "limit", "because"],
              "properties": { "because": { "$ref": "#/$defs/because" }, "for": { "$ref": "#/$defs/for" } },
              "oneOf": [
                { "properties": { "kind": { "const": "channels" }, "limit": { "oneOf": [{ "$ref": "#/$defs/component" }, {
                    "type": "object", "required": ["red", "green", "blue", "alpha"], "additionalProperties": false,
                    "properties": { "red": { "$ref": "#/$defs/component" }, "green": { "$ref": "#/$defs/component" },
                      "blue": { "$ref": "#/$defs/component" }, "alpha": { "$ref": "#/$defs/component" } } }] } } },
                { "properties": { "kind": { "enum": ["ciede2000", "oklab"] }, "limit": { "type": "number", "minimum": 0, "maximum": DISTANCE } } },
                { "properties": { "kind": { "const": "density" }, "limit": { "type": "integer", "minimum": 0, "maximum": 65536 },
                    "window": { "type": "integer", "minimum": 1, "maximum": 256 }, "above": { "$ref": "#/$defs/component" } } },
                { "properties": { "kind": { "const": "ssim" }, "limit": { "type": "number", "minimum": LEAST, "maximum": 1 } } }
              ],
              "unevaluatedProperties": false
            },
            "mask": {
              "type": "object", "required": ["view", "because", "for"], "additionalProperties": false,
              "properties": { "view": { "type": "string", "minLength": 1, "description": "A view's identifier." },
                "because": { "$ref": "#/$defs/because" }, "for": { "$ref": "#/$defs/for" } }
            },
            "matrix": {
              "type": "object", "additionalProperties": false, "description": "Screens to render, as framewright matrix's options say.",
              "properties": {
                "scenes": { "$ref": "#/$defs/names" }, "devices": { "$ref": "#/$defs/names" },
                "orientations": { "type": "array", "items": { "enum": ["portrait", "landscape"] } },
                "themes": { "$ref": "#/$defs/names", "description": "Shipped themes' names, or paths of theme files, from the folder of this file." },
                "contexts": { "$ref": "#/$defs/names" },
                "textSizes": { "type": "array", "items": { "enum": [SIZES] } },
                "directions": { "type": "array", "items": { "enum": ["natural", "left-to-right", "right-to-left"] } },
                "locales": { "$ref": "#/$defs/names" }, "pairwise": { "type": "boolean" },
                "where": { "$ref": "#/$defs/names" }
              }
            }
          }
        }
        """#
        .replacing("RULES", with: quoted(LintRule.allCases.map(\.rawValue)))
        .replacing("SIZES", with: quoted(DynamicTypeSize.allCases.map { "\($0)" }))
        .replacing("DISTANCE", with: "\(ToleranceMeasure.colorDistances.upperBound)")
        .replacing("LEAST", with: "\(ToleranceMeasure.similarities.lowerBound)")

    private static func quoted(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
}
