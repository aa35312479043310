import FramewrightDrawing
import FramewrightLayoutEngine

/// The connection of a scroll view with the positions, observers and readers around it.
@MainActor
struct ScrollConnection {
    let tracker: ScrollTracker
    let settings: ScrollSettings.Own
    let targets: ScrollTargets?
    let mark: Int

    init(tracker: ScrollTracker, settings: ScrollSettings.Own, targets: ScrollTargets?, mark: Int) {
        (self.tracker, self.settings, self.mark) = (tracker, settings, mark)
        if targets == nil, !settings.positions.isEmpty || settings.behavior != nil {
            tracker.ownTargets = tracker.ownTargets ?? ScrollTargets()
        }
        self.targets = targets ?? tracker.ownTargets
    }

    /// Observes the frames of the content, and reports them after the pass.
    func connect(_ content: ViewNode, in lowering: Lowering) -> ViewNode {
        tracker.restingOffset = settings.behavior.map(restingOffset)
        targets?.requests[ObjectIdentifier(tracker)] = { [tracker] mark, anchor in
            tracker.scroll(toMarked: mark, anchor: anchor.map { UnitPoint(x: $0.x, y: $0.y) })
        }
        if let anchor = settings.anchor, !tracker.isAnchored {
            lowering.graph.effects.check(lowering.node) { [tracker] in
                tracker.isAnchored = true
                let reach = tracker.reach.size
                tracker.scroll(to: Point(x: anchor.x * reach.width, y: anchor.y * reach.height))
            }
        }
        guard targets != nil || settings.needsExtent else { return content }
        lowering.graph.effects.check(lowering.node) { report() }
        return [content].observingFirst(named: "ScrollContent", in: lowering) { [tracker, mark] site in
            guard let window = site.markedFrames[mark] else { return }
            tracker.extent = ScrollExtent(window: window, content: site.frame, frames: site.markedFrames)
        }[0]
    }

    /// Follows the requests of positions, and tells positions and observers where the content is.
    private func report() {
        guard let extent = tracker.extent else { return }
        for position in settings.positions {
            if let request = position.request(), follow(request, extent) { return }
        }
        let geometry = ScrollGeometry(extent)
        for observer in settings.observers { observer(geometry) }
        for phase in settings.phases { phase(tracker.phase, geometry) }
        guard tracker.isMovedByUser, tracker.phase == .idle else { return }
        let id = firstVisible(in: extent).flatMap { targets?.id(of: $0) }
        for position in settings.positions { position.report(id, true) }
    }

    /// Scrolls to a requested place. Returns whether that changes the offset.
    private func follow(_ request: ScrollRequest, _ extent: ScrollExtent) -> Bool {
        let (reach, offset) = (tracker.reach.size, tracker.placedOffset)
        switch request {
        case .view(let id, let anchor):
            guard let mark = targets?.mark(of: id) else { return false }
            return tracker.scroll(toMarked: mark, anchor: anchor)
        case .edge(.top): return tracker.scroll(to: Point(x: offset.x, y: 0))
        case .edge(.bottom): return tracker.scroll(to: Point(x: offset.x, y: reach.height))
        case .edge(.leading): return tracker.scroll(to: Point(x: 0, y: offset.y))
        case .edge(.trailing): return tracker.scroll(to: Point(x: reach.width, y: offset.y))
        case .point(let x, let y): return tracker.scroll(to: Point(x: x ?? offset.x, y: y ?? offset.y))
        }
    }

    /// Returns the mark of the first target of which at least half is visible.
    private func firstVisible(in extent: ScrollExtent) -> Int? {
        let aligned = targets?.aligned ?? []
        return aligned.first { mark in
            guard let frame = extent.frames[mark] else { return false }
            return extent.window.contains(Point(x: frame.midX, y: frame.midY))
        }
    }

    private func restingOffset(of behavior: any ScrollTargetBehavior) -> @MainActor (Point, Point) -> Point {
        { [tracker, targets] start, end in
            guard let extent = tracker.extent else { return end }
            let marks = targets?.aligned ?? []
            let context = ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: Rect(origin: start, size: extent.window.size)), velocity: .zero,
                contentSize: extent.content.size, containerSize: extent.window.size, axes: tracker.axes,
                targets: marks.compactMap { extent.frames[$0] }.map {
                    $0.offset(by: Point.zero - extent.content.origin)
                })
            var target = ScrollTarget(rect: Rect(origin: end, size: extent.window.size))
            behavior.updateTarget(&target, context: context)
            return target.rect.origin
        }
    }
}

extension ScrollTracker {
    /// The views to which it can scroll, if no reader around has them.
    fileprivate var ownTargets: ScrollTargets? {
        get { ownTargetsBox as? ScrollTargets }
        set { ownTargetsBox = newValue }
    }

    /// Scrolls to a marked view.
    ///
    /// - Returns: False if there is no such view, or it is shown already.
    @discardableResult
    func scroll(toMarked mark: Int, anchor: UnitPoint?) -> Bool {
        guard let extent, let frame = extent.frames[mark] else { return false }
        return scroll(to: extent.offset(of: frame, anchor: anchor, from: placedOffset))
    }
}
