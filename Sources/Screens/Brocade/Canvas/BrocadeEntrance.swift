import Framewright

extension View {
    /// Fades the view in over two seconds if the screen is shown entering. Used for the line and the bar.
    func brocadeEntrance() -> some View { modifier(BrocadeEntrance()) }

    /// Shows the screen as it enters.
    func entering() -> some View { environment(\.isEntering, true) }
}

extension EnvironmentValues {
    /// True if the screen has just appeared. It is false in named states, which show a settled screen.
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

    /// The duration of the fade, in seconds.
    private static let duration = 2.0
}
