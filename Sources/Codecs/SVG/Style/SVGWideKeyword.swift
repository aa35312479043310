/// The words every property knows (CSS Cascading level 5, 7.3).
enum SVGWideKeyword {
    /// As the element around it.
    case inherit
    /// As if nobody had ever said anything.
    case initial
    /// `inherit` for what is handed down, `initial` for the rest: there is no other style sheet to go back to.
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
