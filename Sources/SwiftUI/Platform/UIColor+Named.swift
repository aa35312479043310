import FramewrightViews

extension UIColor {
    /// The background of a screen.
    public static let systemBackground = UIColor(PlatformColor.systemBackground)
    /// The background of contents on a screen.
    public static let secondarySystemBackground = UIColor(PlatformColor.secondarySystemBackground)
    /// The background of contents in contents.
    public static let tertiarySystemBackground = UIColor(PlatformColor.tertiarySystemBackground)
    /// The background of a screen with grouped lists.
    public static let systemGroupedBackground = UIColor(PlatformColor.systemGroupedBackground)
    /// The background of a group.
    public static let secondarySystemGroupedBackground = UIColor(PlatformColor.secondarySystemGroupedBackground)
    /// The background of contents in a group.
    public static let tertiarySystemGroupedBackground = UIColor(PlatformColor.tertiarySystemGroupedBackground)
    /// The colour of text.
    public static let label = UIColor(PlatformColor.label)
    /// The colour of text of second rank.
    public static let secondaryLabel = UIColor(PlatformColor.secondaryLabel)
    /// The colour of text of third rank.
    public static let tertiaryLabel = UIColor(PlatformColor.tertiaryLabel)
    /// The colour of text of fourth rank.
    public static let quaternaryLabel = UIColor(PlatformColor.quaternaryLabel)
    /// The colour of placeholders.
    public static let placeholderText = UIColor(PlatformColor.placeholderText)
    /// The colour of lines through which contents shine.
    public static let separator = UIColor(PlatformColor.separator)
    /// The colour of opaque lines.
    public static let opaqueSeparator = UIColor(PlatformColor.opaqueSeparator)
    /// The colour of links.
    public static let link = UIColor(PlatformColor.link)
    /// The fill of small shapes.
    public static let systemFill = UIColor(PlatformColor.systemFill)
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = UIColor(PlatformColor.secondarySystemFill)
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(PlatformColor.tertiarySystemFill)
    /// The fill of large areas.
    public static let quaternarySystemFill = UIColor(PlatformColor.quaternarySystemFill)
    /// The system's grey.
    public static let systemGray = UIColor(PlatformColor.systemGray)
    /// The second of the system's greys.
    public static let systemGray2 = UIColor(PlatformColor.systemGray2)
    /// The third of the system's greys.
    public static let systemGray3 = UIColor(PlatformColor.systemGray3)
    /// The fourth of the system's greys.
    public static let systemGray4 = UIColor(PlatformColor.systemGray4)
    /// The fifth of the system's greys.
    public static let systemGray5 = UIColor(PlatformColor.systemGray5)
    /// The sixth of the system's greys.
    public static let systemGray6 = UIColor(PlatformColor.systemGray6)
    /// The system's red.
    public static let systemRed = UIColor(PlatformColor.systemRed)
    /// The system's orange.
    public static let systemOrange = UIColor(PlatformColor.systemOrange)
    /// The system's yellow.
    public static let systemYellow = UIColor(PlatformColor.systemYellow)
    /// The system's green.
    public static let systemGreen = UIColor(PlatformColor.systemGreen)
    /// The system's mint.
    public static let systemMint = UIColor(PlatformColor.systemMint)
    /// The system's teal.
    public static let systemTeal = UIColor(PlatformColor.systemTeal)
    /// The system's cyan.
    public static let systemCyan = UIColor(PlatformColor.systemCyan)
    /// The system's blue.
    public static let systemBlue = UIColor(PlatformColor.systemBlue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(PlatformColor.systemIndigo)
    /// The system's purple.
    public static let systemPurple = UIColor(PlatformColor.systemPurple)
    /// The system's pink.
    public static let systemPink = UIColor(PlatformColor.systemPink)
    /// The system's brown.
    public static let systemBrown = UIColor(PlatformColor.systemBrown)
    /// The accent colour.
    public static let tintColor = UIColor(PlatformColor.tint)
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
    public static let black = UIColor(PlatformColor.black)
    /// White.
    public static let white = UIColor(PlatformColor.white)
    /// A middle grey.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A dark grey.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A light grey.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// A transparent colour.
    public static let clear = UIColor(PlatformColor.clear)
    /// Light text on a dark background.
    public static let lightText = UIColor(PlatformColor.lightText)
    /// Dark text on a light background.
    public static let darkText = UIColor(PlatformColor.darkText)

    private convenience init(_ color: PlatformColor) { self.init(color.color) }
}
