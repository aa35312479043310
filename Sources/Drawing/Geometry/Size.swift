/// A width and a height in points. May be zero; layout may also ask about infinite sizes.
@frozen
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)

    /// True when both sides are numbers below infinity.
    public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
    public var description: String { "\(shortest(width))x\(shortest(height))" }
}
