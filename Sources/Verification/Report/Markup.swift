/// HTML or XML. Interpolated texts and numbers are escaped, interpolated markup is not:
///
/// ```swift
/// let item: Markup = "<li>\(name)</li>"
/// let list: Markup = "<ul>\([item])</ul>"
/// ```
struct Markup: ExpressibleByStringInterpolation {
    /// The markup as text.
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Takes a text as markup, without escaping it.
    init(verbatim text: String) { self.text = text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a text for an element or for an attribute in any quotes.
        mutating func appendInterpolation(_ value: String) { text += Markup.escaped(value) }

        mutating func appendInterpolation(_ value: Int) { text += String(value) }

        mutating func appendInterpolation(_ markup: Markup, if isShown: Bool) {
            if isShown { text += markup.text }
        }

        mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

        mutating func appendInterpolation(_ markup: Markup?) { text += markup?.text ?? "" }

        mutating func appendInterpolation(_ list: [Markup]) { for markup in list { text += markup.text } }
    }

    /// Escapes by code units: a character with a combining mark is another character, but the same markup.
    private static func escaped(_ value: String) -> String {
        guard value.utf8.contains(where: { entity($0) != nil }) else { return value }
        var bytes: [UInt8] = []
        for byte in value.utf8 {
            if let entity = entity(byte) { bytes += entity.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func entity(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
