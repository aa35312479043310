/// JSON on its way out. Members keep the order they are given in.
public indirect enum JSONOutput: Hashable, Sendable {
    /// One member of an object.
    public struct Member: Hashable, Sendable {
        public let key: String
        public let value: JSONOutput
    }

    case null
    case bool(Bool)
    case int(Int)
    /// `null` where it is infinite or not a number.
    case double(Double)
    /// As it is spelled.
    case spelled(JSONNumber)
    case string(String)
    case array([JSONOutput])
    case members([Member])

    /// An object of these members, in their order.
    public static func object(_ members: [(String, JSONOutput)]) -> JSONOutput {
        .members(members.map { Member(key: $0.0, value: $0.1) })
    }

    /// A string, or null for nil.
    public static func optional(_ text: String?) -> JSONOutput { text.map(JSONOutput.string) ?? .null }

    /// On one line.
    public var text: String {
        switch self {
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
        case .members(let members):
            "{\(members.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", "))}"
        default: scalar
        }
    }

    /// Over several lines, two spaces a level; every line but the first is moved in by `margin` spaces.
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
        // As JavaScript writes what JSON has no word for.
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
            // More than JSON asks for: terminals obey 0x7F to 0x9F, too.
            case _ where scalar.properties.generalCategory == .control:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONOutput {
    /// What a file says, on its way out again: members in their order, numbers as they are spelled.
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

    /// A text that is JSON, as `{"value": 8, "unit": "px"}` or `12`; nil for any other.
    public init?(parsing text: String) {
        guard let document = try? JSONDocument(parsing: Array(text.utf8), file: "") else { return nil }
        self.init(document.root)
    }
}
