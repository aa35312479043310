/// A time as an exact fraction of a second, in lowest terms: 600 times 1/60 s is exactly 10 s.
///
/// Guarantee: `denominator > 0`, and numerator and denominator are coprime.
public struct FrameTime: Hashable, Sendable {
    /// The numerator.
    public let numerator: Int
    /// The denominator.
    public let denominator: Int

    /// Creates a time of `numerator / denominator` seconds. The denominator must be positive.
    public init(_ numerator: Int, over denominator: Int = 1) {
        precondition(denominator > 0, "\(numerator)/\(denominator) s is no span of time")
        let divisor = Int(commonDivisor(Int128(numerator).magnitude, Int128(denominator).magnitude))
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// Zero seconds.
    public static let zero = FrameTime(0)

    /// Returns the duration of a frame at `rate / over` frames per second, such as 30000/1001. Both must be positive.
    public static func frame(perSecond rate: Int, over: Int = 1) -> FrameTime { FrameTime(over, over: rate) }

    /// Returns a time in milliseconds.
    public static func milliseconds(_ count: Int) -> FrameTime { FrameTime(count, over: 1000) }

    /// The time in seconds, not exact.
    public var seconds: Double { Double(numerator) / Double(denominator) }

    /// Returns the exact sum. Returns nil if its terms exceed 64 bits.
    public func adding(_ other: FrameTime) -> FrameTime? {
        let (sum, isOver) = (Int128(numerator) * Int128(other.denominator))
            .addingReportingOverflow(Int128(other.numerator) * Int128(denominator))
        let whole = Int128(denominator) * Int128(other.denominator)
        let divisor = Int128(commonDivisor(sum.magnitude, whole.magnitude))
        guard !isOver, let numerator = Int(exactly: sum / divisor), let denominator = Int(exactly: whole / divisor)
        else { return nil }
        return FrameTime(numerator, over: denominator)
    }

    /// Returns the exact difference. Returns nil if its terms exceed 64 bits.
    public func subtracting(_ other: FrameTime) -> FrameTime? {
        guard other.numerator != .min else { return nil }
        return adding(FrameTime(-other.numerator, over: other.denominator))
    }

    /// Returns the nearest number of ticks at `rate / over` ticks per second; halves are rounded up. Returns nil if it
    /// exceeds 64 bits.
    public func ticks(perSecond rate: Int, over: Int = 1) -> Int? {
        precondition(rate > 0 && over > 0, "\(rate)/\(over) ticks a second are no clock")
        let (product, isOver) = Int128(numerator).multipliedReportingOverflow(by: Int128(rate) * 2)
        let (whole, isWide) = Int128(denominator).multipliedReportingOverflow(by: Int128(over) * 2)
        guard !isOver, !isWide else { return nil }
        let (raised, isAbove) = product.addingReportingOverflow(whole / 2)
        guard !isAbove else { return nil }
        let (quotient, remainder) = raised.quotientAndRemainder(dividingBy: whole)
        return Int(exactly: remainder < 0 ? quotient - 1 : quotient)
    }
}

extension FrameTime: Comparable {
    /// Returns true if the first time is shorter.
    public static func < (left: FrameTime, right: FrameTime) -> Bool {
        Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
    }
}

extension FrameTime: CustomStringConvertible {
    /// The time as a fraction, such as `1/60 s`.
    public var description: String { denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s" }
}

/// Returns the greatest common divisor by Euclid's algorithm, at least 1.
private func commonDivisor(_ one: UInt128, _ other: UInt128) -> UInt128 {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return max(one, 1)
}
