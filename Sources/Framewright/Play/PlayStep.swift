/// A step of an animation: a touch, typed text, waiting, or a change of the recording.
///
/// Times are seconds of the session's clock, except for `hold`, which stops that clock while the animation continues.
public enum PlayStep: Hashable, Sendable {
    case tap(TouchTarget)
    case doubleTap(TouchTarget)
    case longPress(TouchTarget, duration: Double = 0.5)
    /// Rests for `holding` seconds, then moves for `duration` seconds.
    case drag(from: TouchTarget, to: TouchTarget, duration: Double = 0.2, holding: Double = 0)
    /// Swipes over a view or the middle of the screen. The distance is in points.
    case swipe(Session.SwipeDirection, on: TouchTarget? = nil, distance: Double = 100, duration: Double = 0.1)
    /// Types into the focused field. A line break submits.
    case type(String)
    case wait(Double)
    /// Waits until all animations have ended and a frame has shown the result.
    case waitUntilSettled
    /// Shows the current screen for a number of seconds of the animation.
    case hold(Double)
    /// Sets the speed of the session's clock in the animation: 2 is twice as fast.
    case speed(Double)
    case rotate(Orientation)
    /// Shows a theme by name, as looked up by the player, in the context selected so far if the theme has it.
    case theme(String)
    /// Selects a context of the current theme, such as `dark`. Nil for its default values.
    case context(String?)
    /// Takes a named still image.
    case snapshot(String)
}

extension PlayStep {
    /// The longest time a step may take, in seconds.
    public static let longestTime = 86_400.0
    /// The range of speed factors.
    public static let speeds = 0.001...1000.0

    /// A description of the first number out of range. Nil if there is none.
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

    /// True for input that may change the screen immediately.
    var isAction: Bool {
        switch self {
        case .wait, .waitUntilSettled, .hold, .speed, .snapshot: false
        default: true
        }
    }
}

extension PlayStep: CustomStringConvertible {
    /// A short description, such as `tap 'restart'`.
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
