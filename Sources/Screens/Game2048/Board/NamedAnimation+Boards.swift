import Framewright
import FramewrightModels

extension NamedAnimation {
    /// Returns the animations that every 2048 board has. `screen` builds a skin's screen for a board.
    static func boardMoves(
        @ViewBuilder on screen: @escaping @MainActor @Sendable (Board2048) -> some View
    ) -> [NamedAnimation] {
        [
            NamedAnimation("slide", summary: "tiles slide as far as they can", steps: swiped(.left)) {
                screen(.scattered)
            },
            NamedAnimation("merge", summary: "equal tiles meet and become one", steps: swiped(.left)) {
                screen(.pairs)
            },
            NamedAnimation("spawn", summary: "a new tile comes, four times slower", steps: [.speed(0.25)] + swiped(.up))
            {
                screen(.start)
            },
            NamedAnimation(
                "swipes", summary: "swipes one after the other, and some while tiles still move",
                steps: [SwipeDirection.left, .down, .right, .up, .left].flatMap { swiped($0) } + hurried
            ) { screen(.midgame) },
        ]
    }

    /// Returns the steps of a swipe and the wait until its animation has ended.
    static func swiped(_ direction: SwipeDirection) -> [PlayStep] { [.swipe(direction.finger), .waitUntilSettled] }

    private static let hurried: [PlayStep] =
        [SwipeDirection.down, .left, .down, .left].map { .swipe($0.finger, duration: 0.08) } + [.waitUntilSettled]
}

extension SwipeDirection {
    /// The direction of the touch that performs the swipe.
    fileprivate var finger: Session.SwipeDirection {
        switch self {
        case .up: .up
        case .right: .right
        case .down: .down
        case .left: .left
        }
    }
}
