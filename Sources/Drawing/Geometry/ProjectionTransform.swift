/// A transform that keeps straight lines straight, perspective included; SwiftUI's name and SwiftUI's order of elements.
///
/// `x' = (m11*x + m21*y + m31) / w`, `y' = (m12*x + m22*y + m32) / w`, `w = m13*x + m23*y + m33`. What lies where `w` is not
/// above 0 is behind the eye and not seen.
@frozen
public struct ProjectionTransform: Hashable, Sendable {
    public var m11 = 1.0
    public var m12 = 0.0
    public var m13 = 0.0
    public var m21 = 0.0
    public var m22 = 1.0
    public var m23 = 0.0
    public var m31 = 0.0
    public var m32 = 0.0
    public var m33 = 1.0

    /// Leaves everything where it is.
    public init() {}

    public init(_ affine: AffineTransform) {
        (m11, m12) = (affine.a, affine.b)
        (m21, m22) = (affine.c, affine.d)
        (m31, m32) = (affine.tx, affine.ty)
    }

    /// True without perspective: `w` is 1 everywhere.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public var isIdentity: Bool { self == ProjectionTransform() }

    /// The transform without perspective; nil where it has some.
    public var affine: AffineTransform? {
        isAffine ? AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// This transform first, then `next`.
    public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = next.carry(m11, m12, m13)
        (result.m21, result.m22, result.m23) = next.carry(m21, m22, m23)
        (result.m31, result.m32, result.m33) = next.carry(m31, m32, m33)
        return result
    }

    /// The transform that leads back; nil where none does, or where numbers are not finite.
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

    public var isFinite: Bool {
        m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m31.isFinite
            && m32.isFinite && m33.isFinite
    }

    /// Where the point ends up; not finite on the horizon, meaningless behind the eye.
    public func apply(_ point: Point) -> Point {
        let (x, y, w) = carry(point.x, point.y, 1)
        return w == 1 ? Point(x: x, y: y) : Point(x: x / w, y: y / w)
    }

    /// A point before its division by `w`.
    @inlinable
    public func carry(_ x: Double, _ y: Double, _ w: Double) -> (x: Double, y: Double, w: Double) {
        (m11 * x + m21 * y + m31 * w, m12 * x + m22 * y + m32 * w, m13 * x + m23 * y + m33 * w)
    }

    /// How much areas grow where there is no perspective; 0 where everything falls on a line.
    public var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }
}

extension ProjectionTransform {
    /// A turn in space around an axis through the origin, x to the right, y down, z towards the eye, seen from `eyeDistance`
    /// points away; infinity for no perspective. Around y the right side goes away from the eye, around x the top.
    ///
    /// An axis without length, or one that is not finite, turns nothing.
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

    /// This transform with `anchor` instead of the origin as the point that stays where it is.
    public func about(_ anchor: Point) -> ProjectionTransform {
        ProjectionTransform(.translation(x: -anchor.x, y: -anchor.y)).concatenating(self)
            .concatenating(ProjectionTransform(.translation(x: anchor.x, y: anchor.y)))
    }
}

extension ProjectionTransform: CustomStringConvertible {
    /// As CSS writes a matrix: six numbers without perspective, nine with it.
    public var description: String {
        let numbers = isAffine ? [m11, m12, m21, m22, m31, m32] : [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        return "[\(numbers.map(shortest).joined(separator: " "))]"
    }
}
