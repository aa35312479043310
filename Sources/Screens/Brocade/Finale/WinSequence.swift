import Framewright

/// The movements after the last piece is placed, as functions of time. The model computes the confetti.
///
/// The finished image is held before it dissolves into bands and figure; bar, figure and confetti start with the
/// dissolve.
///
/// The app closes a gap of 18 points between the halves while hiding them. Here pieces fill their cells, so there is
/// no gap apart from the line, which is hidden.
enum WinSequence {
    /// The durations for which the finished image is held and then dissolves, in seconds.
    static let standing = 0.4
    static let dissolving = 0.15

    /// Returns the opacity of the finished image, from 1 to 0.
    static func pictureOpacity(at time: Double) -> Double {
        1 - UnitCurve.easeInOut.value(at: (time - standing) / dissolving)
    }

    /// The duration of the bar's exit, in seconds.
    static let barDuration = 0.25

    /// Returns the distance that the bar has moved, as a fraction of its thickness, ease-in-out.
    static func barTravel(at time: Double) -> Double { UnitCurve.easeInOut.value(at: (time - standing) / barDuration) }

    /// Returns the rotation of the figure, clockwise: to one side, to the other and back, half a second each.
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
