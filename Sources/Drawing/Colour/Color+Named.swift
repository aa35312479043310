/// The platform's named colours in the light palette up to iOS 18. They do not follow a theme: `ThemeColor` does.
extension Color {
    public static let red = Color(red8: 255, green8: 59, blue8: 48)
    public static let orange = Color(red8: 255, green8: 149, blue8: 0)
    public static let yellow = Color(red8: 255, green8: 204, blue8: 0)
    public static let green = Color(red8: 52, green8: 199, blue8: 89)
    public static let mint = Color(red8: 0, green8: 199, blue8: 190)
    public static let teal = Color(red8: 48, green8: 176, blue8: 199)
    public static let cyan = Color(red8: 50, green8: 173, blue8: 230)
    public static let blue = Color(red8: 0, green8: 122, blue8: 255)
    public static let indigo = Color(red8: 88, green8: 86, blue8: 214)
    public static let purple = Color(red8: 175, green8: 82, blue8: 222)
    public static let pink = Color(red8: 255, green8: 45, blue8: 85)
    public static let brown = Color(red8: 162, green8: 132, blue8: 94)
    public static let gray = Color(red8: 142, green8: 142, blue8: 147)

    /// A grey from 0, black, to 1, white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness from 0 to 1; a hue beyond that goes round again.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let component = { (start: Double) in
            let place = (start + turn).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour moved a share of the way to white.
    package func lightened(by share: Double) -> Color {
        Color(
            red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share,
            opacity: opacity)
    }
}
