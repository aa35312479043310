public import FramewrightDrawing
public import FramewrightLayoutEngine
import FramewrightTypography

/// A scrollable viewport that clips its content.
///
/// The viewport extends beyond the safe area where it touches it; its content starts and ends inside. In a session
/// the content follows a drag along the axes up to its ends, and stays where the touch ends: there is no momentum and
/// no bouncing.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let offset: Point
    private let content: Content

    /// Creates a scroll view at an offset along its first axis, in points, limited to the content's end. An offset
    /// set by dragging remains until a different `offset` is specified.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, offset: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        let point = axes.contains(.vertical) ? Point(x: 0, y: offset) : Point(x: offset, y: 0)
        self.init(axes, showsIndicators: showsIndicators, offset: point, content: content)
    }

    /// Creates a scroll view whose content is moved to the left and upwards by `offset`, in points.
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
        let settings = lowering.environment.scrollSettings
        let (inside, tracker, offset) = ScrollTracker.remembered(in: lowering, axes: axes, given: offset)
        let mark = inside.at(.position(1)).mark
        let connection = ScrollConnection(
            tracker: tracker, settings: settings.own, targets: lowering.environment.scrollTargets, mark: mark)
        var inner = inside.with { environment in
            environment.stackAxis = nil
            environment.scrollSettings.own = ScrollSettings.Own()
            environment.enter(scrollViewAlong: axes, mark: mark)
            environment.scrollTargets = connection.targets
        }
        .nodes(of: content).single(or: VStackLayout(), named: "VStack")
        if settings.own.margins != .zero {
            inner = inner.wrapped(
                in: PaddingLayout(settings.own.margins), as: ViewContent(modifier: "ContentMargins"))
        }
        inner = connection.connect(inner, in: inside)
        let reach = tracker.reach
        lowering.graph.notes.needsFrames = true
        var node = ViewNode(
            ViewContent("ScrollView", settings.isClipped ? .clip : .none, allowsOverlap: true),
            layout: ScrollLayout(
                axes: axes, offset: offset, indicators: lowering.environment.scrollIndicators,
                reach: { reach.size = $0 }),
            children: ([inner] + indicators(lowering, settings)).numbered())
        node.values[FrameMarks.self] = [mark]
        node.payload.coordinateSpaces = ScrollSpaceName.names(along: axes).map { .named($0) }
        node.payload.scrolledAxes = axes
        if lowering.environment.isEnabled, lowering.environment.isScrollEnabled {
            node.payload.interactions.append(.scroll(tracker))
        }
        if axes.contains(.vertical) { node.safeAreaEdgesInset.formUnion(.vertical) }
        if axes.contains(.horizontal) { node.safeAreaEdgesInset.formUnion(.horizontal) }
        return [node]
    }

    /// Returns one indicator per axis, vertical first. The layout hides those that are not needed. A hidden one on the
    /// first of two axes keeps its place.
    private func indicators(_ lowering: Lowering, _ settings: ScrollSettings) -> [ViewNode] {
        let hidden = settings.hiddenIndicators
        guard showsIndicators, settings.showsIndicatorsAtRest, !hidden.isSuperset(of: axes) else { return [] }
        let paint = lowering.paint(.control(.scrollIndicator))
        return [Axis.Set.vertical, .horizontal].filter(axes.contains).map { axis in
            let figure = ViewContent.Figure.shape(Capsule(), paint)
            return ViewNode(
                ViewContent("ScrollIndicator", hidden.contains(axis) ? .none : figure), layout: FillLayout())
        }
    }
}

extension EnvironmentValues {
    /// Sets the coordinate spaces of a scroll view.
    fileprivate mutating func enter(scrollViewAlong axes: Axis.Set, mark: Int) {
        for name in ScrollSpaceName.names(along: axes) { coordinateSpaces.marks[name] = mark }
    }
}

extension ScrollTracker {
    /// Returns the tracker of the scroll view being lowered, a lowering for its content, and the offset to show: the
    /// last one, or the specified one if that has changed.
    fileprivate static func remembered(
        in lowering: Lowering, axes: Axis.Set, given: Point
    ) -> (inside: Lowering, tracker: ScrollTracker, offset: Point) {
        let inside = lowering.at(.position(0))
        let known = (inside.node.memory as? ScrollTracker).flatMap { $0.axes == axes ? $0 : nil }
        let graph = lowering.graph
        let tracker = known ?? ScrollTracker(axes: axes, offset: given) { [weak graph] in graph?.invalidate() }
        let isMirrored = lowering.environment.layoutDirection == .rightToLeft
        graph.effects.check(inside.node) {
            inside.node.memory = tracker
            tracker.update(given: given, isMirrored: isMirrored)
        }
        return (inside, tracker, tracker.shown(for: given))
    }
}

extension EnvironmentValues {
    fileprivate var scrollIndicators: ScrollLayout.Indicators {
        ScrollLayout.Indicators(
            thickness: length(.indicatorThickness), inset: length(.indicatorInset), shortest: length(.indicatorLength))
    }
}

extension View {
    /// Disables scrolling of the scroll views inside.
    public func scrollDisabled(_ disabled: Bool) -> some View { changingEnvironment { $0.isScrollEnabled = !disabled } }
}

extension EnvironmentValues {
    /// Whether scroll views can be scrolled.
    public internal(set) var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

private enum ScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}
