import Framewright

extension View {
    /// What fades in over two seconds when the screen comes up, if it is shown coming up: the line and the bar.
    func brocadeEntrance() -> some View { modifier(BrocadeEntrance()) }

    /// A screen shown coming up.
    func entering() -> some View { environment(\.isEntering, true) }
}

extension EnvironmentValues {
    /// True for a screen that has just come up. Named states are screens that have been there for long.
    var isEntering: Bool {
        get { self[EnteringKey.self] }
        set { self[EnteringKey.self] = newValue }
    }
}

private enum EnteringKey: EnvironmentKey {
    static let defaultValue = false
}

private struct BrocadeEntrance: ViewModifier {
    @Environment(\.isEntering) private var isEntering

    func body(content: Content) -> some View {
        if isEntering {
            content.keyframeAnimator(initialValue: 0.0, repeating: false) { view, share in
                view.opacity(share)
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: Self.duration, timingCurve: .easeInOut)
            }
        } else {
            content
        }
    }

    /// Seconds.
    private static let duration = 2.0
}
