import Framewright

extension EnvironmentValues {
    /// How much of the screen the keyboard takes, above what the safe area already keeps clear: a phone's upright and on its
    /// side, and a tablet's. It is not drawn.
    var keyboardHeight: Double {
        switch (horizontalSizeClass, verticalSizeClass) {
        case (_, .compact): 162
        case (.regular, .regular): 313
        default: 216
        }
    }
}

extension Animation {
    /// How what keeps clear of the keyboard makes room for it and takes it back: in the platform's quarter of a second.
    static let keyboard = Animation.easeOut(duration: 0.25)
}
