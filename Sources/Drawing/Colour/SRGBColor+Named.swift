/// The platform's named colours in light appearance, as up to iOS 18. They do not depend on an environment; those of
/// views do.
extension SRGBColor {
    /// The platform's red.
    public static let red = SRGBColor(red8: 255, green8: 59, blue8: 48)
    /// The platform's orange.
    public static let orange = SRGBColor(red8: 255, green8: 149, blue8: 0)
    /// The platform's yellow.
    public static let yellow = SRGBColor(red8: 255, green8: 204, blue8: 0)
    /// The platform's green.
    public static let green = SRGBColor(red8: 52, green8: 199, blue8: 89)
    /// The platform's mint.
    public static let mint = SRGBColor(red8: 0, green8: 199, blue8: 190)
    /// The platform's teal.
    public static let teal = SRGBColor(red8: 48, green8: 176, blue8: 199)
    /// The platform's cyan.
    public static let cyan = SRGBColor(red8: 50, green8: 173, blue8: 230)
    /// The platform's blue.
    public static let blue = SRGBColor(red8: 0, green8: 122, blue8: 255)
    /// The platform's indigo.
    public static let indigo = SRGBColor(red8: 88, green8: 86, blue8: 214)
    /// The platform's purple.
    public static let purple = SRGBColor(red8: 175, green8: 82, blue8: 222)
    /// The platform's pink.
    public static let pink = SRGBColor(red8: 255, green8: 45, blue8: 85)
    /// The platform's brown.
    public static let brown = SRGBColor(red8: 162, green8: 132, blue8: 94)
    /// The platform's grey.
    public static let gray = SRGBColor(red8: 142, green8: 142, blue8: 147)

    /// Creates a grey from 0 (black) to 1 (white).
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, 0 to 1. A hue outside that range wraps around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let component = { (start: Double) in
            let place = (start + turn).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The hue, the saturation and the brightness, 0 to 1. The hue of a grey is 0.
    package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let (hue, white, black) = HueModels.hwb(of: (red, green, blue))
        let brightness = 1 - black / 100
        return (hue / 360, brightness > 0 ? 1 - white / 100 / brightness : 0, brightness)
    }

    /// Returns the colour mixed with white. `share` is the amount of white, 0 to 1.
    package func lightened(by share: Double) -> SRGBColor {
        SRGBColor(
            red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share,
            opacity: opacity)
    }
}
