import FramewrightLayoutEngine

/// The colour scheme that a view prefers for the window or sheet that contains it.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// No preference.
    public static var defaultValue: ColorScheme? { nil }

    /// Keeps the first preference.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the colour scheme of this view and its descendants.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets the preferred colour scheme of the window or sheet that contains the view; nil for none. Previews are drawn
    /// with it as a whole; other screens only from this view on.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
            .changingNode { $0.values[PreferredColorSchemeValue.self] = colorScheme }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// The colour scheme that a view prefers, on its node.
private enum PreferredColorSchemeValue: LayoutValueKey {
    static let defaultValue: ColorScheme? = nil
}

extension ViewNode {
    /// The first colour scheme that this view or one inside prefers.
    var preferredColorScheme: ColorScheme? {
        if let own = values[PreferredColorSchemeValue.self] { return own }
        for child in children { if let scheme = child.preferredColorScheme { return scheme } }
        return nil
    }
}
