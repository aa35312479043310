public import FramewrightDrawing

/// A gradient whose direction is that of the style that draws it, by default from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    private enum Base: Hashable {
        case gradient(Gradient)
        /// The standard gradient of a colour.
        case color(Color, Gradient.ColorSpace)
    }

    private let base: Base

    /// Creates a type-erased gradient.
    public init(_ gradient: Gradient) { base = .gradient(gradient) }

    fileprivate init(_ color: Color) { base = .color(color, .perceptual) }

    /// Returns the gradient interpolated in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch base {
        case .gradient(let gradient): AnyGradient(gradient.colorSpace(space))
        case .color(let color, _): AnyGradient(base: .color(color, space))
        }
    }

    private init(base: Base) { self.base = base }

    /// Returns a linear gradient from top to bottom.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try paint(.linear(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1)), in: environment)
    }

    func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        switch base {
        case .gradient(let gradient): return try gradient.paint(geometry, in: environment)
        case .color(let color, let space):
            let paint = try color.paint(in: environment)
            let stops = paint.color.standardGradient.map {
                GradientPaint.Stop($0.color, location: $0.location, token: paint.token)
            }
            return Paint(GradientPaint(geometry, stops: stops, colorSpace: space.paint))
        }
    }
}

extension Color {
    /// A gradient of this colour, lighter towards the top.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension SRGBColor {
    /// The stops of the standard gradient: a lighter colour at the top, and this one from 70 % of the height.
    ///
    /// Measured for most of the system colours, within 4 levels of 255 in each row. Others are made
    /// lighter by a rule that is within 15 levels of the measured ones: OKLab's lightness goes 27 % of the way to
    /// white, and the chroma loses 2 %. A colour that is too light for that, such as yellow, fills the first 30 % and
    /// becomes darker towards the bottom.
    fileprivate var standardGradient: [(color: SRGBColor, location: Double)] {
        let lab = OKLab(red: red, green: green, blue: blue)
        let isLight = lab.lightness > 0.85
        let other = (measuredGradientEnd ?? gradientEnd(of: lab, isDarker: isLight)).opacity(opacity)
        return isLight ? [(self, 0.3), (other, 1)] : [(other, 0), (self, 0.7)]
    }

    private func gradientEnd(of lab: OKLab, isDarker: Bool) -> SRGBColor {
        let lightness = isDarker ? lab.lightness - 0.055 : lab.lightness + (1 - lab.lightness) * 0.27
        let chroma = isDarker ? 0.94 : 0.98
        let end = OKLab(lightness: lightness, a: lab.a * chroma, b: lab.b * chroma).sRGB
        return SRGBColor(
            red: min(max(end.red, 0), 1), green: min(max(end.green, 0), 1), blue: min(max(end.blue, 0), 1), opacity: 1)
    }

    /// The measured other colour of the gradient of a system colour in the palette of 2026; nil for other colours.
    private var measuredGradientEnd: SRGBColor? {
        func level(_ value: Double) -> UInt32 { value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0 }
        let hex = level(red) << 16 | level(green) << 8 | level(blue)
        let end: UInt32? =
            switch hex {
            case 0x8E8E93: 0xB0B0B5
            case 0x34C759: 0x61DD81
            case 0xFFCC00: 0xEFB900
            case 0x0088FF: 0x2EA7FF
            case 0xFF8D28: 0xFFAC57
            case 0xAC7F5E: 0xCAA589
            case 0x00C8B3: 0x36DFCD
            case 0x6155F5: 0x897BFF
            case 0x00C0E8: 0x36D8FA
            case 0xFF2D55: 0xFF557F
            case 0xFF383C: 0xFF6067
            default: nil
            }
        return end.map { SRGBColor(hex: $0) }
    }
}
