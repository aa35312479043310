import FramewrightDrawing

/// A horizontal or vertical direction.
@frozen
public enum Axis: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case horizontal
    case vertical

    /// The name of the direction.
    public var description: String { rawValue }

    /// A set of axes.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the axes.
        public let rawValue: Int

        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Creates a set of one axis.
        public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

/// An edge of a rectangle.
@frozen
public enum Edge: Int, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the edges.
        public let rawValue: Int

        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

// The main axis of a stack is `axis`; the cross axis is the other one.

extension Axis {
    var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension ProposedViewSize {
    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Point {
    init(main: Double, cross: Double, axis: Axis) {
        self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
