/// The coarse size of an axis, by which the platforms choose between arrangements.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
}

/// Light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}

/// The contrast between colours.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
    case standard
    case increased
}
