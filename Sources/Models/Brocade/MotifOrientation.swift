/// One of the eight orientations of a square image: an optional flip followed by quarter turns.
public struct MotifOrientation: Hashable, Sendable {
    /// The number of clockwise quarter turns, 0 to 3.
    public let quarterTurns: Int
    /// True if left and right are exchanged before rotating.
    public let isFlipped: Bool

    /// Creates an orientation from any number of quarter turns. Negative ones are counterclockwise.
    public init(quarterTurns: Int = 0, isFlipped: Bool = false) {
        self.quarterTurns = quarterTurns & 3
        self.isFlipped = isFlipped
    }

    /// The orientation of a motif in the bar.
    public static let upright = MotifOrientation()

    /// All eight orientations.
    public static let all = [false, true].flatMap { flipped in
        (0..<4).map { MotifOrientation(quarterTurns: $0, isFlipped: flipped) }
    }

    /// The orientation rotated clockwise by a quarter turn, as by a double tap.
    public var turned: MotifOrientation { MotifOrientation(quarterTurns: quarterTurns + 1, isFlipped: isFlipped) }

    /// The orientation of the mirror image: flipped, and rotated in the opposite direction.
    public var mirrored: MotifOrientation { MotifOrientation(quarterTurns: -quarterTurns, isFlipped: !isFlipped) }

    /// The rotation to apply after the flip, in degrees clockwise.
    public var degrees: Double { Double(quarterTurns * 90) }

    /// Returns the transformed position of a point of the image, relative to its centre (y down).
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
