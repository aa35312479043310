/// Easing curves from (0, 0) to (1, 1) that are made of quarter circles.
enum CircularArcs: Hashable, Sendable {
    /// Horizontal at the start, vertical at the end.
    case easeIn
    /// Vertical at the start, horizontal at the end.
    case easeOut
    case easeInOut
    case easeOutIn

    /// The curve mirrored in the diagonal.
    var inverse: CircularArcs {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        case .easeInOut: .easeOutIn
        case .easeOutIn: .easeInOut
        }
    }

    /// Returns the value at a progress between 0 and 1.
    func value(at share: Double) -> Double {
        switch self {
        case .easeIn: 1 - Self.height(share)
        case .easeOut: Self.height(1 - share)
        case .easeInOut, .easeOutIn:
            share < 0.5 ? first.value(at: 2 * share) / 2 : (1 + first.inverse.value(at: 2 * share - 1)) / 2
        }
    }

    /// Returns the slope, limited to 1e9 where the arc is vertical.
    func velocity(at share: Double) -> Double {
        switch self {
        case .easeIn: share / max(Self.height(share), 1e-9)
        case .easeOut: (1 - share) / max(Self.height(1 - share), 1e-9)
        case .easeInOut, .easeOutIn:
            share < 0.5 ? first.velocity(at: 2 * share) : first.inverse.velocity(at: 2 * share - 1)
        }
    }

    /// The first half of the curve; the second is its inverse.
    private var first: CircularArcs { self == .easeInOut ? .easeIn : .easeOut }

    /// Returns the height of the unit circle at `place`. A product, because subtracting a square from 1 loses digits
    /// near the end.
    private static func height(_ place: Double) -> Double { max(0, (1 - place) * (1 + place)).squareRoot() }
}
