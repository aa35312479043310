/// One thing done to a screen in use, by a finger, a keyboard, time or the person who films it.
///
/// Seconds are those of the screen's clock but for `hold`, which stops that clock and lets the film go on.
public enum PlayStep: Hashable, Sendable {
    case tap(TouchTarget)
    case doubleTap(TouchTarget)
    case longPress(TouchTarget, duration: Double = 0.5)
    /// The finger rests for `holding`, then moves for `duration`.
    case drag(from: TouchTarget, to: TouchTarget, duration: Double = 0.2, holding: Double = 0)
    /// Over a view, or over the middle of the screen; the distance is in points.
    case swipe(Session.SwipeDirection, on: TouchTarget? = nil, distance: Double = 100, duration: Double = 0.1)
    /// Into the field that has the focus; a line break submits.
    case type(String)
    case wait(Double)
    /// Until nothing moves any more and a frame has shown it.
    case waitUntilSettled
    /// Shows the same picture for so many seconds of the film.
    case hold(Double)
    /// How fast the screen's clock goes in the film from here on: 2 is twice as fast.
    case speed(Double)
    case rotate(Orientation)
    /// A shipped theme by name, or whatever the player is told to look up; in the context shown so far, where it has that.
    case theme(String)
    /// A context of the theme that is shown, such as `dark`; nil for its plain values.
    case context(String?)
    /// A still picture of this moment, under a name.
    case snapshot(String)
}

extension PlayStep {
    /// The longest time a step may take, in seconds.
    public static let longestTime = 86_400.0
    /// The factors a film may be played at.
    public static let speeds = 0.001...1000.0

    /// What is wrong with a number of the step; nil where nothing is.
    var problem: String? {
        for seconds in times where !(0...Self.longestTime).contains(seconds) {
            return "\(seconds) seconds are not between 0 and \(Int(Self.longestTime))"
        }
        switch self {
        case .speed(let factor) where !Self.speeds.contains(factor):
            return "a speed of \(factor) is not between \(Self.speeds.lowerBound) and \(Self.speeds.upperBound)"
        case .swipe(_, _, let distance, _) where !(0...20_000).contains(distance):
            return "a distance of \(distance) points is not between 0 and 20000"
        default: return nil
        }
    }

    private var times: [Double] {
        switch self {
        case .wait(let seconds), .hold(let seconds), .longPress(_, let seconds), .swipe(_, _, _, let seconds):
            [seconds]
        case .drag(_, _, let duration, let holding): [duration, holding]
        default: []
        }
    }

    /// True for what a person does to the screen, which may change it at once.
    var isAction: Bool {
        switch self {
        case .wait, .waitUntilSettled, .hold, .speed, .snapshot: false
        default: true
        }
    }
}

extension PlayStep: CustomStringConvertible {
    /// As in `tap 'restart'`.
    public var description: String {
        switch self {
        case .tap(let target): "tap \(target)"
        case .doubleTap(let target): "double tap \(target)"
        case .longPress(let target, _): "long press \(target)"
        case .drag(let start, let end, _, _): "drag from \(start) to \(end)"
        case .swipe(let direction, let target, _, _):
            "swipe \(direction.rawValue)\(target.map { " on \($0)" } ?? "")"
        case .type(let text): "type \(text.debugDescription)"
        case .wait(let seconds): "wait \(seconds) s"
        case .waitUntilSettled: "wait until settled"
        case .hold(let seconds): "hold \(seconds) s"
        case .speed(let factor): "speed \(factor)"
        case .rotate(let orientation): "rotate to \(orientation.rawValue)"
        case .theme(let name): "theme '\(name)'"
        case .context(let name): name.map { "context '\($0)'" } ?? "no context"
        case .snapshot(let name): "snapshot '\(name)'"
        }
    }
}
