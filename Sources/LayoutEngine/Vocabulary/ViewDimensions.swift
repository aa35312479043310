import FramewrightDrawing

/// A view's size for one proposal, and where its alignment guides lie.
public struct ViewDimensions {
    public let width: Double
    public let height: Double
    /// The view; nil where only a size is known.
    private let view: LayoutSubview?
    private let offer: Proposal

    init(size: Size, view: LayoutSubview? = nil, offer: Proposal = .unspecified) {
        width = size.width
        height = size.height
        self.view = view
        self.offer = offer
    }

    /// The guide's distance from the view's left edge.
    public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.key) }

    /// The guide's distance from the view's top edge.
    public subscript(guide: VerticalAlignment) -> Double { value(of: guide.key) }

    /// The guide's distance from the left edge where the view sets it, else nil.
    public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(of: guide.key) }

    /// The guide's distance from the top edge where the view sets it, else nil.
    public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(of: guide.key) }

    func value(of key: AlignmentKey) -> Double { explicitValue(of: key) ?? key.id.defaultValue(in: self) }

    func explicitValue(of key: AlignmentKey) -> Double? {
        view.flatMap { $0.run.explicitGuide($0.index, offer, key) }
    }
}

extension Alignment {
    /// Where a view of `dimensions` lies so that its guides meet those of `bounds`.
    func origin(of dimensions: ViewDimensions, in bounds: Rect) -> Point {
        let frame = ViewDimensions(size: bounds.size)
        return Point(
            x: bounds.minX + frame[horizontal] - dimensions[horizontal],
            y: bounds.minY + frame[vertical] - dimensions[vertical])
    }
}
