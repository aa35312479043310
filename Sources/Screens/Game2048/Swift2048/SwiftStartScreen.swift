import Framewright

/// The launch screen: the app's name.
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

/// The start screen: a single button, documented as 78 x 30 points in the centre.
struct SwiftStartScreen: View {
    let onStart: () -> Void
    @Environment(\.theme) private var theme
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        SwiftStartArrangement(textGrowth: textGrowth)() {
            Button(action: onStart) {
                Text("Start Game")
                    .font(.system(relativeSize: (theme.dimension("size.game2048Swift.button") ?? 15) / 30))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .foregroundStyle(ThemeColor("color.game2048Swift.button.title"))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { plate }
            }
            .buttonStyle(.plain)
            .contentShape(TouchArea())
            .accessibilityIdentifier("start")
        }
        .background(ThemeColor("color.game2048Swift.background"))
    }

    /// The button's background, which is wider than the title, because the title fills the documented frame.
    private var plate: some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.game2048Swift.button") ?? 6, style: .circular)
            .fill(ThemeColor("color.game2048Swift.button.background"))
            .padding(.horizontal, -16)
            .padding(.vertical, -7)
    }
}

/// Centres a button, of the documented size on a screen 320 points wide. On larger screens it grows twice as fast as
/// they do, because it is surrounded by empty space. It also grows with the text size.
struct SwiftStartArrangement: Layout {
    let textGrowth: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let screen = bounds.contentArea().screen
        let growth = min(screen.width, screen.height) / 320 - 1
        let scale = min(max(1, 1 + 2 * growth), 2.2) * textGrowth
        let size = Size(width: min(78 * scale, max(0, bounds.width - 72)), height: 30 * scale)
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
        }
    }
}

extension EnvironmentValues {
    /// The text scale on a screen with two regular size classes, for a tablet's viewing distance.
    var skinScale: Double { horizontalSizeClass == .regular && verticalSizeClass == .regular ? 1.6 : 1 }
}
