extension StrokeStyle: Animatable {
    /// Lengths of dashes, and where the first begins.
    public typealias DashData = AnimatablePair<AnimatableDashes, Double>

    /// Width, miter limit, dashes and where they begin; dashes of another number jump, and so do caps and joins.
    public var animatableData: AnimatablePair<Double, AnimatablePair<Double, DashData>> {
        get {
            AnimatablePair(lineWidth, AnimatablePair(miterLimit, AnimatablePair(AnimatableDashes(dash), dashPhase)))
        }
        set {
            (lineWidth, miterLimit) = (max(0, newValue.first), newValue.second.first)
            (dash, dashPhase) = (newValue.second.second.first.lengths.map { max(0, $0) }, newValue.second.second.second)
        }
    }
}

/// Lengths of dashes and gaps. There is a way from one pattern to another of as many, and to no other.
public struct AnimatableDashes: VectorArithmetic {
    /// Nil is nothing at all, of whatever number.
    private var held: [Double]?

    init(_ lengths: [Double]?) { held = lengths }

    var lengths: [Double] { held ?? [] }

    public static var zero: Self { Self(nil) }

    public static func + (left: Self, right: Self) -> Self {
        guard let first = left.held, let second = right.held else { return left.held == nil ? right : left }
        return first.count == second.count ? Self(zip(first, second).map { $0 + $1 }) : left
    }

    public static func - (left: Self, right: Self) -> Self {
        guard let first = left.held, let second = right.held else { return left + right.scaled(by: -1) }
        return first.count == second.count ? Self(zip(first, second).map { $0 - $1 }) : .zero
    }

    public mutating func scale(by factor: Double) { held = held?.map { $0 * factor } }

    public var magnitudeSquared: Double { lengths.reduce(0) { $0 + $1 * $1 } }
}
