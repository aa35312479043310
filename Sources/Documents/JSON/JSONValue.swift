/// One node of a JSON tree and where it begins in its file.
public struct JSONValue: Hashable, Sendable {
    /// What a node holds.
    public enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSONValue])
        /// Members in the order of the file; no two keys are equal.
        case object([JSONMember])
    }

    /// What the node holds.
    public let content: Content
    /// Where its first character stands.
    public let position: Position

    /// A node at a place.
    public init(_ content: Content, at position: Position) {
        self.content = content
        self.position = position
    }

    /// The member's value; nil where there is none or this is no object. Walks the members: `ObjectReader` is the
    /// quicker way through a whole object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// What an error message calls a node of this type: `a string`, `an object`.
    public var typeName: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A key of an object with its value.
public struct JSONMember: Hashable, Sendable {
    /// The key, escapes resolved.
    public let key: String
    /// Where the key's opening quote stands.
    public let keyPosition: Position
    /// The value, with a position of its own.
    public let value: JSONValue

    /// A key with its value.
    public init(key: String, keyPosition: Position, value: JSONValue) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
