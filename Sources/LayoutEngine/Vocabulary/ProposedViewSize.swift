public import FramewrightDrawing

/// What a parent offers a child, in points; a `nil` dimension asks for the ideal length.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    @inlinable
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    @inlinable
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The proposal as a size, unspecified dimensions taken from `size`; 10 by 10 as in SwiftUI unless told.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize: CustomStringConvertible {
    public var description: String { "\(width.map(shortest) ?? "nil")x\(height.map(shortest) ?? "nil")" }
}
