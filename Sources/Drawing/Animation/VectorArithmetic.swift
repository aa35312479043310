/// A vector that can be interpolated, by addition and scaling.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
    /// Multiplies every component by a factor.
    mutating func scale(by factor: Double)

    /// The square of the length. 0 only for `zero`.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the vector with every component multiplied by a factor.
    public func scaled(by factor: Double) -> Self {
        var vector = self
        vector.scale(by: factor)
        return vector
    }

    /// Moves towards another vector: an amount of 0 changes nothing, 1 gives the other vector.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = self + (other - self).scaled(by: amount)
    }

    /// Returns the vector between this one (amount 0) and another one (amount 1).
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) { self = Float(Double(self) * factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// A vector without components, for values that are not interpolated.
public struct EmptyAnimatableData: VectorArithmetic {
    /// Creates an empty vector.
    public init() {}

    /// An empty vector.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns an empty vector.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Returns an empty vector.
    public static func - (left: Self, right: Self) -> Self { left }
    /// Does nothing.
    public mutating func scale(by factor: Double) {}
    /// Always 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two vectors as one. Pairs can be nested for more components.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First
    /// The second vector.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// A pair of zero vectors.
    public static var zero: Self { Self(.zero, .zero) }

    /// Returns the sum of each component.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// Returns the difference of each component.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// Multiplies both vectors by a factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    /// The sum of the squared lengths.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// A list of numbers as a vector. Numbers that are missing, infinite or NaN are not interpolated and stay as they are.
public struct AnimatableNumbers: VectorArithmetic {
    /// The numbers.
    public var numbers: [Double]

    /// Creates a vector.
    public init(_ numbers: [Double]) { self.numbers = numbers }

    /// An empty vector, neutral in sums with vectors of any length.
    public static var zero: Self { Self([]) }

    /// Returns the sums of the numbers.
    public static func + (left: Self, right: Self) -> Self {
        if left.numbers.isEmpty { return right }
        if right.numbers.isEmpty { return left }
        return Self(zip(left.numbers, right.numbers).map { $1.isFinite ? $0 + $1 : $0 })
    }

    /// Returns the differences of the numbers.
    public static func - (left: Self, right: Self) -> Self {
        if right.numbers.isEmpty { return left }
        if left.numbers.isEmpty { return Self(right.numbers.map { -$0 }) }
        return Self(zip(left.numbers, right.numbers).map { $0.isFinite && $1.isFinite ? $0 - $1 : 0 })
    }

    /// Multiplies the finite numbers by a factor.
    public mutating func scale(by factor: Double) {
        for index in numbers.indices where numbers[index].isFinite { numbers[index] *= factor }
    }

    /// The sum of the squares of the finite numbers.
    public var magnitudeSquared: Double { numbers.reduce(0) { $1.isFinite ? $0 + $1 * $1 : $0 } }
}
