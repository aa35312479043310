public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The position of a scroll view, which can be read and set.
///
/// ```swift
/// ScrollView { ... }
///     .scrollPosition($position)
/// Button("Top") { position.scrollTo(edge: .top) }
/// ```
public struct ScrollPosition: Equatable, @unchecked Sendable {
    fileprivate enum Place: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: Double?, y: Double?)
    }

    fileprivate var place: Place
    /// The number of requests, by which equal ones in succession are told apart.
    fileprivate var turn = 0
    /// Whether a touch has scrolled since the last request.
    public fileprivate(set) var isPositionedByUser = false

    /// Creates a position without a place, for views identified by a type.
    public init(idType: any Hashable.Type = Never.self) { place = .none }

    /// Creates a position at a view.
    public init(id: some Hashable, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }

    /// Creates a position without a place, for views identified by a type.
    public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { place = .edge(edge) }

    /// Creates a position at an edge.
    public init(edge: Edge) { place = .edge(edge) }

    /// Creates a position at an offset.
    public init(point: Point) { place = .point(x: point.x, y: point.y) }

    /// Creates a position at an offset.
    public init(x: Double, y: Double) { place = .point(x: x, y: y) }

    /// Creates a position at a horizontal offset.
    public init(x: Double) { place = .point(x: x, y: nil) }

    /// Creates a position at a vertical offset.
    public init(y: Double) { place = .point(x: nil, y: y) }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { go(.view(AnyHashable(id), anchor)) }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }

    /// Scrolls to an offset.
    public mutating func scrollTo(point: Point) { go(.point(x: point.x, y: point.y)) }

    /// Scrolls to an offset.
    public mutating func scrollTo(x: Double, y: Double) { go(.point(x: x, y: y)) }

    /// Scrolls to a horizontal offset.
    public mutating func scrollTo(x: Double) { go(.point(x: x, y: nil)) }

    /// Scrolls to a vertical offset.
    public mutating func scrollTo(y: Double) { go(.point(x: nil, y: y)) }

    /// The requested edge; nil for another place.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The requested offset; nil for another place.
    public var point: Point? { if case .point(let x, let y) = place { Point(x: x ?? 0, y: y ?? 0) } else { nil } }

    /// The requested horizontal offset; nil for another place.
    public var x: Double? { if case .point(let x, _) = place { x } else { nil } }

    /// The requested vertical offset; nil for another place.
    public var y: Double? { if case .point(_, let y) = place { y } else { nil } }

    /// The identity of the view at the position; nil for another place.
    public var viewID: (any Hashable)? {
        if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
    }

    /// Returns the identity of the view at the position, if it has that type.
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
        if case .view(let id, _) = place { id.base as? ID } else { nil }
    }

    private mutating func go(_ place: Place) {
        self.place = place
        turn += 1
        isPositionedByUser = false
    }

    fileprivate var request: ScrollRequest? {
        switch place {
        case .none: nil
        case .view(let id, let anchor): .view(id, anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    fileprivate mutating func pass(_ id: AnyHashable?) {
        isPositionedByUser = true
        place = id.map { .view($0, nil) } ?? .none
    }
}

extension View {
    /// Connects the position of the scroll view inside with the identity of the first visible view of its
    /// `scrollTargetLayout`.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(content: self, value: id.wrappedValue.map { AnyHashable($0) }) { value in
            value.map { .view($0, anchor ?? .topLeading) }
        } report: { new, _ in
            guard let new = new?.base as? ID, id.wrappedValue != new else { return }
            id.wrappedValue = new
        }
    }

    /// Connects the scroll view inside with a position.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(content: self, value: position.wrappedValue) { value in
            if case .view(let id, nil)? = value.request { .view(id, anchor) } else { value.request }
        } report: { id, isByUser in
            guard isByUser else { return }
            var value = position.wrappedValue
            value.pass(id)
            if value != position.wrappedValue { position.wrappedValue = value }
        }
    }
}

/// The last position that a scroll view has shown.
@MainActor
private final class ShownPosition<Value> {
    var value: Value?
}

private struct ScrollPositionView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let request: (Value) -> ScrollRequest?
    let report: (AnyHashable?, Bool) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let shown = inner.remembered { ShownPosition<Value>() }
        let binding = ScrollPositionBinding {
            guard shown.value != value else { return nil }
            shown.value = value
            return request(value)
        } report: { id, isByUser in
            report(id, isByUser)
        }
        return inner.with { $0.scrollSettings.own.positions.append(binding) }.nodes(of: content)
    }
}
