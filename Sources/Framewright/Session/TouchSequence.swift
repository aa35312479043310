import FramewrightDrawing
import FramewrightViews

/// A touch between its beginning and its end.
@MainActor
struct TouchSequence {
    /// A view's interaction, with the view's frame at the beginning of the touch.
    struct Candidate {
        let interaction: Interaction
        let frame: Rect
        /// The area in which the view takes touches, if not its frame.
        let hitShape: (any ShapeOutline)?
        /// The transform from the screen to the view's coordinates, for a view that is drawn rotated or scaled.
        let inwards: ProjectionTransform?
        /// The origins of the named coordinate spaces around the view.
        let origins: [CoordinateSpace: Point]

        /// Converts a point on the screen to the view's coordinates.
        func local(_ point: Point) -> Point { inwards?.apply(point) ?? point }
    }

    let start: Point
    let startTime: Double
    var location: Point
    var time: Double
    var velocity = Size.zero
    /// The interactions under the touch, those of the front view first.
    var candidates: [Candidate]
    /// The drag in progress.
    var drag: Candidate?
    /// True once a long press or drag has claimed the touch.
    var isTaken = false

    var distance: Double {
        let (x, y) = (location.x - start.x, location.y - start.y)
        return (x * x + y * y).squareRoot()
    }
}

extension TouchSequence {
    /// The distance in points up to which a touch counts as a tap. From there on it scrolls.
    fileprivate static let reach = 10.0

    /// The taps of the views under the touch, the front view first. A tap needs the touch to be still over the view
    /// and, except for buttons, to have moved at most `reach`.
    var taps: [(count: Int, action: @MainActor () -> Void)] {
        let buttons = candidates.filter(\.isPress).map(\.frame)
        return candidates.compactMap { candidate in
            let touch = Interaction.Touch(
                globalLocation: candidate.local(location), frame: candidate.frame, origins: candidate.origins)
            guard candidate.takesTouch(at: touch.globalLocation),
                distance <= Self.reach || buttons.contains(candidate.frame)
            else {
                return nil
            }
            return switch candidate.interaction {
            case .tap(let count, let action): (count, { action(touch) })
            case .text(let input): (1, { input.takeFocus() })
            case .longPress, .drag, .pressedDrag, .scroll, .press: nil
            }
        }
    }
}

extension TouchSequence.Candidate {
    fileprivate var isPress: Bool {
        if case .press = interaction { true } else { false }
    }

    fileprivate func takesTouch(at point: Point) -> Bool {
        hitShape?.path(in: frame).contains(point) ?? frame.contains(point)
    }

    @MainActor func press(_ isPressed: Bool) {
        switch interaction {
        case .press(let action): action(isPressed)
        case .longPress(_, _, let pressing, _): pressing(isPressed)
        case .pressedDrag(let press): if isPressed { press.touched() }
        case .tap, .drag, .scroll, .text: break
        }
    }

    /// Runs the long press, if the touch has rested for long enough within the allowed distance of its start.
    ///
    /// - Returns: True if it ran.
    @MainActor func rest(_ seconds: Double, within distance: Double) -> Bool {
        switch interaction {
        case .longPress(let duration, let reach, _, let action):
            guard seconds >= duration, distance <= reach else { return false }
            action()
        case .pressedDrag(let press):
            guard seconds >= press.minimumDuration, distance <= press.maximumDistance else { return false }
            press.pressed()
        case .tap, .drag, .scroll, .press, .text: return false
        }
        return true
    }

    /// The duration of a long press in seconds. Nil for other interactions.
    var restingTime: Double? {
        switch interaction {
        case .longPress(let duration, _, _, _): duration
        case .pressedDrag(let press): press.minimumDuration
        case .tap, .drag, .scroll, .press, .text: nil
        }
    }

    /// True for a drag that begins with a long press.
    var dragsAfterPress: Bool {
        if case .pressedDrag = interaction { true } else { false }
    }

    /// True if the movement so far begins a drag, or scrolls a scroll view along one of its axes.
    @MainActor func startsDrag(_ finger: TouchSequence) -> Bool {
        switch interaction {
        case .drag(let minimum, _, _): finger.distance >= minimum
        case .scroll(let tracker): finger.distance >= TouchSequence.reach && tracker.takes(way(of: finger))
        case .tap, .longPress, .pressedDrag, .press, .text: false
        }
    }

    /// Returns the movement of the touch in the view's coordinates.
    @MainActor private func way(of finger: TouchSequence) -> Size {
        let (start, location) = (local(finger.start), local(finger.location))
        return Size(width: location.x - start.x, height: location.y - start.y)
    }

    @MainActor func drag(_ finger: TouchSequence, isOver: Bool) {
        var drag = Interaction.Drag(
            time: finger.time, start: local(finger.start), location: local(finger.location), velocity: finger.velocity,
            frame: frame)
        drag.origins = origins
        switch interaction {
        case .drag(_, let changed, let ended): isOver ? ended(drag) : changed(drag)
        case .pressedDrag(let press):
            let hasMoved = finger.distance >= press.minimumDistance
            if isOver { press.ended(hasMoved ? drag : nil) } else if hasMoved { press.changed(drag) }
        case .scroll(let tracker):
            tracker.move(with: way(of: finger))
            if isOver { tracker.release() }
        case .tap, .longPress, .press, .text: break
        }
    }
}
