public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The top or the bottom edge.
public enum VerticalEdge: Int, Hashable, Sendable, CaseIterable {
    case top
    case bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int, Hashable, Sendable, CaseIterable {
    case leading
    case trailing
}

extension View {
    /// Extends the view beyond the safe area on those of the edges where it touches its border.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
        NodeModifiedView(content: self) { $0.safeAreaEdgesIgnored.formUnion(edges) }
    }

    /// Places a bar at the view's top or bottom. The safe area inside the view is reduced by it.
    public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        SafeAreaInsetView(
            primary: self, bar: content(), edge: edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom), spacing: spacing)
    }

    /// Places a bar at the view's leading or trailing edge. The safe area inside the view is reduced by it.
    public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        SafeAreaInsetView(
            primary: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
            spacing: spacing)
    }

    /// Reduces the safe area inside the view by a length per edge.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modified(by: SafeAreaPaddingLayout(insets), named: "SafeAreaPadding")
    }

    /// Reduces the safe area inside the view on the given edges, by default by 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
    }

    /// Reduces the safe area inside the view by the same length on all edges.
    public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
    /// Creates insets with a length on the given edges and 0 on the others.
    init(_ length: Double, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// A view with a bar at one of its edges.
private struct SafeAreaInsetView<Primary: View, Bar: View>: PrimitiveView {
    let primary: Primary
    let bar: Bar
    let edge: Edge
    let alignment: Alignment
    let spacing: Double?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let bars = lowering.at(.position(1)).nodes(of: bar)
        let primary = lowering.at(.position(0)).nodes(of: primary)
        guard !bars.isEmpty else { return primary }
        let bar = bars.single(or: ZStackLayout(alignment: alignment), named: "ZStack")
        let layout = SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)
        return primary.map { node in
            node.wrapped(in: layout, as: ViewContent("SafeAreaInset", allowsOverlap: true), beside: [bar])
        }
    }
}
