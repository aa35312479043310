import Framewright
import Testing

/// An animation of three steps, each a third of a second.
private struct Stairs: CustomAnimation {
    var count = 3.0

    func animate<Value: VectorArithmetic>(
        value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value? {
        guard time < 1 else { return nil }
        context.isLogicallyComplete = time >= 0.75
        return value.scaled(by: (time * count).rounded(.down) / count)
    }
}

/// An endless animation that is NaN half of the time.
private struct Endless: CustomAnimation {
    func animate<Value: VectorArithmetic>(
        value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value? { value.scaled(by: time.truncatingRemainder(dividingBy: 2) < 1 ? 0.5 : .nan) }
}

private struct Steady: CustomAnimation {
    func animate<Value: VectorArithmetic>(
        value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value? { time < 2 ? value.scaled(by: time / 2) : nil }

    func velocity<Value: VectorArithmetic>(
        value: Value, time: Double, context: AnimationContext<Value>
    ) -> Value? { value.scaled(by: 0.5) }
}

@MainActor
struct CustomAnimationTests {
    private func sliding() throws -> Moving {
        try Moving { scenery in
            Color.black.frame(width: 20, height: 20).named("box").offset(x: scenery.isOn ? 66 : 0)
        }
    }

    private func places(_ moving: Moving, _ moments: [Double]) throws -> [Double] {
        let now = moving.session.time
        return try moments.map { try moving.frame("box", at: now + $0).minX }
    }

    @Test func `a custom animation sets the value and ends at its end`() throws {
        let moving = try sliding()
        try moving.set(Animation(Stairs())) { $0.isOn = true }
        #expect(try places(moving, [0, 0.3, 0.4, 0.7, 0.99, 1]) == [90, 90, 112, 134, 134, 156])
        #expect(try moving.session.settle() == 1)
    }

    @Test func `delay, speed and repetition apply to a custom animation`() throws {
        let moving = try sliding()
        try moving.set(Animation(Stairs()).speed(2).delay(1)) { $0.isOn = true }
        #expect(try places(moving, [1, 1.2, 1.5]) == [90, 112, 156])
        #expect(Animation(Stairs()).repeatCount(3).settlingDuration == 3)
    }

    @Test func `logical completion is defined by the custom animation`() {
        #expect(Animation(Stairs()).logicalDuration == 0.75 && Animation(Steady()).logicalDuration == 2)
    }

    @Test func `an endless animation continues, and NaN counts as the end value`() throws {
        let moving = try sliding()
        try moving.set(Animation(Endless())) { $0.isOn = true }
        #expect(try places(moving, [0, 0.5, 1.5, 5000.5]) == [90, 123, 156, 123])
        #expect(throws: RenderError.self) { try moving.session.settle() }
    }

    @Test func `a spring continues with a custom animation's velocity`() throws {
        let moving = try sliding()
        try moving.set(Animation(Steady())) { $0.isOn = true }
        try moving.session.advance(1)
        try moving.set(.spring(duration: 10)) { $0.isOn = false }
        let places = try places(moving, [0, 0.25])
        #expect(places[0] == 123 && abs(places[1] - 123 - 0.25 * 33) < 2)
    }

    @Test func `equal custom animations are equal`() {
        #expect(Animation(Stairs()) == Animation(Stairs()) && Animation(Stairs()) != Animation(Stairs(count: 4)))
        #expect(Animation(Stairs()) != Animation(Steady()))
    }
}
