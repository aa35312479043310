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

    fileprivate init(_ color: Color) { base = .color(color, .device) }

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
            let ends = paint.color.gradientEnds
            let bottom = GradientPaint.Stop(ends.bottom, location: 1, token: paint.token)
            let top = GradientPaint.Stop(ends.top, location: 0, token: paint.token)
            return Paint(GradientPaint(geometry, stops: [top, bottom], colorSpace: space.paint))
        }
    }
}

extension Color {
    /// A gradient of this colour, lighter towards the top.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension SRGBColor {
    /// The colours at the top and the bottom of the standard gradient.
    ///
    /// Measured on iOS for most of the system's colours. Others are made lighter by a rule that is within 15
    /// levels of 255 of the measured ones: OKLab's lightness goes 27 % of the way to white, and the chroma loses 2 %. A
    /// colour that is too light for that, such as yellow, is at the top and becomes darker towards the bottom.
    fileprivate var gradientEnds: (top: SRGBColor, bottom: SRGBColor) {
        if let top = measuredGradientTop { return (top.opacity(opacity), self) }
        let lab = OKLab(red: red, green: green, blue: blue)
        let isLight = lab.lightness > 0.85
        let lightness = isLight ? lab.lightness - 0.055 : lab.lightness + (1 - lab.lightness) * 0.27
        let chroma = isLight ? 0.94 : 0.98
        let other = OKLab(lightness: lightness, a: lab.a * chroma, b: lab.b * chroma).sRGB
        let color = SRGBColor(
            red: min(max(other.red, 0), 1), green: min(max(other.green, 0), 1), blue: min(max(other.blue, 0), 1),
            opacity: opacity)
        return isLight ? (self, color) : (color, self)
    }

    /// The measured top of the gradient of a system colour in the palette of 2026; nil for other colours.
    private var measuredGradientTop: SRGBColor? {
        func level(_ value: Double) -> UInt32 { value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0 }
        let hex = level(red) << 16 | level(green) << 8 | level(blue)
        let top: UInt32? =
            switch hex {
            case 0x8E8E93: 0xB0B0B4
            case 0x34C759: 0x61DD81
            case 0x0088FF: 0x2EA7FF
            case 0xFF8D28: 0xFFAC58
            case 0xAC7F5E: 0xCAA488
            case 0x00C8B3: 0x37DFCD
            case 0x6155F5: 0x887CFF
            case 0x00C0E8: 0x37D8FA
            case 0xFF2D55: 0xFF587E
            default: nil
            }
        return top.map { SRGBColor(hex: $0) }
    }
}
