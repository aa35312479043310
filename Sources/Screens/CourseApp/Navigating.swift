import Framewright
import FramewrightModels

/// How the course app goes from one screen to another.
enum Navigating: Hashable {
    /// A screen comes up over the one in use.
    case cover
    /// The screen in use goes down.
    case uncover
    /// The dialog comes or goes.
    case dialog

    /// Nil where the screens stay.
    init?(from before: CourseNavigation, to after: CourseNavigation) {
        guard before != after else { return nil }
        let isDialog = before.top == .nickname || after.top == .nickname
        self = isDialog ? .dialog : after.stack.count > before.stack.count ? .cover : .uncover
    }

    /// Screens take the platform's time for what covers a screen from below. Its curve is not documented: this one starts
    /// at full speed and slows down all the way, `cubic-bezier(0, 0, 0.58, 1)`. The dialog fades in place.
    var animation: Animation {
        switch self {
        case .cover, .uncover: .easeOut(duration: 0.35)
        case .dialog: .easeOut(duration: 0.2)
        }
    }
}

extension CourseNavigation {
    /// The screen in use; below the dialog that is the game.
    var topScreen: Screen { top == .nickname ? .game : top }
}

extension View {
    /// Makes a screen of the course app go down when it closes, and come up if it comes while another is covered. That one
    /// takes no touches any more; once it is uncovered it comes to sight where it is.
    func covering(over covered: CourseNavigation.Screen?, _ screen: CourseNavigation.Screen) -> some View {
        allowsHitTesting(covered != screen).modifier(Covering(isComing: covered != nil))
    }
}

private struct Covering: ViewModifier {
    let isComing: Bool
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.layoutDirection) private var layoutDirection

    /// The safe area moves with the screen, so that what reaches beyond it on the way does.
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(insets)
            .transition(
                .asymmetric(insertion: isComing ? .move(edge: .bottom) : .identity, removal: .move(edge: .bottom)))
    }

    /// Leading and trailing as reading goes; the screen tells left and right.
    private var insets: EdgeInsets {
        var insets = safeAreaInsets
        if layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
        return insets
    }
}
