import Framewright
import FramewrightModels

/// The minimum distances of a swipe, in points.
enum SwipeDistance {
    /// The distance defined by the web game.
    static let web = 10.0
    /// The distance elsewhere, where the platform's recognizer decides by an undocumented rule. The tutorial declares
    /// 20 but does not use it.
    static let usual = 20.0
}

extension View {
    /// Performs an action after a swipe over the view of at least `distance` points; the longer axis decides the
    /// direction.
    ///
    /// The whole frame and a margin of 22 points around it take swipes, whether drawn on or not; buttons inside keep
    /// their taps. The time passed to the action is in seconds on the screen's clock.
    func onSwipe(
        distance: Double = SwipeDistance.usual,
        perform action: @escaping (_ direction: SwipeDirection, _ time: Double) -> Void
    ) -> some View {
        contentShape(Rectangle().inset(by: -22))
            .gesture(
                DragGesture(minimumDistance: distance).onEnded { action(SwipeDirection($0.translation), $0.seconds) })
    }
}

extension SwipeDirection {
    /// Creates the main direction of a movement. If both axes are equally long, the direction is horizontal.
    init(_ translation: Size) {
        if abs(translation.width) >= abs(translation.height) {
            self = translation.width > 0 ? .right : .left
        } else {
            self = translation.height > 0 ? .down : .up
        }
    }
}
