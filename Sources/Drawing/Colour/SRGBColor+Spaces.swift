extension SRGBColor {
    /// An RGB colour space.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The space in which all colours are stored.
        case sRGB
        /// The sRGB primaries with components proportional to light.
        case sRGBLinear
        /// Wider primaries with the transfer curve of sRGB.
        case displayP3

        fileprivate var space: ColorSpace {
            switch self {
            case .sRGB: .sRGB
            case .sRGBLinear: .linearSRGB
            case .displayP3: .displayP3
            }
        }
    }

    /// Creates a colour from components in a colour space. A colour outside sRGB is gamut-mapped at the same lightness
    /// and hue, as in CSS Color 4 (13.2).
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self =
            colorSpace == .sRGB
            ? SRGBColor(red: red, green: green, blue: blue, opacity: opacity)
            : ColorCoordinates(colorSpace.space, [red, green, blue], opacity: opacity).mappedToSRGB
    }

    /// Creates a grey in a colour space.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
}
