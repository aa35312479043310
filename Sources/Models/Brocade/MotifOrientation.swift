/// One of the eight ways a square picture can lie: turned by quarters, and perhaps flipped first.
public struct MotifOrientation: Hashable, Sendable {
    /// Clockwise, from 0 to 3.
    public let quarterTurns: Int
    /// Left and right exchanged before turning.
    public let isFlipped: Bool

    /// Any number of turns; negative ones are counter-clockwise.
    public init(quarterTurns: Int = 0, isFlipped: Bool = false) {
        self.quarterTurns = quarterTurns & 3
        self.isFlipped = isFlipped
    }

    /// As picked from the bar.
    public static let upright = MotifOrientation()

    /// All eight.
    public static let all = [false, true].flatMap { flipped in
        (0..<4).map { MotifOrientation(quarterTurns: $0, isFlipped: flipped) }
    }

    /// A quarter more, clockwise: what a double tap does.
    public var turned: MotifOrientation { MotifOrientation(quarterTurns: quarterTurns + 1, isFlipped: isFlipped) }

    /// What a mirror on its left or right shows: the flipped picture, turned the other way.
    public var mirrored: MotifOrientation { MotifOrientation(quarterTurns: -quarterTurns, isFlipped: !isFlipped) }

    /// Clockwise, in degrees: what to turn the picture by, after flipping it.
    public var degrees: Double { Double(quarterTurns * 90) }

    /// Where a point of the picture lies, seen from its centre (y down).
    public func applied(to point: BrocadePoint) -> BrocadePoint {
        let x = isFlipped ? -point.x : point.x
        return switch quarterTurns {
        case 0: BrocadePoint(x: x, y: point.y)
        case 1: BrocadePoint(x: -point.y, y: x)
        case 2: BrocadePoint(x: -x, y: -point.y)
        default: BrocadePoint(x: point.y, y: -x)
        }
    }
}
