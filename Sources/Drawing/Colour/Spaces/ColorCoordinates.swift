/// A colour as written: three numbers in a colour space, which may be outside sRGB.
///
/// Conversions use sums, products, quotients and this module's own roots and powers, so that every machine gets the
/// same bits.
public struct ColorCoordinates: Hashable, Sendable {
    /// The colour space.
    public let space: ColorSpace
    /// The three components. Nil is CSS's `none`, which counts as 0 in conversions.
    public let components: [Double?]
    /// The opacity, 0 to 1.
    public let opacity: Double

    /// Creates a colour in a space.
    public init(_ space: ColorSpace, _ components: [Double?], opacity: Double = 1) {
        precondition(components.count == 3, "a colour has three components")
        (self.space, self.components, self.opacity) = (space, components, opacity)
    }

    /// Creates the coordinates of an sRGB colour.
    public init(_ color: SRGBColor) { self.init(.sRGB, [color.red, color.green, color.blue], opacity: color.opacity) }

    /// The components, limited to a range in which conversions cannot overflow. It is far larger than that of any real
    /// colour.
    var numbers: Matrix3.Vector {
        let held = components.map { min(max($0 ?? 0, -Self.limit), Self.limit) }
        return (held[0], held[1], held[2])
    }

    private static let limit = 10_000.0

    /// Returns the same colour in another space, even if it is outside that space's usual ranges.
    public func converted(to target: ColorSpace) -> ColorCoordinates {
        guard target != space else { return self }
        let (first, second, third) = target.numbers(ofXYZ: space.xyz(of: numbers))
        return ColorCoordinates(target, [first, second, third], opacity: opacity)
    }

    /// The encoded sRGB components, outside 0 to 1 if the colour is outside sRGB.
    var extendedSRGB: Matrix3.Vector {
        space == .sRGB ? numbers : ColorSpace.sRGB.numbers(ofXYZ: space.xyz(of: numbers))
    }

    /// Returns the perceptual difference of two colours: their distance in OKLab, where 0.02 is just noticeable.
    public func difference(from other: ColorCoordinates) -> Double {
        let (a, b) = (ColorSpace.okLab.numbers(ofXYZ: space.xyz(of: numbers)), other.converted(to: .okLab).numbers)
        let (x, y, z) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
        return (x * x + y * y + z * z).squareRoot()
    }
}

extension ColorCoordinates: CustomStringConvertible {
    /// The colour in the syntax of CSS Color 4, such as `oklch(0.7 0.15 240)` or `color(display-p3 1 0 0 / 0.5)`.
    public var description: String {
        let words = components.enumerated().map { index, part in
            part.map { shortest($0) + (space.isPercent(index) ? "%" : "") } ?? "none"
        }
        let parts = words.joined(separator: " ") + (opacity < 1 ? " / \(shortest(opacity))" : "")
        return space.isFunction ? "\(space.rawValue)(\(parts))" : "color(\(space.rawValue) \(parts))"
    }
}

extension ColorSpace {
    /// True if CSS has a function of this name.
    fileprivate var isFunction: Bool { [.hsl, .hwb, .lab, .lch, .okLab, .okLCh].contains(self) }

    /// Returns true for components written as percentages. CSS Color 4 also accepts numbers there, older browsers do
    /// not.
    fileprivate func isPercent(_ index: Int) -> Bool { [.hsl, .hwb].contains(self) && index > 0 }
}
