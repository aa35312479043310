public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A gradient along a line between two points of the frame.
public struct LinearGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    /// Creates a linear gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        geometry = .linear(start: Point(startPoint), end: Point(endPoint))
    }

    /// Creates a linear gradient from evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient around a point of the frame, between two radii in points.
public struct RadialGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    /// Creates a radial gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
        geometry = .radial(center: Point(center), startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient around a point of the frame, between two ellipses with radii as shares of the frame's sides.
public struct EllipticalGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    /// Creates an elliptical gradient.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.gradient = gradient
        geometry = .elliptical(
            center: Point(center), startRadius: startRadiusFraction, endRadius: endRadiusFraction,
            axes: Size(width: 1, height: 1))
    }

    /// Creates an elliptical gradient from evenly spaced colours.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates an elliptical gradient from stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

/// A gradient by direction around a point of the frame, clockwise from the right.
///
/// If the angles span less than a full turn, the remaining angle shows the last colour in its first half and the
/// first colour in its second. If they span more, only the last turn is visible.
public struct AngularGradient: GradientStyle {
    var gradient: Gradient
    let geometry: GradientPaint.Geometry

    /// Creates an angular gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        geometry = .angular(center: Point(center), startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates an angular gradient from evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates an angular gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a full turn that starts at `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates a full turn of evenly spaced colours that starts at `angle`.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a full turn of stops that starts at `angle`.
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
    /// Returns the gradient with dithering; see `Gradient.dithered()`.
    public func dithered() -> LinearGradient { withDithering }

    /// Returns the gradient as a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension RadialGradient {
    /// Returns the gradient with dithering; see `Gradient.dithered()`.
    public func dithered() -> RadialGradient { withDithering }

    /// Returns the gradient as a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension EllipticalGradient {
    /// Returns the gradient with dithering; see `Gradient.dithered()`.
    public func dithered() -> EllipticalGradient { withDithering }

    /// Returns the gradient as a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension AngularGradient {
    /// Returns the gradient with dithering; see `Gradient.dithered()`.
    public func dithered() -> AngularGradient { withDithering }

    /// Returns the gradient as a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}

extension LinearGradient: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "LinearGradient") }
}

extension RadialGradient: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "RadialGradient") }
}

extension EllipticalGradient: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.fill(Rectangle(), self, name: "EllipticalGradient")
    }
}

extension AngularGradient: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "AngularGradient") }
}

extension Point {
    init(_ point: UnitPoint) { self.init(x: point.x, y: point.y) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    /// A linear gradient of evenly spaced colours.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient of evenly spaced colours.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// An angular gradient of evenly spaced colours over a full turn.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
