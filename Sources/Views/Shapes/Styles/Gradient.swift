public import FramewrightDrawing

/// Colours and where they lie, from 0 to 1, along whatever gradient uses them.
///
/// Colours are mixed premultiplied by their opacity, as they are encoded in sRGB unless `colorSpace` says otherwise.
public struct Gradient: ShapeStyle {
    /// A colour at a place.
    public struct Stop: Sendable {
        let style: any ShapeStyle
        public var location: Double

        public init(color: Color, location: Double) {
            style = color
            self.location = location
        }

        public init(color: ThemeColor, location: Double) {
            style = color
            self.location = location
        }
    }

    /// In which space colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let paint: GradientPaint.ColorSpace

        /// As colours are encoded, in sRGB.
        public static let device = ColorSpace(paint: .sRGB)
        /// As they look, in OKLab.
        public static let perceptual = ColorSpace(paint: .okLab)
    }

    /// Kept as given; drawn in order of location.
    public var stops: [Stop]
    private var space = ColorSpace.device
    private var isDithered = false

    public init(stops: [Stop]) { self.stops = stops }

    /// Evenly spaced from 0 to 1.
    public init(colors: [Color]) {
        self.init(stops: colors.enumerated().map { Stop(color: $1, location: Self.place($0, of: colors.count)) })
    }

    /// Evenly spaced from 0 to 1.
    public init(colors: [ThemeColor]) {
        self.init(stops: colors.enumerated().map { Stop(color: $1, location: Self.place($0, of: colors.count)) })
    }

    /// The same colours, mixed in another space. SwiftUI's gives an `AnyGradient`, which fits in fewer places.
    public func colorSpace(_ space: ColorSpace) -> Gradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    /// The same gradient, dithered: an ordered pattern of one level of 255 hides the steps between neighbouring colours.
    ///
    /// SwiftUI has no such method. Large, slow gradients gain from it; their image files grow several times.
    ///
    /// ```swift
    /// Rectangle().fill(Gradient(colors: [Color.black, Color.gray]).dithered())
    /// ```
    public func dithered() -> Gradient {
        var gradient = self
        gradient.isDithered = true
        return gradient
    }

    /// As a style of its own a gradient runs from the top to the bottom.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try paint(.linear(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1)), in: environment)
    }

    func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        var resolved: [GradientPaint.Stop] = []
        for stop in stops {
            let paint = try stop.style.paint(in: environment)
            resolved.append(GradientPaint.Stop(paint.color, location: stop.location, token: paint.token))
        }
        return Paint(
            GradientPaint(geometry, stops: resolved, colorSpace: space.paint).dithered(isDithered))
    }

    private static func place(_ index: Int, of count: Int) -> Double {
        count > 1 ? Double(index) / Double(count - 1) : 0
    }
}

/// A colour's own gradient, lighter towards the top.
public struct AnyGradient: ShapeStyle {
    let base: Color

    /// The platforms publish no numbers: here the top is a fifth of the way to white.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try Gradient(colors: [base.lightened(by: 0.2), base]).paint(in: environment)
    }
}

extension Color {
    /// The colour, lighter towards the top.
    public var gradient: AnyGradient { AnyGradient(base: self) }
}
