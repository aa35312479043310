/// A colour as it is written: three numbers of a space, which may name colours no sRGB screen has.
///
/// Conversions are sums, products, quotients and this room's own roots and powers, so that every machine finds the same bits.
public struct ColorCoordinates: Hashable, Sendable {
    /// What the numbers mean.
    public let space: ColorSpace
    /// Three; nil is CSS's `none`, which has no influence and counts as 0 where one number is needed.
    public let components: [Double?]
    /// 0 to 1.
    public let opacity: Double

    /// A colour of a space.
    public init(_ space: ColorSpace, _ components: [Double?], opacity: Double = 1) {
        precondition(components.count == 3, "a colour has three components")
        (self.space, self.components, self.opacity) = (space, components, opacity)
    }

    /// An sRGB colour as it is.
    public init(_ color: Color) { self.init(.sRGB, [color.red, color.green, color.blue], opacity: color.opacity) }

    /// Held within what conversions can cube; no colour is anywhere near.
    var numbers: Matrix3.Vector {
        let held = components.map { min(max($0 ?? 0, -Self.limit), Self.limit) }
        return (held[0], held[1], held[2])
    }

    private static let limit = 10_000.0

    /// The same colour in another space, however far outside its usual ranges.
    public func converted(to target: ColorSpace) -> ColorCoordinates {
        guard target != space else { return self }
        let (first, second, third) = target.numbers(ofXYZ: space.xyz(of: numbers))
        return ColorCoordinates(target, [first, second, third], opacity: opacity)
    }

    /// Encoded sRGB, beyond 0 to 1 where sRGB has no such colour.
    var extendedSRGB: Matrix3.Vector {
        space == .sRGB ? numbers : ColorSpace.sRGB.numbers(ofXYZ: space.xyz(of: numbers))
    }

    /// How far apart two colours look: the distance in OKLab, where 0.02 is just to be seen.
    public func difference(from other: ColorCoordinates) -> Double {
        let (a, b) = (ColorSpace.okLab.numbers(ofXYZ: space.xyz(of: numbers)), other.converted(to: .okLab).numbers)
        let (x, y, z) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
        return (x * x + y * y + z * z).squareRoot()
    }
}

extension ColorCoordinates: CustomStringConvertible {
    /// As CSS Color 4 writes it: `oklch(0.7 0.15 240)`, `color(display-p3 1 0 0 / 0.5)`.
    public var description: String {
        let words = components.enumerated().map { index, part in
            part.map { shortest($0) + (space.isPercent(index) ? "%" : "") } ?? "none"
        }
        let parts = words.joined(separator: " ") + (opacity < 1 ? " / \(shortest(opacity))" : "")
        return space.isFunction ? "\(space.rawValue)(\(parts))" : "color(\(space.rawValue) \(parts))"
    }
}

extension ColorSpace {
    /// Whether CSS has a function of that name.
    fileprivate var isFunction: Bool { [.hsl, .hwb, .lab, .lch, .okLab, .okLCh].contains(self) }

    /// CSS Color 4 takes numbers there too, older browsers percentages alone.
    fileprivate func isPercent(_ index: Int) -> Bool { [.hsl, .hwb].contains(self) && index > 0 }
}
