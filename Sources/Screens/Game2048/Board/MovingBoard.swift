import Framewright

/// A screen with a board that moves: made anew at every moment of it, for the seconds since the last swipe.
struct MovingBoard<Content: View>: View {
    let motion: BoardMotion
    @ViewBuilder let content: (_ seconds: Double) -> Content

    var body: some View {
        KeyframeAnimator(initialValue: motion.timing.duration, trigger: motion.count, content: content) { _ in
            MoveKeyframe(0)
            LinearKeyframe(motion.timing.duration, duration: motion.timing.duration)
        }
    }
}
