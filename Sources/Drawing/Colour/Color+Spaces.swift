extension Color {
    /// A space whose three components are red, green and blue.
    public enum RGBColorSpace: Hashable, Sendable {
        /// What all colours are kept in.
        case sRGB
        /// sRGB's lights, in proportion to light.
        case sRGBLinear
        /// Of wider lights, with sRGB's curve.
        case displayP3

        fileprivate var space: ColorSpace {
            switch self {
            case .sRGB: .sRGB
            case .sRGBLinear: .linearSRGB
            case .displayP3: .displayP3
            }
        }
    }

    /// A colour of another space as the colour of sRGB that is shown for it: what sRGB does not have is brought into it
    /// as CSS Color 4 (13.2) does, at the same lightness and hue.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self =
            colorSpace == .sRGB
            ? Color(red: red, green: green, blue: blue, opacity: opacity)
            : ColorCoordinates(colorSpace.space, [red, green, blue], opacity: opacity).mappedToSRGB
    }

    /// A grey of a space.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
}
