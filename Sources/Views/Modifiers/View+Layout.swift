public import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// A box of fixed width, height or both; nil leaves a side to the view.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        modified(by: FrameLayout(width: width, height: height, alignment: alignment), named: "Frame")
    }

    /// A box that follows the proposal between limits.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: FlexibleFrameLayout(
                width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment),
            named: "Frame")
    }

    /// Room of a length of its own on each edge; negative lengths let the view stick out.
    public func padding(_ insets: EdgeInsets) -> some View { modified(by: PaddingLayout(insets), named: "Padding") }

    /// Room on the chosen edges; 16 points unless told. A negative length lets the view stick out.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, on: edges))
    }

    /// The same room on all edges; negative lets the view stick out.
    public func padding(_ length: Double) -> some View { padding(.all, length) }

    /// Width by height; nil keeps the view's ideal shape.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        modified(by: AspectRatioLayout(ratio, mode: contentMode), named: "AspectRatio")
    }

    /// Gives the view its ideal length on the chosen axes, whatever is proposed.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modified(by: FixedSizeLayout(axes: axes), named: "FixedSize")
    }

    /// Higher priorities are offered a stack's space first. A spacer with a priority of its own does not come last any more.
    public func layoutPriority(_ priority: Double) -> some View {
        NodeModifiedView(content: self) { ($0.priority, $0.isSpacer) = (priority, false) }
    }

    /// Cuts off what is drawn outside the view's frame.
    public func clipped() -> some View {
        LayoutModifiedView(content: self, layout: PaddingLayout(.zero), name: "Clipped").clipping()
    }

    /// A name for tests, masks and scripts; never drawn.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        NodeModifiedView(content: self) { $0.payload.identifier = identifier }
    }

    func modified(by layout: some Layout, named name: String) -> some View {
        LayoutModifiedView(content: self, layout: layout, name: name)
    }

    private func clipping() -> some View { NodeModifiedView(content: self) { $0.payload.figure = .clip } }
}
