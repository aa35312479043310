public import FramewrightDrawing

/// The size that a parent proposes to a child, in points. A `nil` dimension asks for the ideal length.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width. Nil for the ideal width.
    public var width: Double?
    /// The proposed height. Nil for the ideal height.
    public var height: Double?

    /// Creates a proposal from a width and a height.
    @inlinable
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    @inlinable
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// A proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Returns the proposal as a size. Unspecified dimensions are taken from `size`, by default 10 by 10 points as in
    /// SwiftUI.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize: CustomStringConvertible {
    /// The dimensions, such as `320xnil`.
    public var description: String { "\(width.map(shortest) ?? "nil")x\(height.map(shortest) ?? "nil")" }
}
