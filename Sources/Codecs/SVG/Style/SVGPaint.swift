import FramewrightDrawing

/// The value of `fill` or `stroke` (SVG 2, 13.2).
enum SVGPaint: Hashable {
    case none
    case color(SRGBColor)
    /// The `color` of the painted element.
    case currentColor
    /// A paint server by its `id`, and the fallback if it is not available.
    indirect case reference(String, fallback: SVGPaint?)

    /// Fails for invalid values.
    init?(_ text: String) {
        switch text.prefix(13).lowercased() {
        case "none": self = .none
        case "currentcolor": self = .currentColor
        case let start where start.hasPrefix("url("):
            guard let (identity, rest) = Self.reference(text) else { return nil }
            self = .reference(identity, fallback: rest.isEmpty ? nil : SVGPaint(String(rest)))
        default:
            guard let color = SVGColor.parse(text) else { return nil }
            self = .color(color)
        }
    }

    /// Returns the identity in `url(#identity)` and the text after it; nil for references to other files. A quoted
    /// address may contain brackets.
    static func reference(_ text: String) -> (identity: String, rest: Substring)? {
        guard text.prefix(4).lowercased() == "url(" else { return nil }
        var address = text.dropFirst(4).trimmed[...]
        var end: UInt8 = UInt8(ascii: ")")
        if let quote = address.utf8.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            end = quote
            address = address.dropFirst()
        }
        guard let close = address.utf8.firstIndex(of: end), address.utf8.first == UInt8(ascii: "#") else { return nil }
        let identity = address[..<close].trimmed.dropFirst()
        var rest = address[address.utf8.index(after: close)...].trimmed
        if end != UInt8(ascii: ")") {
            guard rest.utf8.first == UInt8(ascii: ")") else { return nil }
            rest = rest.dropFirst().trimmed
        }
        return identity.isEmpty ? nil : (String(identity), rest)
    }
}
