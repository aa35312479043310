/// A colour space of CSS Color 4, with the keys of the Design Tokens colour module (2025.10, 4.2).
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    case linearSRGB = "srgb-linear"
    /// Hue in degrees, saturation and lightness in percent.
    case hsl
    /// Hue in degrees, whiteness and blackness in percent.
    case hwb
    /// CIE Lab with white point D50. Lightness is 0 to 100.
    case lab
    /// CIE Lab as lightness, chroma and hue.
    case lch
    /// OKLab by Ottosson. Lightness is 0 to 1.
    case okLab = "oklab"
    /// OKLab as lightness, chroma and hue.
    case okLCh = "oklch"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// The allowed values of a coordinate.
    public enum Coordinate: Hashable, Sendable {
        case within(ClosedRange<Double>)
        /// From 0 up to but not including 360 degrees.
        case hue
        case any
        case notNegative

        /// Returns true if a number is allowed.
        public func allows(_ number: Double) -> Bool {
            switch self {
            case .within(let range): range.contains(number)
            case .hue: number >= 0 && number < 360
            case .any: number.isFinite
            case .notNegative: number >= 0 && number.isFinite
            }
        }

        /// A description of the allowed values.
        public var words: String {
            switch self {
            case .within(let range): "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
            case .hue: "0 up to, but not, 360"
            case .any: "any number"
            case .notNegative: "0 or more"
            }
        }
    }

    /// The allowed values of the three coordinates.
    public var coordinates: [Coordinate] {
        let percent = Coordinate.within(0...100)
        let share = Coordinate.within(0...1)
        return switch self {
        case .hsl, .hwb: [.hue, percent, percent]
        case .lab: [percent, .any, .any]
        case .lch: [percent, .notNegative, .hue]
        case .okLab: [share, .any, .any]
        case .okLCh: [share, .notNegative, .hue]
        default: [share, share, share]
        }
    }
}
