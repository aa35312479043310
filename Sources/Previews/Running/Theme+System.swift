import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming

extension Theme {
    /// The platform's colours of controls in a light appearance, as of 2026.
    static let systemLight: Theme = {
        do {
            return try ThemeLoader.load(EmbeddedFile.systemTheme.bytes, name: "system")
        } catch {
            preconditionFailure("the theme of the system is valid: \(error)")
        }
    }()

    /// The platform's colours of controls and backgrounds in a dark appearance, as of 2026.
    static let systemDark: Theme = {
        do {
            return try systemLight.selecting(context: "dark")
        } catch {
            preconditionFailure("the theme of the system has a dark context: \(error)")
        }
    }()

    /// The platform's colours of content in sheets and popovers in a dark appearance.
    static let systemElevatedDark = Theme.systemDark.replacing([
        "color.background": SRGBColor(red: 28, green: 28, blue: 30),
        "color.control.surface": SRGBColor(red: 44, green: 44, blue: 46),
        "color.control.grouped": SRGBColor(red: 28, green: 28, blue: 30),
        "color.control.navigation.page": SRGBColor(red: 28, green: 28, blue: 30),
        "color.control.navigation.bar": SRGBColor(red: 37, green: 37, blue: 37, 0.94),
    ])
}

extension SRGBColor {
    /// Creates a colour from components from 0 to 255.
    fileprivate init(red: Int, green: Int, blue: Int, _ opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }
}
