public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A geometric value of a view, to be read in the coordinates of another view by a `GeometryProxy`.
///
/// ```swift
/// Text("Title")
///     .anchorPreference(key: FrameKey.self, value: .bounds) { [$0] }
/// ```
public struct Anchor<Value> {
    /// Returns the value by the frames of marked nodes, relative to an origin.
    let value: @Sendable (_ frames: [Int: Rect], _ origin: Point) -> Value
    /// The identity: the marked node and the kind of value.
    fileprivate let identity: AnchorIdentity

    /// The description of a value in the frame of a view.
    public struct Source: @unchecked Sendable {
        fileprivate let make: @Sendable (Rect) -> Value
        fileprivate let kind: AnyHashable
    }

    init(_ source: Source, of mark: Int) where Value: Sendable {
        let make = source.make
        value = { frames, origin in
            make(frames[mark].map { $0.offset(by: Point.zero - origin) } ?? .zero)
        }
        identity = AnchorIdentity(mark: mark, kind: source.kind)
    }
}

private struct AnchorIdentity: Hashable, @unchecked Sendable {
    let mark: Int
    let kind: AnyHashable
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both refer to the same value of the same view.
    public static func == (left: Anchor, right: Anchor) -> Bool { left.identity == right.identity }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor.Source where Value == Rect {
    /// The whole frame.
    public static var bounds: Anchor<Rect>.Source { Self(make: { $0 }, kind: "bounds") }

    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
        Self(make: { rect.offset(by: $0.origin) }, kind: rect)
    }
}

extension Anchor.Source where Value == Point {
    /// A point in the view's coordinates.
    public static func point(_ point: Point) -> Anchor<Point>.Source {
        Self(make: { $0.origin + point }, kind: point)
    }

    /// A point by its shares of the view's sides.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source {
        Self(make: { $0.point(at: point) }, kind: point)
    }

    /// The top left corner.
    public static var topLeading: Anchor<Point>.Source { .unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<Point>.Source { .unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<Point>.Source { .unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Anchor<Point>.Source { .unitPoint(.leading) }
    /// The centre.
    public static var center: Anchor<Point>.Source { .unitPoint(.center) }
    /// The middle of the right edge.
    public static var trailing: Anchor<Point>.Source { .unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<Point>.Source { .unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<Point>.Source { .unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<Point>.Source { .unitPoint(.bottomTrailing) }
}
