public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A window onto content that may be longer than the window; what lies outside is cut off.
///
/// The window reaches over the safe area's border where it touches it; its content begins and ends inside. In a session
/// the content follows a finger along the axes, as far as there is some, and stays where the finger leaves it: it has no
/// momentum and does not bounce.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let offset: Point
    private let content: Content

    /// `offset` is how far the content has been scrolled along the first of the axes, in points; it stops at the
    /// content's end. Where a finger has moved it since counts until another offset is given.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, offset: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        let point = axes.contains(.vertical) ? Point(x: 0, y: offset) : Point(x: offset, y: 0)
        self.init(axes, showsIndicators: showsIndicators, offset: point, content: content)
    }

    /// `offset` is how far the content has been scrolled to the left and upwards.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, offset: Point,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.offset = offset
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let (inside, tracker, offset) = ScrollTracker.remembered(in: lowering, axes: axes, given: offset)
        let inner = inside.with { $0.stackAxis = nil }.nodes(of: content).single(or: VStackLayout(), named: "VStack")
        let reach = tracker.reach
        lowering.graph.notes.needsFrames = true
        var node = ViewNode(
            ViewContent("ScrollView", .clip, allowsOverlap: true),
            layout: ScrollLayout(
                axes: axes, offset: offset, indicators: lowering.environment.scrollIndicators,
                reach: { reach.size = $0 }),
            children: ([inner] + (showsIndicators ? indicators(lowering) : [])).numbered())
        node.payload.scrolledAxes = axes
        if lowering.environment.isEnabled, lowering.environment.isScrollEnabled {
            node.payload.interactions.append(.scroll(tracker))
        }
        if axes.contains(.vertical) { node.safeAreaEdgesInset.formUnion(.vertical) }
        if axes.contains(.horizontal) { node.safeAreaEdgesInset.formUnion(.horizontal) }
        return [node]
    }

    /// One an axis, the vertical one first; the layout leaves out what is not needed.
    private func indicators(_ lowering: Lowering) -> [ViewNode] {
        let paint = lowering.paint(.control(.scrollIndicator))
        return [Axis.Set.vertical, .horizontal].filter(axes.contains).map { _ in
            ViewNode(ViewContent("ScrollIndicator", .shape(Capsule(), paint)), layout: FillLayout())
        }
    }
}

extension EnvironmentValues {
    fileprivate var scrollIndicators: ScrollLayout.Indicators {
        ScrollLayout.Indicators(
            thickness: length(.indicatorThickness), inset: length(.indicatorInset), shortest: length(.indicatorLength))
    }
}

extension View {
    /// With true the scroll views inside do not follow fingers.
    public func scrollDisabled(_ disabled: Bool) -> some View { changingEnvironment { $0.isScrollEnabled = !disabled } }
}

extension EnvironmentValues {
    /// Whether scroll views follow fingers.
    public internal(set) var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

private enum ScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}
