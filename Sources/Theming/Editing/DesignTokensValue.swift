import FramewrightDocuments
import FramewrightDrawing

/// Values as people type them, written as the Design Tokens format asks.
enum DesignTokensValue {
    /// `#1a73e8` as the object the format has for it, `6px` as value and unit; what is no short form stays as it is, and loading
    /// tells what is wrong with it.
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

    /// What a token's value is, by the form the format gives it; nil where that does not say.
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
