import FramewrightDrawing

extension Color {
    /// The system's red.
    public static let red = Color(.system(.red))
    /// The system's orange.
    public static let orange = Color(.system(.orange))
    /// The system's yellow.
    public static let yellow = Color(.system(.yellow))
    /// The system's green.
    public static let green = Color(.system(.green))
    /// The system's mint.
    public static let mint = Color(.system(.mint))
    /// The system's teal.
    public static let teal = Color(.system(.teal))
    /// The system's cyan.
    public static let cyan = Color(.system(.cyan))
    /// The system's blue.
    public static let blue = Color(.system(.blue))
    /// The system's indigo.
    public static let indigo = Color(.system(.indigo))
    /// The system's purple.
    public static let purple = Color(.system(.purple))
    /// The system's pink.
    public static let pink = Color(.system(.pink))
    /// The system's brown.
    public static let brown = Color(.system(.brown))
    /// The system's grey.
    public static let gray = Color(.system(.gray))
    /// Black in every appearance.
    public static let black = Color(.fixed(.black))
    /// White in every appearance.
    public static let white = Color(.fixed(.white))
    /// A transparent colour.
    public static let clear = Color(.fixed(.clear))
    /// The colour of text: the theme's ink, otherwise black, or white in a dark appearance.
    public static let primary = Color(.semantic(.primary))
    /// The colour of text of second rank.
    public static let secondary = Color(.semantic(.secondary))
    /// The accent colour: the one set by `accentColor(_:)`, otherwise the asset catalogue's `AccentColor`, otherwise
    /// the theme's.
    public static let accentColor = Color(.semantic(.accentColor))
}

/// A colour with a meaning.
enum SemanticColor: String, Hashable, Sendable {
    case primary, secondary, accentColor
}
