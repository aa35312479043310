import Framewright
import FramewrightModels

/// The course app's first screen: 2048 appears digit by digit, and three buttons open the other screens.
struct LaunchScreen: View {
    let sequence: LaunchSequence
    let send: (CourseApp.Action) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.theme) private var theme
    @Environment(\.layoutDirection) private var layoutDirection
    @ScaledMetric private var typeScale = 1.0

    var body: some View {
        LaunchArrangement(
            sequence: sequence, safeAreaInsets: safeAreaInsets, typeScale: typeScale,
            isMirrored: layoutDirection == .rightToLeft
        ) {
            digit(2, size: 70, isVisible: sequence.tick >= 1)
            digit(0, size: 70, isVisible: sequence.tick >= LaunchSequence.phases[1].ticks.lowerBound)
            digit(4, size: Double(sequence.fourSize), isVisible: sequence.fourSize > 0)
            digit(8, size: 70, isVisible: sequence.tick >= LaunchSequence.phases[3].ticks.lowerBound)
            button("Start Game", "start", opens: .game)
            button("Show Rank", "rank", opens: .rank)
            button("Change Color", "colors", opens: .colors)
        }
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
        .background(ThemeColor("color.course.background"))
    }

    /// Returns a digit. Documented: Helvetica of 70 points at the left of a box of 100, in which the "4" grows.
    private func digit(_ digit: Int, size: Double, isVisible: Bool) -> some View {
        Text(verbatim: "\(digit)")
            .font(.custom("Helvetica", relativeSize: size / 100))
            .lineLimit(1)
            .foregroundStyle(ThemeColor("color.course.launch.digit"))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .opacity(isVisible ? 1 : 0)
            .accessibilityIdentifier("digit-\(digit)")
            .lintException(.shrinkingText, because: "the number is as large as the room beside the buttons")
            .lintException(.outsideSafeArea, when: isOnItsWay(digit), because: "it comes from beyond the screen's edge")
    }

    private func isOnItsWay(_ digit: Int) -> Bool {
        LaunchSequence.phases.contains { $0.digit == digit && sequence.shift(of: $0) != .zero }
    }

    /// Returns a button. Documented: 18 points on 120 x 50. "Change Colour", the longest title, determines the font
    /// size of all three.
    private func button(_ title: String, _ name: String, opens screen: CourseNavigation.Screen) -> some View {
        FilledButton(
            title: title, share: 18.0 / 50, colors: "color.course.launch.\(name)",
            radius: theme.dimension("radius.course.launch") ?? 0, room: 2.4, touches: true
        ) { send(.open(screen)) }
        .accessibilityIdentifier("open-\(name)")
    }
}
