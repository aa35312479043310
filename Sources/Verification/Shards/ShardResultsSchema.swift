extension ShardResults {
    /// The JSON Schema of results files.
    public static let schemaSource = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "What became of a shard of a run, as --results writes it and framewright snapshot merge reads it",
          "type": "object",
          "required": ["run", "title", "renderer", "shard", "total", "names", "results"],
          "additionalProperties": false,
          "properties": {
            "run": { "enum": ["snapshots", "lint", "matrix", "play"] },
            "title": { "type": "string", "description": "Of the report." },
            "folder": { "type": ["string", "null"], "description": "Before the files in annotations." },
            "accept": { "type": ["string", "null"], "description": "Accepts a failure when its file is appended." },
            "renderer": { "type": "string", "description": "Version of the renderer." },
            "shard": { "type": "string", "pattern": "^[0-9]+/[0-9]+$", "description": "Such as 2/8." },
            "total": { "type": "integer", "minimum": 0, "description": "Results of all shards." },
            "names": { "$ref": "#/$defs/hash", "description": "Of the names of all there was to do, in their order." },
            "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
          },
          "$defs": {
            "hash": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
            "number": { "type": ["number", "null"], "description": "Points; null where the frame is not made of numbers." },
            "result": {
              "type": "object",
              "required": ["index", "file", "status", "details", "pictures", "findings"],
              "additionalProperties": false,
              "properties": {
                "index": { "type": "integer", "minimum": 0, "description": "Place among all there was to do." },
                "file": { "type": "string", "minLength": 1 },
                "status": { "type": "string", "minLength": 1, "description": "Such as same, different, missing." },
                "details": { "type": "array", "items": { "type": "string" } },
                "pictures": { "type": "array", "items": { "$ref": "#/$defs/picture" } },
                "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
              }
            },
            "picture": {
              "type": "object",
              "required": ["subject", "path", "strip"],
              "additionalProperties": false,
              "properties": {
                "subject": { "type": "string" },
                "path": { "type": "string", "minLength": 1, "description": "Of a PNG file, where merge runs." },
                "strip": { "type": "boolean", "description": "Expected, difference and actual side by side." },
                "scale": { "type": ["number", "null"], "description": "Pixels per point of the findings' screen." }
              }
            },
            "finding": {
              "type": "object",
              "required": ["rule", "level", "view", "path", "x", "y", "width", "height", "explanation"],
              "additionalProperties": false,
              "properties": {
                "rule": { "type": "string" },
                "level": { "enum": ["off", "warning", "error"] },
                "view": { "type": "string" },
                "path": { "type": "string" },
                "x": { "$ref": "#/$defs/number" },
                "y": { "$ref": "#/$defs/number" },
                "width": { "$ref": "#/$defs/number" },
                "height": { "$ref": "#/$defs/number" },
                "explanation": { "type": "string" },
                "moment": { "type": ["string", "null"], "description": "When, in a film." }
              }
            }
          }
        }
        """#
}
