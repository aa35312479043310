/// An affine transform: `x' = a*x + c*y + tx`, `y' = b*x + d*y + ty`.
@frozen
public struct AffineTransform: Hashable, Sendable {
    /// The factor from x to x'.
    public var a: Double
    /// The factor from x to y'.
    public var b: Double
    /// The factor from y to x'.
    public var c: Double
    /// The factor from y to y'.
    public var d: Double
    /// The translation in x.
    public var tx: Double
    /// The translation in y.
    public var ty: Double

    /// Creates a transform from its coefficients.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The identity.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns a scaling about the origin.
    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a translation.
    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Returns a rotation about the origin. Positive angles are clockwise on the screen.
    public static func rotation(_ angle: Angle) -> AffineTransform {
        let (sine, cosine) = (Trigonometry.sine(angle.radians), Trigonometry.cosine(angle.radians))
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the transform that applies this one first, then `next`.
    public func followed(by next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
            d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
            ty: next.b * tx + next.d * ty + next.ty)
    }

    /// Returns the transform about `anchor` instead of the origin.
    public func about(_ anchor: Point) -> AffineTransform {
        AffineTransform.translation(x: -anchor.x, y: -anchor.y).followed(by: self)
            .followed(by: .translation(x: anchor.x, y: anchor.y))
    }

    /// Returns the transformed point.
    @inlinable
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
