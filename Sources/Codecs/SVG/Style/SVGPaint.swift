import FramewrightDrawing

/// What a `fill` or `stroke` says (SVG 2, 13.2).
enum SVGPaint: Hashable {
    case none
    case color(Color)
    /// The `color` of the element that is painted.
    case currentColor
    /// A paint server by its identity, and what counts where it can't be had.
    indirect case reference(String, fallback: SVGPaint?)

    /// Nil for what the specification does not know.
    init?(_ text: String) {
        switch text {
        case "none": self = .none
        case _ where text.lowercased() == "currentcolor": self = .currentColor
        case _ where text.hasPrefix("url("):
            guard let (identity, rest) = Self.reference(text) else { return nil }
            self = .reference(identity, fallback: rest.isEmpty ? nil : SVGPaint(String(rest)))
        default:
            guard let color = SVGColor.parse(text) else { return nil }
            self = .color(color)
        }
    }

    /// The identity in `url(#identity)` and what follows; nil for addresses of other files.
    static func reference(_ text: String) -> (identity: String, rest: Substring)? {
        guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let address = text[text.utf8.index(text.startIndex, offsetBy: 4)..<end].trimmed.filter {
            $0 != "\"" && $0 != "'"
        }
        guard address.hasPrefix("#"), address.count > 1 else { return nil }
        return (String(address.dropFirst()), text[text.index(after: end)...].trimmed)
    }
}
