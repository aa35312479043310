/// What can be interpolated: added, and made longer or shorter.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
    /// Multiplies every component.
    mutating func scale(by factor: Double)

    /// The square of the length; 0 only for `zero`.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The vector, every component multiplied.
    public func scaled(by factor: Double) -> Self {
        var vector = self
        vector.scale(by: factor)
        return vector
    }

    /// Goes on towards another vector: 0 stays, 1 arrives.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = self + (other - self).scaled(by: amount)
    }

    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self = Float(Double(self) * factor) }
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// Nothing to interpolate.
public struct EmptyAnimatableData: VectorArithmetic {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two vectors as one; pairs of pairs make longer ones.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }

    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// A row of numbers. One that is missing, infinite or not a number has no way to another: it is left as it is.
public struct AnimatableNumbers: VectorArithmetic {
    public var numbers: [Double]

    public init(_ numbers: [Double]) { self.numbers = numbers }

    public static var zero: Self { Self([]) }

    public static func + (left: Self, right: Self) -> Self {
        if left.numbers.isEmpty { return right }
        if right.numbers.isEmpty { return left }
        return Self(zip(left.numbers, right.numbers).map { $1.isFinite ? $0 + $1 : $0 })
    }

    public static func - (left: Self, right: Self) -> Self {
        if right.numbers.isEmpty { return left }
        if left.numbers.isEmpty { return Self(right.numbers.map { -$0 }) }
        return Self(zip(left.numbers, right.numbers).map { $0.isFinite && $1.isFinite ? $0 - $1 : 0 })
    }

    public mutating func scale(by factor: Double) {
        for index in numbers.indices where numbers[index].isFinite { numbers[index] *= factor }
    }

    public var magnitudeSquared: Double { numbers.reduce(0) { $1.isFinite ? $0 + $1 * $1 : $0 } }
}
