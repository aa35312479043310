import FramewrightViews
import Testing

private struct Pose: Sendable {
    var height = 0.0
    var scale = 1.0
}

@MainActor
struct KeyframeTests {
    private let jump = KeyframeTimeline(initialValue: Pose()) {
        KeyframeTrack(\.height) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(40)
            LinearKeyframe(20, duration: 0.5, timingCurve: .easeIn)
        }
        KeyframeTrack(\.scale) { CubicKeyframe(3, duration: 2) }
    }

    @Test func `tracks run side by side until the longest ends`() {
        #expect(jump.duration == 2)
        #expect(jump.value(time: 0.5).height == 5)
        #expect(jump.value(time: 1).height == 40)
        #expect(abs(jump.value(time: 1.25).height - (40 - 20 * UnitCurve.easeIn.value(at: 0.5))) < 1e-12)
        #expect(jump.value(time: 9).height == 20 && jump.value(time: 9).scale == 3)
        #expect(jump.value(progress: 0.5).scale == 2)
    }

    @Test func `cubic keyframes pass through their neighbours smoothly`() {
        let wave = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                CubicKeyframe(10, duration: 1)
                CubicKeyframe(20, duration: 1)
                CubicKeyframe(0, duration: 1)
            }
        }
        for time in [1.0, 2] {
            let (before, after) = (wave.value(time: time - 1e-6), wave.value(time: time + 1e-6))
            #expect(abs(before - wave.value(time: time)) < 1e-4 && abs(after - wave.value(time: time)) < 1e-4)
            let slopes = (
                (wave.value(time: time) - before) / 1e-6, (after - wave.value(time: time)) / 1e-6
            )
            #expect(abs(slopes.0 - slopes.1) < 1e-2)
        }
        #expect(wave.value(time: 1) == 10 && wave.value(time: 2) == 20 && wave.value(time: 3) == 0)
    }

    @Test func `explicit start and end velocities are used`() {
        let push = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { CubicKeyframe(1, duration: 1, startVelocity: 8, endVelocity: -2) }
        }
        #expect(abs(push.value(time: 1e-6) / 1e-6 - 8) < 1e-3)
        #expect(abs((1 - push.value(time: 1 - 1e-6)) / 1e-6 + 2) < 1e-3)
    }

    @Test func `a spring keyframe follows its spring and the next keyframe starts at its position`() {
        let spring = Spring(duration: 0.5, bounce: 0.4)
        let bounce = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                SpringKeyframe(10, duration: 0.2, spring: spring)
                LinearKeyframe(0, duration: 1)
            }
        }
        let handed = spring.value(target: 10.0, time: 0.2)
        #expect(abs(bounce.value(time: 0.1) - spring.value(target: 10.0, time: 0.1)) < 1e-12)
        #expect(abs(bounce.value(time: 0.7) - handed / 2) < 1e-12)
    }
}
