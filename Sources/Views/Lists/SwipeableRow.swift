import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import Synchronization

/// The actions beside a row.
@MainActor
struct RowActions {
    let leading: ListRowTraits.SwipeActions?
    let trailing: ListRowTraits.SwipeActions?
    let delete: (@MainActor () -> Void)?

    init(_ traits: ListRowTraits) {
        (leading, trailing) = (traits.leadingActions, traits.trailingActions)
        delete = traits.isDeleteDisabled || traits.trailingActions != nil ? nil : traits.delete
    }

    var hasTrailing: Bool { trailing != nil || delete != nil }
}

/// A row that a horizontal drag moves aside to reveal its actions.
struct SwipeableRow<Row: View>: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled
    @State private var swipe = Swipe()
    /// The length of trailing actions that is visible, in points; that of leading actions if negative.
    @State private var amount = 0.0
    let actions: RowActions
    let row: Row

    var body: some View {
        let tracker = swipe.tracker(actions, isMirrored: direction == .rightToLeft) { move(to: $0) }
        let layout = SwipeLayout(amount: amount, measure: swipe.measure)
        LayeredLayoutView(name: "SwipeableRow", layout: layout) {
            row.changingEnvironment { $0.revealActions = RevealAction { open() } }
            if amount > 0 { buttons(actions.trailing, isTrailing: true) }
            if amount < 0 { buttons(actions.leading, isTrailing: false) }
        }
        .clipped()
        .contentShape(Rectangle())
        .interacting([.scroll(tracker)])
    }

    private func move(to value: Double?) {
        guard let value else { return release() }
        amount = value
    }

    private func open() {
        amount = SwipeButtonStyle.width
        swipe.settle(at: amount)
    }

    /// Runs the first action after a long drag; otherwise opens or closes the actions.
    private func release() {
        let (width, natural) = swipe.measure.lengths
        let side = amount > 0 ? actions.trailing : actions.leading
        if width > 0, abs(amount) > width / 2, side?.allowsFullSwipe ?? true {
            close()
            if let side { side.buttons.first?.runTap() } else { actions.delete?() }
            return
        }
        let target = abs(amount) > natural / 2 ? (amount > 0 ? natural : -natural) : 0
        withAnimation(.easeOut(duration: 0.2)) { amount = target }
        swipe.settle(at: target)
    }

    private func close() {
        amount = 0
        swipe.settle(at: 0)
    }

    private func buttons(_ side: ListRowTraits.SwipeActions?, isTrailing: Bool) -> some View {
        HStack(spacing: 0) {
            if let side {
                LoweredViews(nodes: isTrailing ? side.buttons.reversed().numberedAnew() : side.buttons)
            } else if let delete = actions.delete {
                Button("Delete", role: .destructive) { delete() }.buttonStyle(SwipeButtonStyle())
            }
        }
        .changingEnvironment { $0.afterAction = DismissAction { close() } }
    }
}

/// The drag of a row.
@MainActor
private final class Swipe {
    let measure = SwipeMeasure()
    /// The length, in points, that a drag can reach on either side.
    private let room = 1000.0
    private var known: ScrollTracker?
    private var origin = 0.0

    /// Returns the tracker, which passes the visible length to `onMove`, and nil when the drag ends.
    func tracker(
        _ actions: RowActions, isMirrored: Bool, _ onMove: @escaping @MainActor (Double?) -> Void
    ) -> ScrollTracker {
        let start = Point(x: actions.leading == nil ? 0 : room, y: 0)
        if let known, origin == start.x {
            known.update(given: start, isMirrored: isMirrored)
            return known
        }
        origin = start.x
        let tracker = ScrollTracker(axes: .horizontal, offset: start) { [unowned self] in
            onMove((known?.shown(for: start).x ?? start.x) - start.x)
        }
        tracker.reach.size = Size(width: start.x + (actions.hasTrailing ? room : 0), height: 0)
        tracker.onRelease = { onMove(nil) }
        tracker.update(given: start, isMirrored: isMirrored)
        known = tracker
        return tracker
    }

    func settle(at amount: Double) { known?.settle(at: Point(x: origin + amount, y: 0)) }
}

/// The width of a row and the natural width of the actions beside it. Layout sets it, possibly on another thread.
private final class SwipeMeasure: Sendable {
    private let stored = Mutex((row: 0.0, actions: 0.0))

    var lengths: (row: Double, actions: Double) {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

/// The layout of a row and the visible actions behind it, in this order.
private struct SwipeLayout: Layout {
    var amount: Double
    let measure: SwipeMeasure

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let row = subviews.first else { return }
        row.place(
            at: Point(x: bounds.minX - amount, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
        guard subviews.count > 1 else { return }
        let natural = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
        measure.lengths = (bounds.width, natural)
        let width = max(natural, abs(amount))
        let x = amount > 0 ? bounds.maxX - amount : bounds.minX - amount - width
        subviews[1].place(
            at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }
}

extension [ViewNode] {
    /// Returns the nodes with keys of their own, for another order than that of their positions.
    fileprivate func numberedAnew() -> [ViewNode] {
        enumerated().map { position, node in
            var node = node
            node.step = .key("\(count - position)")
            return node
        }
    }
}

extension ViewNode {
    /// Runs the tap of the first button in the node.
    @MainActor func runTap() {
        for case .tap(_, let action) in payload.interactions {
            return action(Interaction.Touch(globalLocation: .zero, frame: .zero))
        }
        children.first?.runTap()
    }
}
