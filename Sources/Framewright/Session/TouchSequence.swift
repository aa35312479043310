import FramewrightDrawing
import FramewrightViews

/// A finger between touching the screen and leaving it.
@MainActor
struct TouchSequence {
    /// A view's way of answering, with the view's frame when the finger came.
    struct Candidate {
        let interaction: Interaction
        let frame: Rect
        /// Where the view takes touches, if not in its frame.
        let hitShape: (any Shape)?
        /// From the screen to where the frame lies, for a view that is seen turned or scaled.
        let inwards: ProjectionTransform?

        /// A place on the screen as the view knows it.
        func local(_ point: Point) -> Point { inwards?.apply(point) ?? point }
    }

    let start: Point
    let startTime: Double
    var location: Point
    var time: Double
    var velocity = Size.zero
    /// From the front view outwards.
    var candidates: [Candidate]
    /// The drag that has begun.
    var drag: Candidate?
    /// True once a long press or drag has made this touch theirs.
    var isTaken = false

    var distance: Double {
        let (x, y) = (location.x - start.x, location.y - start.y)
        return (x * x + y * y).squareRoot()
    }
}

extension TouchSequence {
    /// How far, in points, a finger may stray and still tap; from there on it scrolls.
    fileprivate static let reach = 10.0

    /// The taps the views under the finger wait for, from the front outwards: those of views it is still on, and of
    /// anything but a button only where it has hardly moved.
    var taps: [(count: Int, action: @MainActor () -> Void)] {
        let buttons = candidates.filter(\.isPress).map(\.frame)
        return candidates.compactMap { candidate in
            let touch = Interaction.Touch(globalLocation: candidate.local(location), frame: candidate.frame)
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

    /// What happens when the finger has rested for so many seconds within so many points of where it came down.
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

    /// How long the finger has to rest for the view to answer.
    var restingTime: Double? {
        switch interaction {
        case .longPress(let duration, _, _, _): duration
        case .pressedDrag(let press): press.minimumDuration
        case .tap, .drag, .scroll, .press, .text: nil
        }
    }

    /// True for a view that follows the finger after a long press.
    var dragsAfterPress: Bool {
        if case .pressedDrag = interaction { true } else { false }
    }

    /// True where the finger's way so far begins a drag, or moves the content of a scroll view along its axes.
    @MainActor func startsDrag(_ finger: TouchSequence) -> Bool {
        switch interaction {
        case .drag(let minimum, _, _): finger.distance >= minimum
        case .scroll(let tracker): finger.distance >= TouchSequence.reach && tracker.takes(way(of: finger))
        case .tap, .longPress, .pressedDrag, .press, .text: false
        }
    }

    /// From where the finger came to where it is, as the view knows it.
    @MainActor private func way(of finger: TouchSequence) -> Size {
        let (start, location) = (local(finger.start), local(finger.location))
        return Size(width: location.x - start.x, height: location.y - start.y)
    }

    @MainActor func drag(_ finger: TouchSequence, isOver: Bool) {
        let drag = Interaction.Drag(
            time: finger.time, start: local(finger.start), location: local(finger.location), velocity: finger.velocity,
            frame: frame)
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
