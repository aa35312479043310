import Framewright

/// A view that is rebuilt for every frame of a board's animation, with the seconds since the last swipe.
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
