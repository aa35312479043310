import Framewright
import FramewrightModels

extension View {
    /// Does something when a finger has been swept over the view: 10 points or more, the longer way counts.
    ///
    /// The whole frame takes swipes, drawn on or not; buttons inside keep their taps. The time is in seconds on the
    /// screen's clock.
    func onSwipe(perform action: @escaping (_ direction: SwipeDirection, _ time: Double) -> Void) -> some View {
        contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 10).onEnded { action(SwipeDirection($0.translation), $0.time) })
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
