public import FramewrightDrawing

/// A scrollable viewport onto one subview.
///
/// Takes the proposed length along the scrolled axes and proposes an unspecified length to the subview there; across
/// them it is as large as the subview. Content smaller than a viewport that scrolls in both directions is centred,
/// otherwise it is at the beginning. Content outside is clipped by drawing. Further subviews are scroll indicators, one
/// per axis, the vertical one first: each is placed at the side, in proportion to the visible part, or omitted if the
/// content fits.
public struct ScrollLayout: Layout {
    /// The dimensions of scroll indicators, in points.
    public struct Indicators: Hashable, Sendable {
        /// The thickness.
        public var thickness: Double
        /// The distance from the viewport's side and ends.
        public var inset: Double
        /// The minimum length, if there is enough space.
        public var shortest: Double

        /// Creates dimensions in points.
        public init(thickness: Double = 3, inset: Double = 3, shortest: Double = 36) {
            self.thickness = thickness
            self.inset = inset
            self.shortest = shortest
        }
    }

    private let axes: Axis.Set
    private var offset: Point
    private let indicators: Indicators
    private let reach: (@Sendable (Size) -> Void)?

    /// Creates a scroll layout.
    ///
    /// - Parameters:
    ///   - offset: The distance the content is moved up and left, in points, clamped to the content's size.
    ///   - reach: Called each time the content is placed, with the maximum offsets.
    public init(
        axes: Axis.Set, offset: Point, indicators: Indicators = Indicators(), reach: (@Sendable (Size) -> Void)? = nil
    ) {
        self.axes = axes
        self.offset = offset
        self.indicators = indicators
        self.reach = reach
    }

    /// Creates a layout that scrolls along one axis, without a callback.
    public init(axis: Axis, offset: Double) {
        self.init(axes: Axis.Set(axis), offset: Point(main: offset, cross: 0, axis: axis))
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// The offset.
    public var animatableData: Point.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    /// Returns the default spacing preferences, whatever the subviews'.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        var size = subviews.size(for: offer(proposal))
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let content = subviews.first else { return }
        let window = bounds.inset(by: subviews.margins)
        let offer = offer(proposal)
        let size = content.sizeThatFits(offer)
        var origin = window.origin
        var farthest = Size.zero
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let measure = ScrollMeasure(window, content: size, axis: axis)
            origin[axis] -= measure.kept(offset[axis])
            if axes == [.horizontal, .vertical] { origin[axis] += measure.rest / 2 }
            farthest[axis] = measure.farthest
        }
        reach?(farthest)
        content.place(at: origin, proposal: offer, through: ContextChange(scrolled: axes, container: window.size))
        place(Array(subviews.dropFirst()), in: window, size)
    }

    private func place(_ subviews: [LayoutSubview], in window: Rect, _ content: Size) {
        let scrolled = [Axis.vertical, .horizontal].filter { axes.contains(Axis.Set($0)) }
        for (indicator, axis) in zip(subviews, scrolled) {
            let measure = ScrollMeasure(window, content: content, axis: axis)
            guard let frame = measure.indicator(indicators, offset: offset[axis], in: window) else {
                indicator.omit()
                continue
            }
            indicator.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

/// The viewport and content along one axis.
private struct ScrollMeasure {
    let axis: Axis
    let visible: Double
    let content: Double

    init(_ window: Rect, content: Size, axis: Axis) {
        self.axis = axis
        visible = window.size[axis]
        self.content = content[axis]
    }

    /// The maximum offset.
    var farthest: Double { max(0, content - visible) }

    /// The length of the viewport that is not covered by content.
    var rest: Double { max(0, visible - content) }

    /// Returns the offset clamped to the content.
    func kept(_ offset: Double) -> Double { max(0, min(offset, farthest)) }

    /// Returns the frame of the indicator. Returns nil if the whole content is visible.
    func indicator(_ look: ScrollLayout.Indicators, offset: Double, in window: Rect) -> Rect? {
        let track = visible - 2 * look.inset
        guard content - visible > 0.001, content.isFinite, track > 0 else { return nil }
        let length = min(track, max(look.shortest, track * visible / content))
        let start = look.inset + (track - length) * kept(offset) / (content - visible)
        let side = window.size[axis.cross] - look.inset - look.thickness
        return Rect(
            origin: window.origin + Point(main: start, cross: side, axis: axis),
            size: Size(main: length, cross: look.thickness, axis))
    }
}
