/// Quarters of a circle from (0, 0) to (1, 1).
enum CircularArcs: Hashable, Sendable {
    /// Level at the beginning, upright at the end.
    case easeIn
    /// Upright at the beginning, level at the end.
    case easeOut
    case easeInOut
    case easeOutIn

    /// Mirrored in the diagonal.
    var inverse: CircularArcs {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        case .easeInOut: .easeOutIn
        case .easeOutIn: .easeInOut
        }
    }

    /// Shares of 0 to 1.
    func value(at share: Double) -> Double {
        switch self {
        case .easeIn: 1 - Self.height(share)
        case .easeOut: Self.height(1 - share)
        case .easeInOut, .easeOutIn:
            share < 0.5 ? first.value(at: 2 * share) / 2 : (1 + first.inverse.value(at: 2 * share - 1)) / 2
        }
    }

    /// What the value changes by, held to 1e9 where a circle stands upright.
    func velocity(at share: Double) -> Double {
        switch self {
        case .easeIn: share / max(Self.height(share), 1e-9)
        case .easeOut: (1 - share) / max(Self.height(1 - share), 1e-9)
        case .easeInOut, .easeOutIn:
            share < 0.5 ? first.velocity(at: 2 * share) : first.inverse.velocity(at: 2 * share - 1)
        }
    }

    /// The first of two halves; the second is its inverse.
    private var first: CircularArcs { self == .easeInOut ? .easeIn : .easeOut }

    /// Of the circle of radius 1 above a place, as a product: a square subtracted from 1 loses digits near the end.
    private static func height(_ place: Double) -> Double { max(0, (1 - place) * (1 + place)).squareRoot() }
}
