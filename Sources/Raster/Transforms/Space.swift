internal import FramewrightDrawing

/// Where the points of a list lie in the picture, which has points of its own: what all pushed transforms do together.
struct Space: Sendable {
    /// How much there is to do, the quickest first.
    enum Kind: Equatable {
        /// Nothing.
        case plain
        /// Rectangles stay rectangles that are not mirrored.
        case scaling(x: Double, y: Double)
        case affine(AffineTransform)
        /// Lines stay lines.
        case projective
        /// Everything falls on a line or a point, or nowhere: nothing is drawn.
        case degenerate
    }

    let transform: ProjectionTransform
    let kind: Kind

    static let plain = Space(ProjectionTransform())

    init(_ transform: ProjectionTransform) {
        self.transform = transform
        kind = Self.kind(of: transform)
    }

    /// True where points lie as in the picture.
    var isPlain: Bool {
        if case .plain = kind { true } else { false }
    }

    /// This space inside of which another is opened.
    func opening(_ inner: ProjectionTransform) -> Space { Space(inner.concatenating(transform)) }

    private static func kind(of transform: ProjectionTransform) -> Kind {
        guard transform.isFinite, transform.inverse != nil else { return .degenerate }
        guard let affine = transform.affine else { return .projective }
        if affine == .identity { return .plain }
        let isUpright = affine.b == 0 && affine.c == 0 && affine.a > 0 && affine.d > 0
        return isUpright ? .scaling(x: affine.a, y: affine.d) : .affine(affine)
    }

    /// How much lengths grow around `place`, a point inside this space: the square root of what areas do.
    func meanScale(at place: Point) -> Double {
        let (_, _, w) = transform.carry(place.x, place.y, 1)
        let determinant = abs(transform.determinant)
        let area = determinant / abs(w * w * w)
        return area.isFinite ? area.squareRoot() : 0
    }
}
