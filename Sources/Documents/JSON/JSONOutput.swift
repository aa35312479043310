/// A JSON value for writing. Members keep their order.
public indirect enum JSONOutput: Hashable, Sendable {
    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The key.
        public let key: String
        /// The value.
        public let value: JSONOutput
    }

    case null
    case bool(Bool)
    case int(Int)
    /// A number. Written as `null` if it is infinite or NaN.
    case double(Double)
    /// A number with its spelling.
    case spelled(JSONNumber)
    case string(String)
    case array([JSONOutput])
    case members([Member])

    /// Returns an object with the given members, in order.
    public static func object(_ members: [(String, JSONOutput)]) -> JSONOutput {
        .members(members.map { Member(key: $0.0, value: $0.1) })
    }

    /// Returns a string, or null for nil.
    public static func optional(_ text: String?) -> JSONOutput { text.map(JSONOutput.string) ?? .null }

    /// The value on one line.
    public var text: String {
        switch self {
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
        case .members(let members):
            "{\(members.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", "))}"
        default: scalar
        }
    }

    /// Returns the value on several lines, indented by two spaces per level. Every line but the first is indented by
    /// `margin` additional spaces.
    public func indented(by margin: Int = 0) -> String {
        let outer = String(repeating: " ", count: margin)
        let inner = outer + "  "
        switch self {
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + $0.indented(by: margin + 2) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
        case .members(let members) where !members.isEmpty:
            let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.indented(by: margin + 2))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
        default: return text
        }
    }

    private var scalar: String {
        switch self {
        case .bool(let flag): flag ? "true" : "false"
        case .int(let number): "\(number)"
        // `null` for values without a JSON spelling, as JavaScript does.
        case .double(let number) where !number.isFinite: "null"
        case .double(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .spelled(let number): number.text
        case .string(let text): Self.quoted(text)
        default: "null"
        }
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            // Escapes more than JSON requires, because terminals also interpret 0x7F to 0x9F.
            // The first test is the faster one, for images in Base64.
            case _ where !(0x20...0x7E).contains(scalar.value) && scalar.properties.generalCategory == .control:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONOutput {
    /// Creates a value from a parsed one. Members keep their order and numbers their spelling.
    public init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let number): self = .spelled(number)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(JSONOutput.init))
        case .object(let members): self = .object(members.map { ($0.key, JSONOutput($0.value)) })
        }
    }

    /// Parses JSON text, such as `{"value": 8, "unit": "px"}` or `12`. Returns nil if it is not valid.
    public init?(parsing text: String) {
        guard let document = try? JSONDocument(parsing: Array(text.utf8), file: "") else { return nil }
        self.init(document.root)
    }
}
