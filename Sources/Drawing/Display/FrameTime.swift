/// A span of time in exact fractions of a second, in lowest terms: a sixtieth is a sixtieth, and 600 of them are 10 s.
///
/// Guarantee: `denominator > 0`, and no number but 1 divides both terms.
public struct FrameTime: Hashable, Sendable {
    public let numerator: Int
    public let denominator: Int

    /// `numerator / denominator` seconds; the denominator must be above 0.
    public init(_ numerator: Int, over denominator: Int = 1) {
        precondition(denominator > 0, "\(numerator)/\(denominator) s is no span of time")
        let divisor = Int(commonDivisor(Int128(numerator).magnitude, Int128(denominator).magnitude))
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    public static let zero = FrameTime(0)

    /// How long each of so many frames a second lasts; `over` for rates like 30000/1001. Both above 0.
    public static func frame(perSecond rate: Int, over: Int = 1) -> FrameTime { FrameTime(over, over: rate) }

    public static func milliseconds(_ count: Int) -> FrameTime { FrameTime(count, over: 1000) }

    /// For arithmetic that need not be exact.
    public var seconds: Double { Double(numerator) / Double(denominator) }

    /// The exact sum; nil where its terms exceed 64 bits.
    public func adding(_ other: FrameTime) -> FrameTime? {
        let (sum, isOver) = (Int128(numerator) * Int128(other.denominator))
            .addingReportingOverflow(Int128(other.numerator) * Int128(denominator))
        let whole = Int128(denominator) * Int128(other.denominator)
        let divisor = Int128(commonDivisor(sum.magnitude, whole.magnitude))
        guard !isOver, let numerator = Int(exactly: sum / divisor), let denominator = Int(exactly: whole / divisor)
        else { return nil }
        return FrameTime(numerator, over: denominator)
    }

    /// The exact difference; nil where its terms exceed 64 bits.
    public func subtracting(_ other: FrameTime) -> FrameTime? {
        guard other.numerator != .min else { return nil }
        return adding(FrameTime(-other.numerator, over: other.denominator))
    }

    /// The number of ticks nearest to this time, of `rate / over` a second; half a tick goes up. Nil beyond 64 bits.
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
    public static func < (left: FrameTime, right: FrameTime) -> Bool {
        Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
    }
}

extension FrameTime: CustomStringConvertible {
    /// As in `1/60 s`.
    public var description: String { denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s" }
}

/// Euclid's; at least 1.
private func commonDivisor(_ one: UInt128, _ other: UInt128) -> UInt128 {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return max(one, 1)
}
