/// The CSS-wide keywords (CSS Cascading level 5, 7.3).
enum SVGWideKeyword {
    /// The value of the parent element.
    case inherit
    /// The initial value of the property.
    case initial
    /// `inherit` for inherited properties, `initial` for all others; `revert` is the same, as there is no other style
    /// sheet.
    case unset

    init?(_ value: String) {
        guard (5...12).contains(value.utf8.count) else { return nil }
        switch value.lowercased() {
        case "inherit": self = .inherit
        case "initial": self = .initial
        case "unset", "revert", "revert-layer": self = .unset
        default: return nil
        }
    }
}
