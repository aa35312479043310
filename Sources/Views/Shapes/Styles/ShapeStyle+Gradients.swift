public import FramewrightDrawing
public import FramewrightLayoutEngine

/// Further spellings of gradients as styles.
extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient of stops.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of stops.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// An elliptical gradient.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// An elliptical gradient of evenly spaced colours.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
    ) -> EllipticalGradient {
        ellipticalGradient(
            Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// An elliptical gradient of stops.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) -> EllipticalGradient {
        ellipticalGradient(
            Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// An angular gradient between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of evenly spaced colours between two angles.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of stops between two angles.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient over a full turn.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

    /// An angular gradient of stops over a full turn.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
}

/// Directions for type-erased gradients.
extension ShapeStyle where Self == AnyShapeStyle {
    /// A linear gradient.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> AnyShapeStyle { directed(gradient, .linear(start: Point(startPoint), end: Point(endPoint))) }

    /// A radial gradient.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
    ) -> AnyShapeStyle {
        directed(gradient, .radial(center: Point(center), startRadius: startRadius, endRadius: endRadius))
    }

    /// An elliptical gradient.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) -> AnyShapeStyle {
        directed(
            gradient,
            .elliptical(
                center: Point(center), startRadius: startRadiusFraction, endRadius: endRadiusFraction,
                axes: Size(width: 1, height: 1)))
    }

    /// An angular gradient between two angles.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AnyShapeStyle {
        directed(gradient, .angular(center: Point(center), startAngle: startAngle, endAngle: endAngle))
    }

    /// An angular gradient over a full turn.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AnyShapeStyle {
        angularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    private static func directed(_ gradient: AnyGradient, _ geometry: GradientPaint.Geometry) -> AnyShapeStyle {
        AnyShapeStyle(DirectedGradient(gradient: gradient, geometry: geometry))
    }
}

/// A type-erased gradient with a direction.
private struct DirectedGradient: ShapeStyle {
    let gradient: AnyGradient
    let geometry: GradientPaint.Geometry

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try gradient.paint(geometry, in: environment)
    }
}
