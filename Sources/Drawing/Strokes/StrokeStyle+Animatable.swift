extension StrokeStyle: Animatable {
    /// The dash lengths and the dash phase.
    public typealias DashData = AnimatablePair<AnimatableDashes, Double>

    /// The width, miter limit, dashes and dash phase. Dashes of a different count change at once, as do caps and joins.
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

/// Dash lengths as a vector. Only patterns of the same count can be interpolated.
public struct AnimatableDashes: VectorArithmetic {
    /// The lengths. Nil for `zero`, which is neutral with patterns of any count.
    private var held: [Double]?

    init(_ lengths: [Double]?) { held = lengths }

    var lengths: [Double] { held ?? [] }

    /// A vector that is neutral in sums with patterns of any count.
    public static var zero: Self { Self(nil) }

    /// Returns the sums of the lengths.
    public static func + (left: Self, right: Self) -> Self {
        guard let first = left.held, let second = right.held else { return left.held == nil ? right : left }
        return first.count == second.count ? Self(zip(first, second).map { $0 + $1 }) : left
    }

    /// Returns the differences of the lengths.
    public static func - (left: Self, right: Self) -> Self {
        guard let first = left.held, let second = right.held else { return left + right.scaled(by: -1) }
        return first.count == second.count ? Self(zip(first, second).map { $0 - $1 }) : .zero
    }

    /// Multiplies the lengths by a factor.
    public mutating func scale(by factor: Double) { held = held?.map { $0 * factor } }

    /// The sum of the squared lengths.
    public var magnitudeSquared: Double { lengths.reduce(0) { $0 + $1 * $1 } }
}
