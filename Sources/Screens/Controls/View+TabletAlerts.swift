import Framewright

extension View {
    /// Enlarges the alerts that this view presents by 1.6 if both size classes are regular.
    ///
    /// The platform's 270 points look too small over a tablet's board. Text grows by three steps, about a third.
    func enlargingAlertsOnTablets() -> some View { modifier(TabletAlerts()) }
}

/// An invisible view that presents an alert, so that the alert's environment can differ from the screen's.
struct AlertAnchor: View {
    var body: some View { Spacer() }
}

private struct TabletAlerts: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    private static let growth = 1.6
    private static let lengths = [
        "size.control.alert", "size.control.action", "size.control.field", "spacing.control.alert",
        "spacing.control.alertLine",
        "spacing.control.field", "radius.control.alert",
    ]

    func body(content: Content) -> some View {
        content
            .dynamicTypeSize(isTablet ? largerType : dynamicTypeSize)
            .environment(\.theme, isTablet ? largerTheme : theme)
    }

    private var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

    private var largerType: DynamicTypeSize {
        DynamicTypeSize(rawValue: dynamicTypeSize.rawValue + 3) ?? .accessibility5
    }

    private var largerTheme: Theme {
        let lengths = Self.lengths.compactMap { token in theme.dimension(token).map { (token, $0 * Self.growth) } }
        return theme.replacing(dimensions: Dictionary(uniqueKeysWithValues: lengths))
    }
}
