/// A width and a height in points. May be zero; in layout also infinite.
@frozen
public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The zero size.
    public static let zero = Size(width: 0, height: 0)

    /// True if both sides are finite.
    public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
    /// The sides, such as `320x480`.
    public var description: String { "\(shortest(width))x\(shortest(height))" }
}
