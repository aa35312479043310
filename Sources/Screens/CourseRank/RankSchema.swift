let courseRankSchema = stateSchema(
    of: "course-rank",
    state: #"""
        {
          "type": "object",
          "required": ["entries"],
          "additionalProperties": false,
          "properties": {
            "entries": {
              "description": "In the order they were submitted; the best 100 are kept.",
              "type": "array",
              "maxItems": 1000000,
              "items": {
                "type": "object",
                "required": ["name", "score"],
                "additionalProperties": false,
                "properties": {
                  "name": { "type": "string", "description": "1 to 20 characters of any script." },
                  "score": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }
                }
              }
            },
            "sort": {
              "type": "object",
              "required": ["column"],
              "additionalProperties": false,
              "properties": {
                "column": { "enum": ["rank", "name", "score"] },
                "order": { "enum": ["ascending", "descending"] }
              }
            },
            "scrolledRows": {
              "description": "How many rows have been scrolled away.",
              "type": "integer",
              "minimum": 0,
              "maximum": 100
            }
          }
        }
        """#)
