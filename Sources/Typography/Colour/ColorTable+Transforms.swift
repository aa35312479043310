import FramewrightDrawing

extension ColorTable {
    /// Returns the transform of a paint and the offset of its child, or nil for all other paints. Odd formats are the
    /// variable variants of even ones.
    func transform(_ paint: Int) -> (AffineTransform, child: Int)? {
        guard let format = colr.u8(paint), (12...31).contains(format), let child = colr.u24(paint + 1),
            let transform = transform(format & ~1, place: paint + 4, paint: paint)
        else { return nil }
        return (transform, paint + child)
    }

    private func transform(_ format: Int, place: Int, paint: Int) -> AffineTransform? {
        switch format {
        case 12: colr.u24(place).flatMap { affine(paint + $0) }
        case 14: colr.point(place).map { .translation(x: $0.x, y: $0.y) }
        case 16: pair(place).map { .scale(x: $0, y: $1) }
        case 18: about(place + 4, pair(place).map { .scale(x: $0, y: $1) })
        case 20: colr.fraction(place).map { .scale(x: $0, y: $0) }
        case 22: about(place + 2, colr.fraction(place).map { .scale(x: $0, y: $0) })
        case 24: colr.fraction(place).map { .rotation(halfTurns($0)) }
        case 26: about(place + 2, colr.fraction(place).map { .rotation(halfTurns($0)) })
        case 28: pair(place).map { skew($0, $1) }
        default: about(place + 4, pair(place).map { skew($0, $1) })
        }
    }

    private func pair(_ place: Int) -> (Double, Double)? {
        guard let first = colr.fraction(place), let second = colr.fraction(place + 2) else { return nil }
        return (first, second)
    }

    private func about(_ place: Int, _ transform: AffineTransform?) -> AffineTransform? {
        guard let center = colr.point(place) else { return nil }
        return transform?.about(center)
    }

    private func affine(_ place: Int) -> AffineTransform? {
        let numbers = (0..<6).compactMap { colr.fixed(place + $0 * 4) }
        guard numbers.count == 6 else { return nil }
        return AffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// Converts half turns to an angle, counter-clockwise because y points up.
    func halfTurns(_ number: Double) -> Angle { Angle(radians: number * Double.pi) }

    /// Positive angles along x slant to the left, because angles are counter-clockwise.
    private func skew(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: tangent(halfTurns(y)), c: -tangent(halfTurns(x)), d: 1, tx: 0, ty: 0)
    }

    private func tangent(_ angle: Angle) -> Double {
        Trigonometry.sine(angle.radians) / Trigonometry.cosine(angle.radians)
    }
}
