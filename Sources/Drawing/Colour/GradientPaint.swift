/// A gradient for painting.
///
/// Guarantee: at least one stop; locations are 0 to 1 in ascending order.
public struct GradientPaint: Hashable, Sendable {
    /// A colour at a location of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public let color: SRGBColor
        /// The location, 0 to 1.
        public let location: Double
        /// The dotted path of the theme token that the colour came from.
        public let token: String?

        /// Creates a stop.
        public init(_ color: SRGBColor, location: Double, token: String? = nil) {
            self.color = color
            self.location = location
            self.token = token
        }
    }

    /// The positions of locations 0 and 1. Points are relative to the painted frame (0 to 1) until `placed(in:)`
    /// converts them to points.
    public enum Geometry: Hashable, Sendable {
        /// Along a line. Lines of equal colour are perpendicular to it.
        case linear(start: Point, end: Point)
        /// Around a point, between two radii in points.
        case radial(center: Point, startRadius: Double, endRadius: Double)
        /// Around a point, between two ellipses. Radii are multiples of `axes`, which is 1 by 1 until the gradient is
        /// placed.
        case elliptical(center: Point, startRadius: Double, endRadius: Double, axes: Size)
        /// From one circle to another, as SVG's focal gradients and canvas's radial ones. Transparent where no
        /// interpolated circle reaches. Radii are in points.
        case conical(start: Point, startRadius: Double, end: Point, endRadius: Double)
        /// Around a point, between two directions. Of the remaining turn, the half next to `endAngle` has the last
        /// colour, the other half the first.
        case angular(center: Point, startAngle: Angle, endAngle: Angle)
    }

    /// The colours before location 0 and after location 1.
    public enum Spread: String, Hashable, Sendable, CaseIterable {
        /// The first and the last colour continue.
        case pad
        /// The gradient repeats.
        case `repeat`
        /// The gradient repeats, every second time reversed.
        case reflect
    }

    /// The colour space of interpolation. Colours are always premultiplied.
    public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
        /// Encoded sRGB components: SwiftUI's `device`.
        case sRGB
        /// Björn Ottosson's OKLab: SwiftUI's `perceptual`.
        case okLab
    }

    /// The positions of locations 0 and 1.
    public let geometry: Geometry
    /// The stops, in order of location.
    public let stops: [Stop]
    /// The colours outside the stops. Ignored for angular gradients, which are always padded.
    public let spread: Spread
    /// The colour space of interpolation.
    public let colorSpace: ColorSpace
    /// The transform from the geometry's coordinates to those of the painted area, as SVG's `gradientTransform`.
    public let transform: ProjectionTransform
    /// True if steps between neighbouring colours are broken up by an ordered dither pattern of one level of 255.
    public private(set) var isDithered = false

    /// Creates a gradient. Locations are clamped to 0...1 (NaN becomes 0) and stops are sorted by location, stably.
    /// Without stops the gradient is transparent.
    public init(
        _ geometry: Geometry, stops: [Stop], spread: Spread = .pad, colorSpace: ColorSpace = .sRGB,
        transform: ProjectionTransform = ProjectionTransform()
    ) {
        self.geometry = geometry
        self.spread = spread
        self.colorSpace = colorSpace
        self.transform = transform
        let held = stops.map { Stop($0.color, location: $0.location.clampedToUnit, token: $0.token) }
        let ordered = held.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        self.stops = ordered.isEmpty ? [Stop(.clear, location: 0)] : ordered.map(\.element)
    }

    /// Returns the gradient in a frame: relative positions become points. The transform, which is in points, does not
    /// change.
    public func placed(in frame: Rect) -> GradientPaint {
        func place(_ point: Point) -> Point {
            Point(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        let placed: Geometry =
            switch geometry {
            case .linear(let start, let end): .linear(start: place(start), end: place(end))
            case .radial(let center, let startRadius, let endRadius):
                .radial(center: place(center), startRadius: startRadius, endRadius: endRadius)
            case .elliptical(let center, let startRadius, let endRadius, let axes):
                .elliptical(
                    center: place(center), startRadius: startRadius, endRadius: endRadius,
                    axes: Size(width: axes.width * frame.width, height: axes.height * frame.height))
            case .conical(let start, let startRadius, let end, let endRadius):
                .conical(start: place(start), startRadius: startRadius, end: place(end), endRadius: endRadius)
            case .angular(let center, let startAngle, let endAngle):
                .angular(center: place(center), startAngle: startAngle, endAngle: endAngle)
            }
        return with(placed, stops)
    }

    func opacity(_ factor: Double) -> GradientPaint {
        with(geometry, stops.map { Stop($0.color.opacity(factor), location: $0.location, token: $0.token) })
    }

    /// Returns the gradient transformed by `outer`.
    package func applying(_ outer: ProjectionTransform) -> GradientPaint {
        GradientPaint(
            geometry, stops: stops, spread: spread, colorSpace: colorSpace, transform: transform.concatenating(outer)
        ).dithered(isDithered)
    }

    /// Returns the gradient with or without dithering.
    public func dithered(_ isDithered: Bool = true) -> GradientPaint {
        var gradient = self
        gradient.isDithered = isDithered
        return gradient
    }

    private func with(_ geometry: Geometry, _ stops: [Stop]) -> GradientPaint {
        GradientPaint(geometry, stops: stops, spread: spread, colorSpace: colorSpace, transform: transform)
            .dithered(isDithered)
    }
}

extension GradientPaint: CustomStringConvertible {
    /// The geometry, every stop with its location and token, and all non-default properties.
    public var description: String {
        let stops = stops.map { stop in
            "\(Paint(stop.color, token: stop.token)) \(shortest(stop.location))"
        }
        var words = ["\(geometry) [\(stops.joined(separator: ", "))]"]
        if spread != .pad { words.append(spread.rawValue) }
        if colorSpace != .sRGB { words.append(colorSpace.rawValue) }
        if !transform.isIdentity { words.append("transform \(transform)") }
        if isDithered { words.append("dithered") }
        return words.joined(separator: " ")
    }
}

extension GradientPaint.Geometry: CustomStringConvertible {
    /// The kind of gradient and its points.
    public var description: String {
        switch self {
        case .linear(let start, let end): "linear \(start) to \(end)"
        case .radial(let center, let start, let end):
            "radial \(center) from \(shortest(start)) to \(shortest(end))"
        case .elliptical(let center, let start, let end, let axes):
            "elliptical \(center) from \(shortest(start)) to \(shortest(end)) of \(axes)"
        case .conical(let start, let startRadius, let end, let endRadius):
            "conical \(start) \(shortest(startRadius)) to \(end) \(shortest(endRadius))"
        case .angular(let center, let start, let end): "angular \(center) from \(start) to \(end)"
        }
    }
}
