import FramewrightDrawing

/// The layout run that computes the guides of views.
protocol GuideSource: AnyObject {
    /// Returns the position of a guide that the node or a descendant sets, from the node's left or top edge. Returns
    /// nil if none does.
    func explicitGuide(_ index: Int, _ offer: Proposal, _ key: AlignmentKey) -> Double?
}

/// A view's size for one proposal, and the positions of its alignment guides.
public struct ViewDimensions {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// The source of the view's guides. Nil if only a size is known.
    private let source: (any GuideSource)?
    /// The view's index in the source.
    private let index: Int
    private let offer: Proposal

    init(size: Size, source: (any GuideSource)? = nil, index: Int = 0, offer: Proposal = .unspecified) {
        width = size.width
        height = size.height
        self.source = source
        self.index = index
        self.offer = offer
    }

    /// The guide's distance from the view's left edge.
    public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.key) }

    /// The guide's distance from the view's top edge.
    public subscript(guide: VerticalAlignment) -> Double { value(of: guide.key) }

    /// The guide's distance from the left edge if the view sets it, otherwise nil.
    public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(of: guide.key) }

    /// The guide's distance from the top edge if the view sets it, otherwise nil.
    public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(of: guide.key) }

    func value(of key: AlignmentKey) -> Double { explicitValue(of: key) ?? key.id.defaultValue(in: self) }

    func explicitValue(of key: AlignmentKey) -> Double? {
        source.flatMap { $0.explicitGuide(index, offer, key) }
    }
}

extension Alignment {
    /// Returns the origin of a view of `dimensions` whose guides coincide with those of `bounds`.
    func origin(of dimensions: ViewDimensions, in bounds: Rect) -> Point {
        let frame = ViewDimensions(size: bounds.size)
        return Point(
            x: bounds.minX + frame[horizontal] - dimensions[horizontal],
            y: bounds.minY + frame[vertical] - dimensions[vertical])
    }
}
