import FramewrightDrawing
import FramewrightTheming

extension Theme {
    /// The platform's colours of controls in a light appearance, as of 2026.
    static let systemLight = Theme.documented.replacing([
        "color.control.accent": SRGBColor(red: 0, green: 136, blue: 255),
        "color.control.accentInk": SRGBColor(red: 0, green: 136, blue: 255),
        "color.control.destructive": SRGBColor(red: 255, green: 56, blue: 60),
    ])

    /// The platform's colours of controls and backgrounds in a dark appearance, as of 2026.
    static let systemDark = Theme.documented.replacing([
        "color.background": SRGBColor(white: 0),
        "color.control.accent": SRGBColor(red: 0, green: 145, blue: 255),
        "color.control.accentInk": SRGBColor(red: 0, green: 145, blue: 255),
        "color.control.onAccent": SRGBColor(white: 1),
        "color.control.destructive": SRGBColor(red: 255, green: 66, blue: 69),
        "color.control.ink": SRGBColor(white: 1), "color.control.inkSecondary": label(0.6),
        "color.control.placeholder": label(0.3), "color.control.fill": SRGBColor(red: 118, green: 118, blue: 128, 0.24),
        "color.control.track": SRGBColor(red: 120, green: 120, blue: 128, 0.32),
        "color.control.on": SRGBColor(red: 48, green: 209, blue: 88), "color.control.knob": SRGBColor(white: 1),
        "color.control.selected": SRGBColor(red: 99, green: 99, blue: 102),
        "color.control.separator": SRGBColor(red: 84, green: 84, blue: 88, 0.6),
        "color.control.border": SRGBColor(red: 84, green: 84, blue: 88, 0.6),
        "color.control.surface": SRGBColor(red: 28, green: 28, blue: 30), "color.control.grouped": SRGBColor(white: 0),
        "color.control.dim": SRGBColor(white: 0, opacity: 0.48),
        "color.control.scrollIndicator": SRGBColor(white: 1, opacity: 0.35),
        "color.control.navigation.page": SRGBColor(white: 0),
        "color.control.navigation.bar": SRGBColor(red: 29, green: 29, blue: 29, 0.94),
        "color.control.tabs.badge": SRGBColor(red: 255, green: 69, blue: 58),
        "color.control.menu.panel": SRGBColor(red: 37, green: 37, blue: 40),
        "color.control.menu.shadow": SRGBColor(white: 0, opacity: 0.5),
    ])

    /// The platform's colours of content in sheets and popovers in a dark appearance.
    static let systemElevatedDark = Theme.systemDark.replacing([
        "color.background": SRGBColor(red: 28, green: 28, blue: 30),
        "color.control.surface": SRGBColor(red: 44, green: 44, blue: 46),
        "color.control.grouped": SRGBColor(red: 28, green: 28, blue: 30),
        "color.control.navigation.page": SRGBColor(red: 28, green: 28, blue: 30),
        "color.control.navigation.bar": SRGBColor(red: 37, green: 37, blue: 37, 0.94),
    ])

    private static func label(_ opacity: Double) -> SRGBColor { SRGBColor(red: 235, green: 235, blue: 245, opacity) }
}

extension SRGBColor {
    /// Creates a colour from components from 0 to 255.
    fileprivate init(red: Int, green: Int, blue: Int, _ opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }
}
