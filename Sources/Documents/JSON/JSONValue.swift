/// A node of a JSON tree with its position in the file.
public struct JSONValue: Hashable, Sendable {
    /// The content of a node.
    public enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSONValue])
        /// Members in the order of the file. Keys are unique.
        case object([JSONMember])
    }

    /// The content of the node.
    public let content: Content
    /// The position of the node's first character.
    public let position: Position

    /// Creates a node at a position.
    public init(_ content: Content, at position: Position) {
        self.content = content
        self.position = position
    }

    /// The value of a member. Nil if there is none or this is not an object. Searches linearly; `ObjectReader` is
    /// faster for reading a whole object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The name of the node's type in error messages, such as `a string` or `an object`.
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
    /// The key, with escapes resolved.
    public let key: String
    /// The position of the key's opening quote.
    public let keyPosition: Position
    /// The value.
    public let value: JSONValue

    /// Creates a member.
    public init(key: String, keyPosition: Position, value: JSONValue) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
