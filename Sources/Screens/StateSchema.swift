/// Returns the JSON Schema of a scene's state documents, `{"scene": "pet", "version": 1, "state": {...}}`.
///
/// `state` and `definitions` are JSON objects; the state refers to a definition by `#/$defs/` and its name.
func stateSchema(of scene: String, state: String, definitions: String? = nil) -> String {
    let properties = #"""
        {
          "$schema": { "type": "string" },
          "scene": { "const": "\#(scene)" },
          "version": { "const": 1 },
          "state": \#(indented(state, by: 2))
        }
        """#
    let last = definitions.map { ",\n  \"$defs\": " + indented($0, by: 2) } ?? ""
    return #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "State of the scene \#(scene)",
          "type": "object",
          "required": ["scene", "version", "state"],
          "additionalProperties": false,
          "properties": \#(indented(properties, by: 2))\#(last)
        }
        """#
}

/// Returns the text with all lines but the first indented, for embedding in another schema.
func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + String(repeating: " ", count: spaces))
}
