/// An sRGB colour with straight (not premultiplied) alpha. Components and opacity are 0 to 1.
@frozen
public struct SRGBColor: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity.
    public var opacity: Double

    /// Creates a colour from components of 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Creates a colour from components of 0 to 255, as in colour tables and hex notation.
    public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }

    /// Opaque black.
    public static let black = SRGBColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = SRGBColor(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = SRGBColor(red: 0, green: 0, blue: 0, opacity: 0)

    /// Returns the colour with its opacity multiplied by `factor`.
    public func opacity(_ factor: Double) -> SRGBColor {
        SRGBColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}

extension SRGBColor: CustomStringConvertible {
    /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    public var description: String {
        let opaque = hex(red) + hex(green) + hex(blue)
        return opacity >= 1 ? "#\(opaque)" : "#\(opaque)\(hex(opacity))"
    }

    private func hex(_ component: Double) -> String {
        let digits = String(byte(component), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
    }
}

/// Returns the nearest byte for a component of 0 to 1. NaN gives 0.
@usableFromInline
func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return component >= 1 ? 255 : UInt8(component * 255 + 0.5)
}
