import Framewright
import FramewrightModels

/// How far a finger goes before it is a swipe, in points.
enum SwipeDistance {
    /// The web game's own rule.
    static let web = 10.0
    /// Everywhere else the system's recogniser decides, which no document tells; the tutorial declares 20, and uses it
    /// nowhere.
    static let usual = 20.0
}

extension View {
    /// Does something when a finger has been swept over the view for `distance` points or more; the longer way counts.
    ///
    /// The whole frame takes swipes, drawn on or not; buttons inside keep their taps, with what their touch areas reach beyond
    /// it. The time is in seconds on the
    /// screen's clock.
    func onSwipe(
        distance: Double = SwipeDistance.usual,
        perform action: @escaping (_ direction: SwipeDirection, _ time: Double) -> Void
    ) -> some View {
        contentShape(Rectangle().inset(by: -22))
            .gesture(DragGesture(minimumDistance: distance).onEnded { action(SwipeDirection($0.translation), $0.time) })
    }
}

extension SwipeDirection {
    /// Where a movement mostly goes; sideways where both ways are as long.
    init(_ translation: Size) {
        if abs(translation.width) >= abs(translation.height) {
            self = translation.width > 0 ? .right : .left
        } else {
            self = translation.height > 0 ? .down : .up
        }
    }
}
