/// A projective transform, with SwiftUI's name and order of elements.
///
/// `x' = (m11*x + m21*y + m31) / w`, `y' = (m12*x + m22*y + m32) / w`, `w = m13*x + m23*y + m33`. Points with `w` not
/// above 0 are behind the viewer and not visible.
@frozen
public struct ProjectionTransform: Hashable, Sendable {
    /// The factor from x to x'.
    public var m11 = 1.0
    /// The factor from x to y'.
    public var m12 = 0.0
    /// The factor from x to w.
    public var m13 = 0.0
    /// The factor from y to x'.
    public var m21 = 0.0
    /// The factor from y to y'.
    public var m22 = 1.0
    /// The factor from y to w.
    public var m23 = 0.0
    /// The translation in x.
    public var m31 = 0.0
    /// The translation in y.
    public var m32 = 0.0
    /// The constant term of w.
    public var m33 = 1.0

    /// Creates the identity.
    public init() {}

    /// Creates an affine transform.
    public init(_ affine: AffineTransform) {
        (m11, m12) = (affine.a, affine.b)
        (m21, m22) = (affine.c, affine.d)
        (m31, m32) = (affine.tx, affine.ty)
    }

    /// True without perspective: `w` is 1 everywhere.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// True for the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// The affine transform. Nil with perspective.
    public var affine: AffineTransform? {
        isAffine ? AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// Returns the transform that applies this one first, then `next`.
    public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = next.carry(m11, m12, m13)
        (result.m21, result.m22, result.m23) = next.carry(m21, m22, m23)
        (result.m31, result.m32, result.m33) = next.carry(m31, m32, m33)
        return result
    }

    /// The inverse. Nil if there is none, or if its elements are not finite.
    public var inverse: ProjectionTransform? {
        let determinant = determinant
        guard determinant != 0, (1 / determinant).isFinite else { return nil }
        let factor = 1 / determinant
        var result = ProjectionTransform()
        result.m11 = (m22 * m33 - m23 * m32) * factor
        result.m12 = (m13 * m32 - m12 * m33) * factor
        result.m13 = (m12 * m23 - m13 * m22) * factor
        result.m21 = (m23 * m31 - m21 * m33) * factor
        result.m22 = (m11 * m33 - m13 * m31) * factor
        result.m23 = (m13 * m21 - m11 * m23) * factor
        result.m31 = (m21 * m32 - m22 * m31) * factor
        result.m32 = (m12 * m31 - m11 * m32) * factor
        result.m33 = (m11 * m22 - m12 * m21) * factor
        return result.isFinite ? result : nil
    }

    /// True if all elements are finite.
    public var isFinite: Bool {
        m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m31.isFinite
            && m32.isFinite && m33.isFinite
    }

    /// Returns the transformed point. Not finite if `w` is 0, meaningless if `w` is negative.
    public func apply(_ point: Point) -> Point {
        let (x, y, w) = carry(point.x, point.y, 1)
        return w == 1 ? Point(x: x, y: y) : Point(x: x / w, y: y / w)
    }

    /// Returns a point in homogeneous coordinates, before the division by `w`.
    @inlinable
    public func carry(_ x: Double, _ y: Double, _ w: Double) -> (x: Double, y: Double, w: Double) {
        (m11 * x + m21 * y + m31 * w, m12 * x + m22 * y + m32 * w, m13 * x + m23 * y + m33 * w)
    }

    /// The determinant: without perspective the factor by which areas grow, 0 if everything collapses to a line.
    public var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }
}

extension ProjectionTransform {
    /// Returns a rotation in space about an axis through the origin (x right, y down, z towards the viewer), viewed
    /// from a distance of `eyeDistance` points; infinity for no perspective. About y the right side moves away from the
    /// viewer, about x the top.
    ///
    /// Returns the identity for a zero or non-finite axis.
    public static func rotation(
        _ angle: Angle, x: Double, y: Double, z: Double, eyeDistance: Double = .infinity
    ) -> ProjectionTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (Trigonometry.sine(angle.radians), Trigonometry.cosine(angle.radians))
        let rest = 1 - cosine
        var result = ProjectionTransform()
        (result.m11, result.m12) = (cosine + rest * x * x, rest * x * y + sine * z)
        (result.m21, result.m22) = (rest * x * y - sine * z, cosine + rest * y * y)
        (result.m13, result.m23) = (-(rest * x * z - sine * y) / eyeDistance, -(rest * y * z + sine * x) / eyeDistance)
        return result
    }

    /// Returns the transform about `anchor` instead of the origin.
    public func about(_ anchor: Point) -> ProjectionTransform {
        ProjectionTransform(.translation(x: -anchor.x, y: -anchor.y)).concatenating(self)
            .concatenating(ProjectionTransform(.translation(x: anchor.x, y: anchor.y)))
    }
}

extension ProjectionTransform: CustomStringConvertible {
    /// The elements as in a CSS matrix: six without perspective, nine with it.
    public var description: String {
        let numbers = isAffine ? [m11, m12, m21, m22, m31, m32] : [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        return "[\(numbers.map(shortest).joined(separator: " "))]"
    }
}
