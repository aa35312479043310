public import FramewrightViews

/// A colour as UIKit has it, for code written for SwiftUI that takes colours from there.
///
/// ```swift
/// Color(UIColor.secondarySystemBackground)
/// ```
public final class UIColor: Sendable {
    let color: Color

    /// Creates a colour from one of SwiftUI.
    public init(_ color: Color) { self.color = color }

    /// Creates a colour from components of 0 to 1 in sRGB.
    public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a colour from components of 0 to 1 in Display P3.
    public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a grey from 0 (black) to 1 (white).
    public convenience init(white: Double, alpha: Double) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a colour from hue, saturation and brightness, 0 to 1.
    public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates the colour with a name in an asset catalogue.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// Creates a colour that is chosen for each appearance. The closure is called at once, for light and for dark.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            Color(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
    }

    /// Returns the colour with another opacity.
    public func withAlphaComponent(_ alpha: Double) -> UIColor {
        let own = Double(color.resolve(in: EnvironmentValues()).opacity)
        return UIColor(own > 0 ? color.opacity(alpha / own) : color)
    }

    /// Returns the colour of one appearance.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var environment = EnvironmentValues()
        environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return UIColor(Color(color.resolve(in: environment)))
    }
}

extension UIColor: Hashable {
    /// Whether both are the same colour.
    public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a `#colorLiteral`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The appearance of a screen.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified, light, dark
}

/// The traits of a screen that colours follow.
public struct UITraitCollection: Hashable, Sendable {
    /// The appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// Creates traits.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

extension Color {
    /// Creates a colour from one of UIKit.
    public init(_ color: UIColor) { self = color.color }

    /// Creates a colour from one of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
}
