/// Colours that change over an area: what a painter needs to know of a gradient.
///
/// Guarantee: at least one stop; locations are 0 to 1 and never fall.
public struct GradientPaint: Hashable, Sendable {
    /// A colour at a place along the gradient.
    public struct Stop: Hashable, Sendable {
        public let color: Color
        /// 0 to 1.
        public let location: Double
        /// Dotted path of the theme token the colour came from.
        public let token: String?

        public init(_ color: Color, location: Double, token: String? = nil) {
            self.color = color
            self.location = location
            self.token = token
        }
    }

    /// Where location 0 and location 1 lie. Points are shares of the painted frame until `placed(in:)` has made points of them.
    public enum Geometry: Hashable, Sendable {
        /// Along a line; the colours run square to it.
        case linear(start: Point, end: Point)
        /// Around a point, between two radii in points.
        case radial(center: Point, startRadius: Double, endRadius: Double)
        /// Around a point, between two ellipses; radii are shares of `axes`, which is 1 by 1 until the gradient is placed.
        case elliptical(center: Point, startRadius: Double, endRadius: Double, axes: Size)
        /// From one circle to another, as SVG's focal gradients and canvas' radial ones; transparent where no circle on the way
        /// reaches. Radii in points.
        case conical(start: Point, startRadius: Double, end: Point, endRadius: Double)
        /// Around a point, between two directions. What a turn has beyond `endAngle` shows the last colour up to its middle,
        /// then the first.
        case angular(center: Point, startAngle: Angle, endAngle: Angle)
    }

    /// What lies before location 0 and beyond location 1.
    public enum Spread: String, Hashable, Sendable, CaseIterable {
        /// The outer colours go on.
        case pad
        /// The gradient starts again.
        case `repeat`
        /// The gradient goes back and forth.
        case reflect
    }

    /// In which colours are mixed; always premultiplied.
    public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
        /// As they are encoded: SwiftUI's `device`.
        case sRGB
        /// As they look, in Ottosson's OKLab: SwiftUI's `perceptual`.
        case okLab
    }

    public let geometry: Geometry
    public let stops: [Stop]
    /// Angular gradients are always padded.
    public let spread: Spread
    public let colorSpace: ColorSpace
    /// From the geometry's points to those of what is painted: SVG's `gradientTransform`, or what a picture in space does.
    public let transform: ProjectionTransform
    /// True if the painter breaks the steps between neighbouring colours up by an ordered pattern of one level of 255.
    public private(set) var isDithered = false

    /// Locations that are no number count as 0, all are held between 0 and 1, and stops are put in order of location,
    /// those of one location staying in theirs. Without stops the gradient is transparent.
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

    /// The gradient as it lies in `frame`: shares have become points. The transform stays what it is, in points.
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

    /// The gradient as it lies once everything is carried by `outer`.
    package func applying(_ outer: ProjectionTransform) -> GradientPaint {
        GradientPaint(
            geometry, stops: stops, spread: spread, colorSpace: colorSpace, transform: transform.concatenating(outer)
        ).dithered(isDithered)
    }

    /// The same gradient, dithered or not.
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
    /// The geometry, every stop with its location and token, and whatever differs from the usual.
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
