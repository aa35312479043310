/// An angle. Growing angles turn clockwise on the screen, since y grows downwards.
@frozen
public struct Angle: Hashable, Sendable, Comparable {
    public var radians: Double

    public init() { radians = 0 }

    public init(radians: Double) { self.radians = radians }

    public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

    /// 360 make a turn.
    public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { radians = newValue * (Double.pi / 180) }
    }

    public static let zero = Angle()

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
}

extension Angle: CustomStringConvertible {
    /// In degrees, to a thousandth: radians print as noise.
    public var description: String { "\(shortest((degrees * 1000).rounded() / 1000))deg" }
}
