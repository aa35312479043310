internal import FramewrightDrawing

/// A coordinate space of a list: the combined transform from its points to root coordinates.
struct CoordinateMapping: Sendable {
    /// The kind of transform, the cheapest first.
    enum Kind: Equatable {
        /// The identity.
        case plain
        /// Rectangles stay axis-aligned and are not mirrored.
        case scaling(x: Double, y: Double)
        case affine(AffineTransform)
        /// Lines stay lines.
        case projective
        /// A degenerate transform: nothing is drawn.
        case degenerate
    }

    let transform: ProjectionTransform
    let kind: Kind

    static let plain = CoordinateMapping(ProjectionTransform())

    init(_ transform: ProjectionTransform) {
        self.transform = transform
        kind = Self.kind(of: transform)
    }

    /// Whether the space equals root coordinates.
    var isPlain: Bool {
        if case .plain = kind { true } else { false }
    }

    /// Returns the space after pushing a transform inside this one.
    func opening(_ inner: ProjectionTransform) -> CoordinateMapping {
        CoordinateMapping(inner.concatenating(transform))
    }

    private static func kind(of transform: ProjectionTransform) -> Kind {
        guard transform.isFinite, transform.inverse != nil else { return .degenerate }
        guard let affine = transform.affine else { return .projective }
        if affine == .identity { return .plain }
        let isUpright = affine.b == 0 && affine.c == 0 && affine.a > 0 && affine.d > 0
        return isUpright ? .scaling(x: affine.a, y: affine.d) : .affine(affine)
    }

    /// The point at which effects in a projective space are measured, independent of its position on the screen: it
    /// has the same distance from the eye as the image plane and the smallest skew. The origin of any other space, as
    /// all points are equivalent there.
    var middle: Point {
        guard case .projective = kind else { return .zero }
        let (x, y, origin) = (transform.carry(1, 0, 0), transform.carry(0, 1, 0), transform.carry(0, 0, 1))
        // Depth grows along (x.2, y.2). All points of a perpendicular line have depth 1.
        let steepness = x.2 * x.2 + y.2 * y.2
        let nearest = Point(x: x.2 * (1 - origin.2) / steepness, y: y.2 * (1 - origin.2) / steepness)
        let along = (x.0 * -y.2 + y.0 * x.2, x.1 * -y.2 + y.1 * x.2)
        let length = along.0 * along.0 + along.1 * along.1
        // The skew of lengths at `nearest` is minimised along the line.
        let (right, down) = (movement(Point(x: 1, y: 0), at: nearest), movement(Point(x: 0, y: 1), at: nearest))
        let skew = along.0 * (right.x * x.2 + down.x * y.2) + along.1 * (right.y * x.2 + down.y * y.2)
        let share = skew / (length * steepness)
        let middle = Point(x: nearest.x - share * y.2, y: nearest.y + share * x.2)
        return middle.x.isFinite && middle.y.isFinite ? middle : .zero
    }

    /// Returns the displacement in root coordinates of a small step inside this space.
    func movement(_ step: Point) -> Point {
        guard case .projective = kind else { return transform.apply(step) - transform.apply(.zero) }
        return movement(step, at: middle)
    }

    private func movement(_ step: Point, at place: Point) -> Point {
        let (x, y, depth) = transform.carry(place.x, place.y, 1)
        let change = transform.carry(step.x, step.y, 0)
        return Point(
            x: (change.0 - x / depth * change.2) / depth, y: (change.1 - y / depth * change.2) / depth)
    }

    /// Returns the scale of lengths around `place`, a point inside this space: the square root of the scale of areas.
    func meanScale(at place: Point) -> Double {
        let (_, _, w) = transform.carry(place.x, place.y, 1)
        let determinant = abs(transform.determinant)
        let area = determinant / abs(w * w * w)
        return area.isFinite ? area.squareRoot() : 0
    }
}
