/// A colour with straight (not premultiplied) alpha in sRGB. Components and opacity run from 0 to 1.
@frozen
public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// From components of 0 to 255, as colour tables and hex notation give them.
    public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }

    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

    /// The colour with its opacity multiplied by `factor`.
    public func opacity(_ factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}

extension Color: CustomStringConvertible {
    /// `#rrggbb`, or `#rrggbbaa` where not opaque.
    public var description: String {
        let opaque = hex(red) + hex(green) + hex(blue)
        return opacity >= 1 ? "#\(opaque)" : "#\(opaque)\(hex(opacity))"
    }

    private func hex(_ component: Double) -> String {
        let digits = String(byte(component), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
    }
}

/// The nearest of 0...255; NaN is 0.
@usableFromInline
func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return component >= 1 ? 255 : UInt8(component * 255 + 0.5)
}
