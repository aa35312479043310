public import FramewrightDrawing

extension CGAffineTransform {
    /// Creates the identity.
    public init() { self = .identity }

    /// Creates a transform from its six numbers.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a movement.
    public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }

    /// Creates a scaling about the origin.
    public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }

    /// Creates a rotation about the origin, in radians.
    public init(rotationAngle angle: Double) { self = .rotation(Angle(radians: angle)) }

    /// Whether it is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns this transform followed by another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { followed(by: next) }

    /// Returns a movement followed by this transform.
    public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform.translation(x: x, y: y).followed(by: self)
    }

    /// Returns a scaling followed by this transform.
    public func scaledBy(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform.scale(x: x, y: y).followed(by: self)
    }

    /// Returns a rotation in radians followed by this transform.
    public func rotated(by angle: Double) -> CGAffineTransform {
        CGAffineTransform.rotation(Angle(radians: angle)).followed(by: self)
    }

    /// Returns the inverse, or the transform itself if there is none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}
