import FramewrightDrawing

/// A view's size for one proposal, and where its alignment guides lie.
public struct ViewDimensions {
    public let width: Double
    public let height: Double
    private let element: LayoutElement?
    private let proposal: ProposedViewSize

    init(size: Size, element: LayoutElement?, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.element = element
        self.proposal = proposal
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
        element?.explicitAlignment(of: key, proposal: proposal)
    }
}

extension Alignment {
    /// Where a view of `dimensions` lies so that its guides meet those of `bounds`.
    func origin(of dimensions: ViewDimensions, in bounds: Rect) -> Point {
        let frame = ViewDimensions(size: bounds.size, element: nil, proposal: .unspecified)
        return Point(
            x: bounds.minX + frame[horizontal] - dimensions[horizontal],
            y: bounds.minY + frame[vertical] - dimensions[vertical])
    }
}
