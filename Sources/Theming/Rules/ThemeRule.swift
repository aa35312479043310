/// What a theme is asked to keep, by the words that exceptions and options use.
public enum ThemeRule: String, Hashable, Sendable, CaseIterable {
    /// Text stands out from what is under it: pairs the theme declares, and those that are drawn.
    case contrast
    /// Colours of neighbouring values can be told apart.
    case tileDistance = "tile-distance"
    /// Every context has the tokens the others have.
    case missingRole = "missing-role"
    /// What one context changes, the others change too.
    case contextRole = "context-role"
    /// Somebody asks for the token.
    case unknownToken = "unknown-token"
    /// Some token refers to the primitive.
    case unusedToken = "unused-token"
    /// Colours that nobody tells apart are one token and an alias of it.
    case nearDuplicate = "near-duplicate"

    /// What it asks for, for people.
    public var summary: String {
        switch self {
        case .contrast: "text stands out as WCAG 2 asks, in pairs the theme declares and wherever it is drawn"
        case .tileDistance: "neighbouring values of a series differ, for people without one kind of cones too"
        case .missingRole: "every context has the tokens that the others have"
        case .contextRole: "a token that one context changes is not left plain in another"
        case .unknownToken: "some screen, control or other token asks for the token"
        case .unusedToken: "some other token refers to the primitive"
        case .nearDuplicate: "colours that look alike are one token, the others refer to it"
        }
    }
}
