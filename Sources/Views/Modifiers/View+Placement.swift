public import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Draws the view elsewhere; its neighbours do not notice.
    public func offset(x: Double = 0, y: Double = 0) -> some View { offset(Size(width: x, height: y)) }

    /// Draws the view elsewhere; its neighbours do not notice.
    public func offset(_ offset: Size) -> some View {
        modified(by: OffsetLayout(Point(x: offset.width, y: offset.height)), named: "Offset")
    }

    /// Puts the view's centre at a point of the space its parent proposes, all of which it takes.
    public func position(_ position: Point) -> some View { modified(by: PositionLayout(position), named: "Position") }

    /// Puts the view's centre at a point of the space its parent proposes, all of which it takes.
    public func position(x: Double = 0, y: Double = 0) -> some View { position(Point(x: x, y: y)) }

    /// Moves a guide of the view; the closure's result is measured from the view's left edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
    ) -> some View {
        modified(by: AlignmentGuideLayout(guide, place: computeValue), named: "AlignmentGuide")
    }

    /// Moves a guide of the view; the closure's result is measured from the view's top edge.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
    ) -> some View {
        modified(by: AlignmentGuideLayout(guide, place: computeValue), named: "AlignmentGuide")
    }

    /// Siblings are painted from the lowest index to the highest, those that do not say at 0.
    public func zIndex(_ value: Double) -> some View { NodeModifiedView(content: self) { $0.zIndex = value } }

    /// A value for the layout around the view, which reads it by `subview[Key.self]`. A value that the view, or a view of a
    /// group, already has for the key stays.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        NodeModifiedView(content: self) { if !$0.values.contains(key) { $0.values[key] = value } }
    }
}
