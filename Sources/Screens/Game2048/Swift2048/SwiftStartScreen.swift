import Framewright

/// What the phone shows while the app starts: its name.
struct SwiftLaunchScreen: View {
    @Environment(\.theme) private var theme
    @Environment(\.skinScale) private var scale

    var body: some View {
        Text("swift-2048")
            .font(.custom("Helvetica Neue", size: (theme.dimension("size.game2048Swift.title") ?? 36) * scale).bold())
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(ThemeColor("color.game2048Swift.ink"))
            .accessibilityIdentifier("name")
            .padding(.horizontal, 20)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(ThemeColor("color.game2048Swift.background"))
    }
}

/// The start screen: nothing but a button, documented at 78 x 30 points in the middle.
struct SwiftStartScreen: View {
    let onStart: () -> Void
    @Environment(\.theme) private var theme
    @Environment(\.skinScale) private var scale

    var body: some View {
        Button(action: onStart) {
            Text("Start Game")
                .font(.custom("Helvetica Neue", size: (theme.dimension("size.game2048Swift.button") ?? 15) * scale))
                .lineLimit(1)
                .fixedSize()
                .foregroundStyle(ThemeColor("color.game2048Swift.button.title"))
                .frame(minWidth: 78 * scale, minHeight: 30 * scale)
                .background { plate }
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
        .accessibilityIdentifier("start")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ThemeColor("color.game2048Swift.background"))
    }

    /// Wider than the title, which fills the documented frame.
    private var plate: some View {
        RoundedRectangle(cornerRadius: (theme.dimension("radius.game2048Swift.button") ?? 6) * scale, style: .circular)
            .fill(ThemeColor("color.game2048Swift.button.background"))
            .padding(.horizontal, -16 * scale)
            .padding(.vertical, -7 * scale)
    }
}

extension EnvironmentValues {
    /// How much larger than documented words are on a screen that is regular both ways, to be read from a tablet's
    /// distance.
    var skinScale: Double { horizontalSizeClass == .regular && verticalSizeClass == .regular ? 1.6 : 1 }
}
