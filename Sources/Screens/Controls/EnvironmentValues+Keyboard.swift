import Framewright

extension EnvironmentValues {
    /// The height of the keyboard above the safe area's bottom inset, in points: a phone's in portrait or landscape,
    /// or a tablet's. The keyboard itself is not drawn.
    var keyboardHeight: Double {
        switch (horizontalSizeClass, verticalSizeClass) {
        case (_, .compact): 162
        case (.regular, .regular): 313
        default: 216
        }
    }
}

extension Animation {
    /// The animation of views that avoid the keyboard: a quarter of a second, as on the platform.
    static let keyboard = Animation.easeOut(duration: 0.25)
}
