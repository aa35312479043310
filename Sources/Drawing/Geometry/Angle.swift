/// An angle. Positive angles are clockwise on the screen, because y points down.
@frozen
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// Creates a zero angle.
    public init() { radians = 0 }

    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { radians = newValue * (Double.pi / 180) }
    }

    /// The zero angle.
    public static let zero = Angle()

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Returns true if the first angle is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
}

extension Angle: CustomStringConvertible {
    /// The angle in degrees, rounded to thousandths, because radians are hard to read.
    public var description: String { "\(shortest((degrees * 1000).rounded() / 1000))deg" }
}
