/// Unquoted scalars by the core schema of YAML 1.2, with JSON's numbers.
enum YAMLScalar {
    /// Returns null, a boolean, a number, or the text itself.
    static func content(_ text: String) -> JSONValue.Content {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: JSONNumber(jsonSpelling(of: text)).map { .number($0) } ?? .string(text)
        }
    }

    /// Returns the JSON spelling of YAML numbers such as `.5`, `+3` and `5.`.
    private static func jsonSpelling(of text: String) -> String {
        var digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
        let sign = digits.hasPrefix("-") ? "-" : ""
        digits = digits.drop { $0 == "-" }
        guard text.count - digits.count <= 1 else { return text }
        if digits.hasPrefix("."), digits.dropFirst().first?.isNumber == true { return sign + "0" + digits }
        return digits.hasSuffix(".") ? sign + digits.dropLast() : sign + digits
    }
}
