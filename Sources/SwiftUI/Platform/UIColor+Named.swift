import FramewrightDrawing
import FramewrightViews

extension UIColor {
    /// The background of a screen.
    public static let systemBackground = system((0xFFFFFF, 1), dark: (0x000000, 1))
    /// The background of contents on a screen.
    public static let secondarySystemBackground = system((0xF2F2F7, 1), dark: (0x1C1C1E, 1))
    /// The background of contents in contents.
    public static let tertiarySystemBackground = system((0xFFFFFF, 1), dark: (0x2C2C2E, 1))
    /// The background of a screen with grouped lists.
    public static let systemGroupedBackground = system((0xF2F2F7, 1), dark: (0x000000, 1))
    /// The background of a group.
    public static let secondarySystemGroupedBackground = system((0xFFFFFF, 1), dark: (0x1C1C1E, 1))
    /// The background of contents in a group.
    public static let tertiarySystemGroupedBackground = system((0xF2F2F7, 1), dark: (0x2C2C2E, 1))
    /// The colour of text.
    public static let label = system((0x000000, 1), dark: (0xFFFFFF, 1))
    /// The colour of text of second rank.
    public static let secondaryLabel = system((0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
    /// The colour of text of third rank.
    public static let tertiaryLabel = system((0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
    /// The colour of text of fourth rank.
    public static let quaternaryLabel = system((0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
    /// The colour of placeholders.
    public static let placeholderText = system((0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
    /// The colour of lines through which contents shine.
    public static let separator = system((0x3C3C43, 0.29), dark: (0x545458, 0.6))
    /// The colour of opaque lines.
    public static let opaqueSeparator = system((0xC6C6C8, 1), dark: (0x38383A, 1))
    /// The colour of links.
    public static let link = system((0x007AFF, 1), dark: (0x0984FF, 1))
    /// The fill of small shapes.
    public static let systemFill = system((0x787880, 0.2), dark: (0x787880, 0.36))
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = system((0x787880, 0.16), dark: (0x787880, 0.32))
    /// The fill of large shapes.
    public static let tertiarySystemFill = system((0x767680, 0.12), dark: (0x767680, 0.24))
    /// The fill of large areas.
    public static let quaternarySystemFill = system((0x747480, 0.08), dark: (0x767680, 0.18))
    /// The system's grey.
    public static let systemGray = system((0x8E8E93, 1), dark: (0x8E8E93, 1))
    /// The second of the system's greys.
    public static let systemGray2 = system((0xAEAEB2, 1), dark: (0x636366, 1))
    /// The third of the system's greys.
    public static let systemGray3 = system((0xC7C7CC, 1), dark: (0x48484A, 1))
    /// The fourth of the system's greys.
    public static let systemGray4 = system((0xD1D1D6, 1), dark: (0x3A3A3C, 1))
    /// The fifth of the system's greys.
    public static let systemGray5 = system((0xE5E5EA, 1), dark: (0x2C2C2E, 1))
    /// The sixth of the system's greys.
    public static let systemGray6 = system((0xF2F2F7, 1), dark: (0x1C1C1E, 1))
    /// The system's red.
    public static let systemRed = UIColor(Color.red)
    /// The system's orange.
    public static let systemOrange = UIColor(Color.orange)
    /// The system's yellow.
    public static let systemYellow = UIColor(Color.yellow)
    /// The system's green.
    public static let systemGreen = UIColor(Color.green)
    /// The system's mint.
    public static let systemMint = UIColor(Color.mint)
    /// The system's teal.
    public static let systemTeal = UIColor(Color.teal)
    /// The system's cyan.
    public static let systemCyan = UIColor(Color.cyan)
    /// The system's blue.
    public static let systemBlue = UIColor(Color.blue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The system's purple.
    public static let systemPurple = UIColor(Color.purple)
    /// The system's pink.
    public static let systemPink = UIColor(Color.pink)
    /// The system's brown.
    public static let systemBrown = UIColor(Color.brown)
    /// The accent colour.
    public static let tintColor = UIColor(Color.accentColor)
    /// The colour red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The colour green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The colour blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The colour cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The colour yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The colour magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The colour orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The colour purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The colour brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A middle grey.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A dark grey.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A light grey.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// A transparent colour.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Light text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Dark text on a light background.
    public static let darkText = UIColor(white: 0, alpha: 1)

    private static func system(_ light: (UInt32, Double), dark: (UInt32, Double)) -> UIColor {
        UIColor(Color(light: color(light.0, light.1), dark: color(dark.0, dark.1)))
    }

    private static func color(_ hex: UInt32, _ opacity: Double) -> Color {
        Color(
            red8: UInt8(truncatingIfNeeded: hex >> 16), green8: UInt8(truncatingIfNeeded: hex >> 8),
            blue8: UInt8(truncatingIfNeeded: hex), opacity: opacity)
    }
}
