import Framewright
import FramewrightModels

/// A kind of transition between two screens of the course app.
enum Navigating: Hashable {
    /// A screen moves up over the current one.
    case cover
    /// The current screen moves down.
    case uncover
    /// The dialog appears or disappears.
    case dialog

    /// Creates the transition between two states. Returns nil if the screens do not change.
    init?(from before: CourseNavigation, to after: CourseNavigation) {
        guard before != after else { return nil }
        let isDialog = before.top == .nickname || after.top == .nickname
        self = isDialog ? .dialog : after.stack.count > before.stack.count ? .cover : .uncover
    }

    /// The transition's animation. Screens take as long as the platform's presentations from below. The platform's
    /// curve is not documented: this one starts at full speed and slows down, `cubic-bezier(0, 0, 0.58, 1)`. The
    /// dialog fades in place.
    var animation: Animation {
        switch self {
        case .cover, .uncover: .easeOut(duration: 0.35)
        case .dialog: .easeOut(duration: 0.2)
        }
    }
}

extension CourseNavigation {
    /// The screen on top; below the dialog this is the game.
    var topScreen: Screen { top == .nickname ? .game : top }
}

extension View {
    /// Moves a screen of the course app down when it is removed, and up when it is inserted while another one is
    /// covered. The covered screen takes no touches; when uncovered it is shown in place.
    func covering(over covered: CourseNavigation.Screen?, _ screen: CourseNavigation.Screen) -> some View {
        allowsHitTesting(covered != screen).modifier(Covering(isComing: covered != nil))
    }
}

private struct Covering: ViewModifier {
    let isComing: Bool
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.layoutDirection) private var layoutDirection

    /// Adds the safe area as padding, so that the safe area moves with the screen during the transition.
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(insets)
            .transition(
                .asymmetric(insertion: isComing ? .move(edge: .bottom) : .identity, removal: .move(edge: .bottom)))
    }

    /// The insets as leading and trailing; the environment's are left and right.
    private var insets: EdgeInsets {
        var insets = safeAreaInsets
        if layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
        return insets
    }
}
