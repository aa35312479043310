public import FramewrightDrawing

/// A window onto one subview that may be longer than the window.
///
/// Takes the proposal along the scrolled axes and offers the subview any length there; across them it is as large as
/// the subview. Content smaller than a window that scrolls both ways lies in its middle, else at its beginning. What lies
/// outside is the drawing's to clip. Further subviews are indicators, one an axis, the vertical
/// one first: each is placed at the side in the proportion shown, or left out where there is nothing to scroll.
public struct ScrollLayout: Layout {
    /// How large indicators are, in points.
    public struct Indicators: Hashable, Sendable {
        public var thickness: Double
        /// From the window's side and ends.
        public var inset: Double
        /// At least this long where there is room.
        public var shortest: Double

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

    /// - Parameters:
    ///   - offset: how far the content has moved up and left, in points; it is kept within the content's size.
    ///   - reach: hears how far it can be moved at most, each time the content is placed.
    public init(
        axes: Axis.Set, offset: Point, indicators: Indicators = Indicators(), reach: (@Sendable (Size) -> Void)? = nil
    ) {
        self.axes = axes
        self.offset = offset
        self.indicators = indicators
        self.reach = reach
    }

    public init(axis: Axis, offset: Double) {
        self.init(axes: Axis.Set(axis), offset: Point(main: offset, cross: 0, axis: axis))
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    public var animatableData: Point.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        var size = subviews.size(for: offer(proposal))
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

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
            let measure = ScrollMeasure(window, size, axis)
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
            let measure = ScrollMeasure(window, content, axis)
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

/// One axis of a window and its content.
private struct ScrollMeasure {
    let axis: Axis
    let visible: Double
    let content: Double

    init(_ window: Rect, _ content: Size, _ axis: Axis) {
        self.axis = axis
        visible = window.size[axis]
        self.content = content[axis]
    }

    /// The offset at which the content's end is reached.
    var farthest: Double { max(0, content - visible) }

    /// What the content leaves of the window.
    var rest: Double { max(0, visible - content) }

    /// The offset within the content.
    func kept(_ offset: Double) -> Double { max(0, min(offset, farthest)) }

    /// Nil where all of the content is seen.
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
