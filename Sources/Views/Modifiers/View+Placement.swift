public import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Moves the drawn view, without effect on the surrounding layout.
    public func offset(x: Double = 0, y: Double = 0) -> some View { offset(Size(width: x, height: y)) }

    /// Moves the drawn view, without effect on the surrounding layout.
    public func offset(_ offset: Size) -> some View {
        modified(by: OffsetLayout(Point(x: offset.width, y: offset.height)), named: "Offset")
    }

    /// Centres the view at a point of its parent's proposed space, all of which it takes.
    public func position(_ position: Point) -> some View { modified(by: PositionLayout(position), named: "Position") }

    /// Centres the view at a point of its parent's proposed space, all of which it takes.
    public func position(x: Double = 0, y: Double = 0) -> some View { position(Point(x: x, y: y)) }

    /// Sets a guide of the view, measured from its left edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        modified(by: AlignmentGuideLayout(guide, place: placement(by: computeValue)), named: "AlignmentGuide")
    }

    /// Sets a guide of the view, measured from its top edge.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        modified(by: AlignmentGuideLayout(guide, place: placement(by: computeValue)), named: "AlignmentGuide")
    }

    /// Sets the paint order among siblings: lower indices are painted first; the default is 0.
    public func zIndex(_ value: Double) -> some View { NodeModifiedView(content: self) { $0.zIndex = value } }

    /// Sets a value that the surrounding layout reads by `subview[Key.self]`. A value set inside for the same key is
    /// kept.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        NodeModifiedView(content: self) { if !$0.values.contains(key) { $0.values[key] = value } }
    }

    /// Excludes the texts inside from those at which the separator of a list's row begins.
    func hidingFirstText() -> some View { layoutValue(key: HidesFirstText.self, value: true) }
}

/// Returns a closure for layout, which runs on any thread.
///
/// As in SwiftUI the closures of guides need not be `@Sendable`, so that they can read the properties of their view.
/// They run while the view is not evaluated.
private func placement(
    by computeValue: @escaping (ViewDimensions) -> Double
) -> @Sendable (ViewDimensions) -> Double {
    let placement = Placement(computeValue: computeValue)
    return { placement.computeValue($0) }
}

private struct Placement: @unchecked Sendable {
    let computeValue: (ViewDimensions) -> Double
}
