import Framewright

/// What moves after the last piece was placed, at every moment. Confetti is the model's.
///
/// The app closes a gap between the halves of 18 points in the same moment as it hides them. Our pieces fill their cells:
/// there is no gap but the line, which is hidden.
enum WinSequence {
    /// Seconds in which the bar leaves.
    static let barDuration = 0.25

    /// How much of its own thickness the bar has left the screen by: at once, ease-in-out.
    static func barTravel(at time: Double) -> Double { UnitCurve.easeInOut.value(at: time / barDuration) }

    /// How the figure is turned, clockwise: to one side, to the other and back, half a second each.
    static func heroAngle(at time: Double) -> Angle { .radians(wiggle.value(time: time)) }

    private static var wiggle: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(0.25, duration: 0.5, timingCurve: .easeInOut)
                LinearKeyframe(-0.25, duration: 0.5, timingCurve: .easeInOut)
                LinearKeyframe(0, duration: 0.5, timingCurve: .easeInOut)
            }
        }
    }
}
