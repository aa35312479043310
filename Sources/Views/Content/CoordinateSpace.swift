public import FramewrightLayoutEngine

/// The origin of locations.
///
/// `@unchecked Sendable`, because names are only compared.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The screen's top left corner.
    case global
    /// The view's top left corner.
    case local
    /// The top left corner of the nearest enclosing view with that name; the screen's if there is none.
    case named(AnyHashable)

    /// Whether it is the space of the screen.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the space of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space, by its own type.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    /// The local space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    /// The global space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an enclosing view.
///
/// ```swift
/// VStack {
///     GeometryReader { proxy in Text("\(proxy.frame(in: .named("stack")).minY)") }
/// }
/// .coordinateSpace(.named("stack"))
/// ```
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
    let name: AnyHashable

    /// The named space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest enclosing view with that name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The visible part of the nearest enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName.any) }

    /// The visible part of the nearest enclosing scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: axis == .vertical ? ScrollSpaceName.vertical : .horizontal)
    }
}

/// The names of the spaces of scroll views.
enum ScrollSpaceName: Hashable {
    case any
    case vertical
    case horizontal

    static func names(along axes: Axis.Set) -> [ScrollSpaceName] {
        [.any] + (axes.contains(.vertical) ? [.vertical] : []) + (axes.contains(.horizontal) ? [.horizontal] : [])
    }
}

/// The named coordinate spaces around a view, each with the mark by which layout finds its frame.
struct CoordinateSpaces: Hashable, @unchecked Sendable {
    var marks: [AnyHashable: Int] = [:]

    /// The mark of the nearest enclosing scroll view, if any.
    var scrollView: Int? { marks[ScrollSpaceName.any] }
}
