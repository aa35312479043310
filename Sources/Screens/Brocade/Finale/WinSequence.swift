import Framewright

/// What moves after the last piece was placed, at every moment. Confetti is the model's.
///
/// The finished picture stands before it dissolves into bands and figure; bar, figure and confetti start when it does.
///
/// The app closes a gap between the halves of 18 points in the same moment as it hides them. Our pieces fill their cells:
/// there is no gap but the line, which is hidden.
enum WinSequence {
    /// Seconds for which the finished picture stands, and then takes to dissolve.
    static let standing = 0.4
    static let dissolving = 0.15

    /// The opacity of the finished picture, from 1 to 0.
    static func pictureOpacity(at time: Double) -> Double {
        1 - UnitCurve.easeInOut.value(at: (time - standing) / dissolving)
    }

    /// Seconds in which the bar leaves.
    static let barDuration = 0.25

    /// How much of its own thickness the bar has left the screen by: at once, ease-in-out.
    static func barTravel(at time: Double) -> Double { UnitCurve.easeInOut.value(at: (time - standing) / barDuration) }

    /// How the figure is turned, clockwise: to one side, to the other and back, half a second each.
    static func heroAngle(at time: Double) -> Angle { .radians(wiggle.value(time: max(0, time - standing))) }

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
