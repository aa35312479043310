public import FramewrightDrawing

/// Colours at locations from 0 to 1, for use by any kind of gradient.
///
/// Colours are interpolated premultiplied by their opacity, in encoded sRGB unless `colorSpace` sets another space.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location from 0 to 1.
        public var location: Double

        /// Creates a stop.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colours are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        let paint: GradientPaint.ColorSpace

        /// Encoded sRGB.
        public static let device = ColorSpace(paint: .sRGB)
        /// OKLab, which is perceptually uniform.
        public static let perceptual = ColorSpace(paint: .okLab)
    }

    /// The stops in the given order; drawn in order of location.
    public var stops: [Stop]
    private var space = ColorSpace.device
    private var isDithered = false

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient with evenly spaced colours.
    public init(colors: [Color]) {
        self.init(stops: colors.enumerated().map { Stop(color: $1, location: Self.place($0, of: colors.count)) })
    }

    /// Returns the gradient interpolated in another space. In SwiftUI the result is an `AnyGradient`, which can be
    /// used in fewer places.
    public func colorSpace(_ space: ColorSpace) -> Gradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    /// Returns the gradient with dithering: an ordered pattern of one level of 255 hides the steps between adjacent
    /// colours.
    ///
    /// An addition to SwiftUI, useful for large gradients with small differences. It makes image files several times
    /// larger.
    ///
    /// ```swift
    /// Rectangle().fill(Gradient(colors: [Color.black, Color.gray]).dithered())
    /// ```
    public func dithered() -> Gradient {
        var gradient = self
        gradient.isDithered = true
        return gradient
    }

    /// Returns a linear gradient from top to bottom.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try paint(.linear(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1)), in: environment)
    }

    func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        var resolved: [GradientPaint.Stop] = []
        for stop in stops {
            let paint = try stop.color.paint(in: environment)
            resolved.append(GradientPaint.Stop(paint.color, location: stop.location, token: paint.token))
        }
        return Paint(
            GradientPaint(geometry, stops: resolved, colorSpace: space.paint).dithered(isDithered))
    }

    private static func place(_ index: Int, of count: Int) -> Double {
        count > 1 ? Double(index) / Double(count - 1) : 0
    }
}
