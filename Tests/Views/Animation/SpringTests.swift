import FramewrightDrawing
import Testing

@testable import FramewrightViews

struct SpringTests {
    private static let springs = [
        Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5, bounce: 0), Spring(duration: 0.4, bounce: -0.5),
        Spring(mass: 2, stiffness: 100, damping: 10), Spring(response: 0.5, dampingRatio: 0.825),
    ]

    @Test func `parameters are the documented ones`() {
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(bouncy.stiffness - 157.9) < 0.05 && abs(bouncy.damping - 17.6) < 0.05 && bouncy.mass == 1)
        let loose = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(loose.duration - 0.63) < 0.005 && abs(loose.bounce - 0.5) < 1e-12)
    }

    @Test(arguments: springs)
    func `a spring follows a numerical integration of its equation`(spring: Spring) {
        var (position, speed) = (0.0, 3.0)
        let step = 1e-5
        for count in 1...100_000 {
            (position, speed) = stepped(spring, position, speed, step)
            guard count.isMultiple(of: 5000) else { continue }
            let time = Double(count) * step
            #expect(abs(spring.value(target: 1, initialVelocity: 3, time: time) - position) < 1e-8)
            #expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: time) - speed) < 1e-6)
        }
    }

    @Test(arguments: springs)
    func `a settled spring stays within a 4,000th of the distance`(spring: Spring) {
        let settled = spring.settlingDuration
        for step in 0..<2000 {
            let time = settled * (1 + Double(step) / 500)
            let value = spring.value(target: 1.0, time: time)
            #expect(abs(1 - value) <= 0.000_25)
        }
        #expect(settled < 6 && Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    }

    @Test func `additive animations of one spring equal a retargeted one`() {
        let spring = Animation.spring(duration: 0.6, bounce: 0.2)
        var taken = AnimatedValue<Double>()
        taken.retarget(by: 100, spring, at: 0)
        var added = taken
        taken.retarget(by: -60, spring, at: 0.2)
        added.retarget(by: -60, .interpolatingSpring(duration: 0.6, bounce: 0.2), at: 0.2)
        for step in 0..<50 {
            let time = 0.2 + Double(step) / 50
            #expect(abs(taken.offset(at: time) - added.offset(at: time)) < 0.05)
        }
    }

    @Test(arguments: springs)
    func `many small updates equal one large update`(spring: Spring) {
        var (position, speed) = (10.0, -4.0)
        for _ in 0..<100 { spring.update(value: &position, velocity: &speed, target: 30, deltaTime: 0.005) }
        let way = spring.value(fromValue: 10.0, toValue: 30, initialVelocity: -4, time: 0.5)
        #expect(abs(position - way) < 1e-9)
        #expect(abs(speed - spring.velocity(fromValue: 10.0, toValue: 30, initialVelocity: -4, time: 0.5)) < 1e-8)
    }

    @Test(arguments: springs)
    func `the force is the derivative of the velocity`(spring: Spring) {
        func speed(_ time: Double) -> Double { spring.velocity(target: 2, initialVelocity: 3, time: time) }
        for time in [0.05, 0.2, 0.5] {
            let position = spring.value(target: 2.0, initialVelocity: 3, time: time)
            let change = (speed(time + 1e-6) - speed(time - 1e-6)) / 2e-6
            #expect(abs(spring.force(target: 2, position: position, velocity: speed(time)) - change) < 1e-4)
        }
    }

    @Test func `values with animatable components follow a spring`() {
        let (from, to) = (Point(x: 10, y: 0), Point(x: 20, y: 100))
        let point = Spring.bouncy.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        let share = Spring.bouncy.value(target: 1.0, time: 0.2)
        #expect(abs(point.x - (10 + 10 * share)) < 1e-9 && abs(point.y - 100 * share) < 1e-9)
        let force = Spring.bouncy.force(fromValue: from, toValue: to, position: to, velocity: .zero)
        #expect(force == .zero)
    }

    /// Performs a step of the classic Runge-Kutta method of order 4.
    private func stepped(
        _ spring: Spring, _ position: Double, _ speed: Double, _ step: Double
    ) -> (Double, Double) {
        func pull(_ x: Double, _ v: Double) -> Double {
            (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
        }
        let (v1, a1) = (speed, pull(position, speed))
        let (v2, a2) = (speed + a1 * step / 2, pull(position + v1 * step / 2, speed + a1 * step / 2))
        let (v3, a3) = (speed + a2 * step / 2, pull(position + v2 * step / 2, speed + a2 * step / 2))
        let (v4, a4) = (speed + a3 * step, pull(position + v3 * step, speed + a3 * step))
        return (
            position + step / 6 * (v1 + 2 * v2 + 2 * v3 + v4), speed + step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        )
    }
}
