import FramewrightDrawing
import FramewrightViews

/// A finger between touching the screen and leaving it.
@MainActor
struct Finger {
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

extension Finger {
    /// How far, in points, a finger may stray and still tap.
    private static let reach = 10.0

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
            case .longPress, .drag, .press: nil
            }
        }
    }
}

extension Finger.Candidate {
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
        case .tap, .drag, .text: break
        }
    }

    func startsDrag(after distance: Double) -> Bool {
        guard case .drag(let minimum, _, _) = interaction else { return false }
        return distance >= minimum
    }

    @MainActor func drag(_ finger: Finger, isOver: Bool) {
        guard case .drag(_, let changed, let ended) = interaction else { return }
        let drag = Interaction.Drag(
            time: finger.time, start: local(finger.start), location: local(finger.location), velocity: finger.velocity,
            frame: frame)
        if isOver { ended(drag) } else { changed(drag) }
    }
}
