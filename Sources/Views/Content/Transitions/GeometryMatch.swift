import FramewrightDrawing
import FramewrightLayoutEngine

/// The parts of a frame that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The width and height.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The geometry that a view shares with others.
struct GeometryMatch: Hashable, Sendable {
    let key: String
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Returns a layout that moves a view from one frame to another, as far as `properties` demand.
    func layout(from frame: Rect, to other: Rect) -> MatchedGeometryLayout {
        var shift = Rect.zero
        if properties.contains(.size) {
            shift.size = Size(width: other.width - frame.width, height: other.height - frame.height)
        }
        if properties.contains(.position) {
            shift.origin = other.point(at: anchor) - frame.point(at: anchor)
            shift.origin.x -= anchor.x * shift.size.width
            shift.origin.y -= anchor.y * shift.size.height
        }
        return MatchedGeometryLayout(shift: shift, anchor: anchor)
    }
}

/// Places its subview in a shifted frame, without effect on the surrounding layout.
struct MatchedGeometryLayout: Layout {
    var shift = Rect.zero
    let anchor: UnitPoint

    var animatableData: Rect.AnimatableData {
        get { shift.animatableData }
        set { shift.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if shift == .zero { return subviews.first?.place(at: bounds.origin, proposal: proposal) ?? () }
        let frame = Rect(
            x: bounds.minX + shift.minX, y: bounds.minY + shift.minY, width: max(0, bounds.width + shift.size.width),
            height: max(0, bounds.height + shift.size.height))
        let inner = ProposedViewSize(width: frame.width, height: frame.height)
        for subview in subviews { subview.place(at: frame.point(at: anchor), anchor: anchor, proposal: inner) }
    }
}
