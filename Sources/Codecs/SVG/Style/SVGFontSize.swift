import FramewrightDrawing

/// Parses a `font-size` (CSS Fonts level 4, 2.5).
enum SVGFontSize {
    /// Returns the size in pixels; nil for invalid values.
    static func resolved(_ text: String, around outer: Double, root: Double) -> Double? {
        switch text {
        case "smaller": return outer / 1.2
        case "larger": return outer * 1.2
        default: break
        }
        if let share = shares[text] { return share * SVGStyle.initialFontSize }
        guard let length = SVGLength(text), length.value >= 0 else { return nil }
        guard length.unit != .percent else { return length.value / 100 * outer }
        return length.resolved(.other, in: .zero, fontSize: outer, rootFontSize: root)
    }

    /// Factors of `medium` from the table in the specification.
    private static let shares: [String: Double] = [
        "xx-small": 0.6, "x-small": 0.75, "small": 8.0 / 9, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
        "xxx-large": 3,
    ]
}
