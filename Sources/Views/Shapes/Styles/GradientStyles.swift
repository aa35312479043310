public import FramewrightDrawing
public import FramewrightLayoutEngine

/// Colours along a line from one point of the frame to another.
public struct LinearGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        geometry = .linear(start: Point(startPoint), end: Point(endPoint))
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// Colours around a point of the frame, between two radii in points.
public struct RadialGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
        geometry = .radial(center: Point(center), startRadius: startRadius, endRadius: endRadius)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// Colours around a point of the frame, between two ellipses; radii are shares of the frame's sides.
public struct EllipticalGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.gradient = gradient
        geometry = .elliptical(
            center: Point(center), startRadius: startRadiusFraction, endRadius: endRadiusFraction,
            axes: Size(width: 1, height: 1))
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

/// Colours around a point of the frame by direction, clockwise from the right.
///
/// Of a span of less than a turn, the rest shows the last colour up to its middle and the first beyond; of a span of
/// more than a turn, the last turn is seen.
public struct AngularGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        geometry = .angular(center: Point(center), startAngle: startAngle, endAngle: endAngle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A whole turn from `angle` on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// A whole turn from `angle` on.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// A whole turn from `angle` on.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

/// A gradient with its geometry. As a view it fills its frame.
protocol GradientStyle: ShapeStyle {
    var gradient: Gradient { get set }
    var geometry: GradientPaint.Geometry { get }
}

extension GradientStyle {
    fileprivate var withDithering: Self {
        var style = self
        style.gradient = gradient.dithered()
        return style
    }
}

extension LinearGradient {
    /// The same gradient, dithered; see `Gradient.dithered()`.
    public func dithered() -> LinearGradient { withDithering }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension RadialGradient {
    /// The same gradient, dithered; see `Gradient.dithered()`.
    public func dithered() -> RadialGradient { withDithering }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension EllipticalGradient {
    /// The same gradient, dithered; see `Gradient.dithered()`.
    public func dithered() -> EllipticalGradient { withDithering }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension AngularGradient {
    /// The same gradient, dithered; see `Gradient.dithered()`.
    public func dithered() -> AngularGradient { withDithering }

    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension LinearGradient: PrimitiveView {
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "LinearGradient") }
}

extension RadialGradient: PrimitiveView {
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "RadialGradient") }
}

extension EllipticalGradient: PrimitiveView {
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.fill(Rectangle(), self, name: "EllipticalGradient")
    }
}

extension AngularGradient: PrimitiveView {
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "AngularGradient") }
}

extension Point {
    fileprivate init(_ point: UnitPoint) { self.init(x: point.x, y: point.y) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
