import FramewrightDocuments
import FramewrightDrawing

/// Converts short notations of values to the notation of the Design Tokens format.
enum DesignTokensValue {
    /// Returns the format's notation of a short value: an object for `#1a73e8`, value and unit for `6px`. Returns
    /// other values unchanged; loading reports their errors.
    static func written(_ value: JSONOutput, as known: TokenType?) -> JSONOutput {
        guard case .string(let text) = value, !text.hasPrefix("{"), let type = known ?? type(ofShort: text) else {
            return value
        }
        let token = JSONOutput.object([("$type", .string(type.rawValue)), ("$value", value)])
        let file = JSONOutput.object([("name", .string("value")), ("palette", .object([("value", token)]))])
        guard let read = try? ThemeLoader.load(Array(file.text.utf8), name: "value").token(at: "palette.value") else {
            return value
        }
        return .designValue(read.value, color: read.writtenColor)
    }

    /// Returns the type that the notation of a value implies, or nil if it is ambiguous.
    static func type(of value: JSONOutput) -> TokenType? {
        guard case .members(let members) = value else { return nil }
        let keys = members.map(\.key)
        if keys.contains("colorSpace") { return .color }
        guard keys.contains("unit") else { return nil }
        return members.contains { $0.value == .string("s") || $0.value == .string("ms") } ? .duration : .dimension
    }

    private static func type(ofShort text: String) -> TokenType? {
        if text.hasPrefix("#") { return .color }
        if text.hasSuffix("px") || text.hasSuffix("rem") { return .dimension }
        return text.hasSuffix("s") && text.first?.isNumber == true ? .duration : nil
    }
}
