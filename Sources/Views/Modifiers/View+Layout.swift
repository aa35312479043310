public import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Places the view in a frame of fixed width, height or both. A nil dimension is that of the view.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        // Infinite lengths are ignored: the view keeps those of its content.
        let frame = FrameLayout(
            width: width.flatMap { $0.isFinite ? $0 : nil }, height: height.flatMap { $0.isFinite ? $0 : nil },
            alignment: alignment)
        return modified(by: frame, named: "Frame")
    }

    /// Places the view in a frame that follows the proposal within limits.
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

    /// Adds padding per edge, in points. With negative lengths the view extends beyond its frame.
    public func padding(_ insets: EdgeInsets) -> some View { modified(by: PaddingLayout(insets), named: "Padding") }

    /// Adds padding on the given edges, by default 16 points. With a negative length the view extends beyond its
    /// frame.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, on: edges))
    }

    /// Adds the same padding on all edges, in points. With a negative length the view extends beyond its frame.
    public func padding(_ length: Double) -> some View { padding(.all, length) }

    /// Constrains the ratio of width to height; nil keeps the view's ideal ratio.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        modified(by: AspectRatioLayout(ratio, mode: contentMode), named: "AspectRatio")
    }

    /// Fixes the view at its ideal size on the given axes.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modified(by: FixedSizeLayout(axes: axes), named: "FixedSize")
    }

    /// Sets the priority with which a stack offers space to the view. A spacer with a priority no longer comes last.
    public func layoutPriority(_ priority: Double) -> some View {
        NodeModifiedView(content: self) { ($0.priority, $0.isSpacer) = (priority, false) }
    }

    /// Clips the view's drawing to its frame.
    public func clipped() -> some View {
        LayoutModifiedView(content: self, layout: PaddingLayout(.zero), name: "Clipped").clipping()
    }

    /// Sets a name for tests, masks and scripts, which is never drawn.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        NodeModifiedView(content: self) { $0.payload.identifier = identifier }
    }

    func modified(by layout: some Layout, named name: String) -> some View {
        LayoutModifiedView(content: self, layout: layout, name: name)
    }

    private func clipping() -> some View { NodeModifiedView(content: self) { $0.payload.figure = .clip } }
}
