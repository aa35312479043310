/// A rule of theme checks. The raw value is its name in exceptions and options.
public enum ThemeRule: String, Hashable, Sendable, CaseIterable {
    /// Text has sufficient contrast to its background, in declared pairs and as drawn.
    case contrast
    /// The colours of neighbouring values are distinguishable.
    case tileDistance = "tile-distance"
    /// Every context has the same tokens as the others.
    case missingRole = "missing-role"
    /// A token that one context changes is changed by the others too.
    case contextRole = "context-role"
    /// The token is used.
    case unknownToken = "unknown-token"
    /// The primitive is referred to by another token.
    case unusedToken = "unused-token"
    /// Colours that look alike are one token with aliases.
    case nearDuplicate = "near-duplicate"

    /// A description of the rule.
    public var summary: String {
        switch self {
        case .contrast: "text stands out as WCAG 2 asks, in pairs the theme declares and wherever it is drawn"
        case .tileDistance:
            "neighbouring values of a series differ; a warning if they look alike only without one kind of cones"
        case .missingRole: "every context has the tokens that the others have"
        case .contextRole: "a token that one context changes is not left plain in another"
        case .unknownToken: "some screen, control or other token asks for the token"
        case .unusedToken: "some other token refers to the primitive"
        case .nearDuplicate: "colours that look alike are one token, the others refer to it"
        }
    }
}
