import Testing

@testable import FramewrightViews

struct AnimationTests {
    @Test func `delay, speed and repetition`() {
        let line = Animation.linear(duration: 1)
        #expect(come(line.delay(2), [1, 2.25, 3]) == [0, 0.25, 1])
        #expect(come(line.speed(2), [0.25, 0.5]) == [0.5, 1])
        #expect(come(line.delay(1).speed(2), [0.5, 0.75, 1]) == [0, 0.5, 1])
        #expect(come(line.speed(2).delay(1), [1, 1.25]) == [0, 0.5])
        #expect(come(line.repeatCount(3), [0.25, 1.25, 2.25, 3]) == [0.25, 0.75, 0.25, 1])
        #expect(come(line.repeatCount(2, autoreverses: false), [0.25, 1.25, 2]) == [0.25, 0.25, 1])
        #expect(come(line.repeatForever(), [1000.25, 1001.25]) == [0.25, 0.75])
        #expect(come(line.delay(1).repeatForever(autoreverses: false), [0.5, 1.5, 2.5, 3.5]) == [0, 0.5, 0, 0.5])
    }

    @Test func `durations`() {
        let line = Animation.easeIn(duration: 1)
        #expect(line.delay(1).repeatCount(3).speed(2).settlingDuration == 3)
        #expect(line.repeatForever().settlingDuration == .infinity)
        #expect(Animation.linear.settlingDuration == 0.35)
        #expect(abs(Animation.default.logicalDuration - 0.55) < 1e-12)
        #expect(Animation.spring(duration: 0.5).delay(1).logicalDuration == 1.5)
    }

    @Test func `an animation can count as complete before it ends, never after`() {
        let line = Animation.linear(duration: 2)
        let early = line.logicallyComplete(after: 0.5)
        #expect(early.logicalDuration == 0.5 && early.settlingDuration == 2)
        #expect(come(early, [1, 1.5]) == [0.5, 0.75])
        #expect(early.speed(2).logicalDuration == 0.25 && early.delay(1).logicalDuration == 1.5)
        #expect(line.logicallyComplete(after: 5).logicalDuration == 2)
        #expect(line.repeatForever().logicallyComplete(after: 3).logicalDuration == 3)
        #expect(Animation.bouncy.logicallyComplete(after: 0.1).takesOver)
    }

    @Test func `an animation from a Spring value equals the one with the same numbers`() {
        let spring = Spring(duration: 0.4, bounce: 0.2)
        #expect(Animation.spring(spring, blendDuration: 1) == .spring(duration: 0.4, bounce: 0.2))
        #expect(
            Animation.interpolatingSpring(spring, initialVelocity: 3)
                == .interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: 3))
    }

    @Test func `the predefined springs have the documented parameters`() {
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.4))
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    }

    @Test func `an initial velocity carries an interpolating spring further`() {
        let still = Animation.interpolatingSpring(stiffness: 100, damping: 20)
        let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 5)
        #expect(come(pushed, [0.05])[0] > come(still, [0.05])[0])
        let spring = Spring(stiffness: 100, damping: 20)
        #expect(abs(come(pushed, [0.1])[0] - spring.value(target: 1, initialVelocity: 5, time: 0.1)) < 1e-9)
    }

    @Test func `an interrupted curve continues without a jump and is added to the next one`() {
        var track = AnimatedValue<Double>()
        track.retarget(by: -100, .easeInOut(duration: 1), at: 0)
        let before = track.offset(at: 0.5)
        track.retarget(by: 100, .easeInOut(duration: 1), at: 0.5)
        #expect(abs(before + 100 - track.offset(at: 0.5)) < 1e-12)
        #expect(abs(track.speed(at: 0.5) - 100 * UnitCurve.easeInOut.velocity(at: 0.5)) < 1e-9)
        let half = UnitCurve.easeInOut.value(at: 0.25)
        #expect(abs(track.offset(at: 0.75) - 100 * UnitCurve.easeInOut.value(at: 0.75) * (1 - half)) < 1e-9)
        #expect(track.end == 1.5 && track.offset(at: 1.5) == 0)
    }

    @Test func `10,000 retargets without an end are continuous and fast`() {
        var track = AnimatedValue<Double>()
        for step in 0..<10_000 {
            let (time, before) = (Double(step), track.offset(at: Double(step)))
            track.retarget(by: 1, .linear(duration: 1e6), at: time)
            #expect(abs(track.offset(at: time) - before - 1) < 1e-9)
        }
    }

    @Test func `a spring continues from position and speed`() {
        var track = AnimatedValue<Double>()
        track.retarget(by: -100, .linear(duration: 1), at: 0)
        track.retarget(by: 30, .bouncy, at: 0.4)
        #expect(abs(track.offset(at: 0.4) + 30) < 1e-9 && abs(track.speed(at: 0.4) - 100) < 1e-9)
        let change = track.offset(at: 0.4 + 1e-6) - track.offset(at: 0.4)
        #expect(abs(change / 1e-6 - 100) < 0.1)
    }

    @Test func `a change without an animation takes effect at once`() {
        var track = AnimatedValue<Double>()
        track.retarget(by: -100, .linear(duration: 1), at: 0)
        track.retarget(by: 30, nil, at: 0.4)
        #expect(track.isEmpty)
    }

    /// Returns the progress of an animation at several times, rounded to a billionth.
    private func come(_ animation: Animation, _ times: [Double]) -> [Double] {
        times.map { ((1 - animation.decay(at: $0).left) * 1e9).rounded() / 1e9 }
    }
}
