public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews

extension Session {
    /// Taps a point. If a view handles taps of that count, it is called once. Otherwise a view that handles single taps
    /// is called for each tap.
    ///
    /// - Returns: False if no view handles the tap.
    @discardableResult
    public func tap(at point: Point, count: Int = 1) throws(RenderError) -> Bool {
        try touchDown(at: point)
        guard let finger, !finger.isTaken else {
            try touchUp()
            return true
        }
        let taps = finger.taps
        try release(tapping: false)
        let tap = taps.first { $0.count == count } ?? taps.first { $0.count == 1 }
        guard let tap else { return false }
        tap.action()
        try update()
        if tap.count < count { try self.tap(at: point, count: count - 1) }
        return true
    }

    /// Taps the middle of a view. If nothing handles that, taps the first view inside that handles taps, such as the
    /// switch of a toggle with a label.
    ///
    /// - Returns: False if no view handles the tap.
    @discardableResult
    public func tap(_ target: TouchTarget, count: Int = 1) throws(RenderError) -> Bool {
        if case .point(let point) = target { return try tap(at: point, count: count) }
        let aim = try aim(at: target)
        let tree = try layout().tree
        if try tap(at: aim.point, count: count) { return true }
        let inner = (aim.index..<tree.nodes[aim.index].end).first { tree.nodes[$0].payload.answersTaps }
        guard let inner else { return false }
        guard let middle = tree.seenMiddle(of: inner) else { return false }
        return try tap(at: middle, count: count)
    }

    /// Taps a view twice.
    @discardableResult
    public func doubleTap(_ target: TouchTarget) throws(RenderError) -> Bool { try tap(target, count: 2) }

    /// Touches a target for a number of seconds.
    ///
    /// - Returns: False if no view handles the touch.
    @discardableResult
    public func longPress(_ target: TouchTarget, duration: Double = 0.5) throws(RenderError) -> Bool {
        try touchDown(at: try point(of: target))
        try advance(duration)
        return try touchUp()
    }

    /// Drags in equal steps over `duration` seconds, after resting for `holding` seconds.
    ///
    /// - Returns: False if no view handles the touch.
    @discardableResult
    public func drag(
        from start: TouchTarget, to end: TouchTarget, steps: Int = 10, duration: Double = 0.2, holding: Double = 0
    ) throws(RenderError) -> Bool {
        try drag(
            from: try point(of: start), to: try point(of: end), steps: steps, duration: duration, holding: holding)
    }

    /// Drags in equal steps over `duration` seconds, after resting for `holding` seconds.
    ///
    /// - Returns: False if no view handles the touch.
    @discardableResult
    public func drag(
        from start: Point, to end: Point, steps: Int = 10, duration: Double = 0.2, holding: Double = 0
    ) throws(RenderError) -> Bool {
        try touchDown(at: start)
        if holding > 0 { try advance(holding) }
        let steps = max(1, steps)
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            try advance(max(0, duration) / Double(steps))
            try touchMove(
                to: Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        return try touchUp()
    }

    /// Swipes over a view, or over the middle of the screen. The distance is in points, the duration in seconds.
    ///
    /// - Returns: False if no view handles the touch.
    @discardableResult
    public func swipe(
        _ direction: SwipeDirection, on target: TouchTarget? = nil, distance: Double = 100, duration: Double = 0.1
    ) throws(RenderError) -> Bool {
        let middle = Point(x: viewport.size.width / 2, y: viewport.size.height / 2)
        let start = try target.map { target throws(RenderError) in try point(of: target) } ?? middle
        return try drag(from: start, to: direction.moved(start, by: distance), steps: 4, duration: duration)
    }

    /// Begins a touch. The front view at the point is asked first, then its ancestors.
    public func touchDown(at point: Point) throws(RenderError) {
        if finger != nil { try touchUp() }
        let tree = try layout().tree
        let candidates = tree.views(at: point).flatMap { index in
            let inwards = tree.transform(around: index)?.inverse
            let origins = tree.coordinateSpaceOrigins(around: index)
            return tree.nodes[index].payload.interactions.map {
                TouchSequence.Candidate(
                    interaction: $0, frame: tree.nodes[index].frame, hitShape: tree.nodes[index].payload.hitShape,
                    inwards: inwards, origins: origins)
            }
        }
        finger = TouchSequence(start: point, startTime: time, location: point, time: time, candidates: candidates)
        for candidate in candidates { candidate.press(true) }
        beginAtOnce()
    }

    /// Moves the touch. The first view that handles a drag of this distance claims the touch.
    public func touchMove(to point: Point) throws(RenderError) {
        guard var finger else { return }
        let elapsed = time - finger.time
        if elapsed > 0 {
            finger.velocity = Size(
                width: (point.x - finger.location.x) / elapsed, height: (point.y - finger.location.y) / elapsed)
        }
        finger.location = point
        finger.time = time
        self.finger = finger
        if finger.drag == nil, !finger.isTaken { beginDrag() }
        if let drag = self.finger?.drag { drag.drag(self.finger ?? finger, isOver: false) }
        try update()
    }

    /// Ends the touch, which ends a drag or performs a tap.
    ///
    /// - Returns: False if no view has handled the touch.
    @discardableResult
    public func touchUp() throws(RenderError) -> Bool { try release(tapping: true) }

    @discardableResult
    private func release(tapping: Bool) throws(RenderError) -> Bool {
        guard let finger else { return false }
        self.finger = nil
        if finger.drag == nil { for candidate in finger.candidates { candidate.press(false) } }
        let tap = tapping && !finger.isTaken ? finger.taps.first { $0.count == 1 } : nil
        if let drag = finger.drag {
            drag.drag(finger, isOver: true)
        } else {
            tap?.action()
        }
        try update()
        return finger.isTaken || tap != nil
    }

    /// Begins the drag of a view whose minimum distance is 0, at the beginning of the touch.
    private func beginAtOnce() {
        beginDrag()
        if let finger, let drag = finger.drag { drag.drag(finger, isOver: false) }
    }

    private func beginDrag() {
        guard let finger, let drag = finger.candidates.first(where: { $0.startsDrag(finger) }) else {
            return
        }
        self.finger?.drag = drag
        self.finger?.isTaken = true
        for candidate in finger.candidates { candidate.press(false) }
    }

    /// Runs a long press that has become due.
    func rest() throws(RenderError) {
        guard let finger, !finger.isTaken else { return }
        let seconds = time - finger.startTime + Self.instant
        if let resting = finger.candidates.first(where: { $0.rest(seconds, within: finger.distance) }) {
            self.finger?.isTaken = true
            if resting.dragsAfterPress { handOver(to: resting) }
        }
        try update()
    }

    /// Begins the drag of a view that drags after a long press. If its minimum distance is 0, it is called at once.
    private func handOver(to candidate: TouchSequence.Candidate) {
        guard let finger else { return }
        self.finger?.drag = candidate
        for other in finger.candidates { other.press(false) }
        candidate.drag(finger, isOver: false)
    }

    /// The tolerance of times in seconds. Rounding errors of sums of times are smaller.
    static let instant = 1e-9
}

extension ViewContent {
    fileprivate var answersTaps: Bool {
        interactions.contains { interaction in
            switch interaction {
            case .tap, .text: true
            case .longPress, .drag, .pressedDrag, .scroll, .press: false
            }
        }
    }
}
