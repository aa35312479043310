import FramewrightDrawing

/// One animated change of a value: the distance from its new value and the velocity at the start.
struct ValueAnimation<Value: VectorArithmetic>: Sendable {
    let animation: Animation
    let start: Double
    let distance: Value
    let velocity: Value
    /// The animations that were running at the start. They go on underneath, and this one leads away from them.
    let earlier: AnimatedValue<Value>
    /// The time from which on it has no effect.
    let end: Double

    init(
        _ animation: Animation, start: Double, distance: Value, velocity: Value = .zero,
        earlier: AnimatedValue<Value> = AnimatedValue()
    ) {
        (self.animation, self.start, self.distance, self.velocity) = (animation, start, distance, velocity)
        self.earlier = earlier
        end = start + animation.settlingDuration
    }

    /// Returns the remaining distance to the new value.
    func offset(at time: Double) -> Value {
        guard time < end else { return .zero }
        let decay = animation.decay(at: time - start)
        return (distance + earlier.offset(at: time)).scaled(by: decay.left) + velocity.scaled(by: decay.carried)
    }

    /// Returns the change of the offset per second.
    func speed(at time: Double) -> Value {
        guard time < end else { return .zero }
        let decay = animation.decay(at: time - start)
        return (distance + earlier.offset(at: time)).scaled(by: decay.leftVelocity)
            + earlier.speed(at: time).scaled(by: decay.left) + velocity.scaled(by: decay.carriedVelocity)
    }
}

/// All running animations of a value towards its target.
///
/// A spring that takes over starts with the current distance and velocity. A curve blends from the path of the
/// running animations to the new target: the value does not jump, stays between the two, and has arrived when the
/// last curve ends, even if an earlier animation repeats forever. Interpolating springs are added up.
struct AnimatedValue<Value: VectorArithmetic>: Sendable {
    /// The animations, whose offsets are added up.
    private var animations: [ValueAnimation<Value>] = []

    /// The maximum nesting of animations. Beyond it, earlier animations are frozen at their current offset.
    private static var deepest: Int { 64 }

    /// Returns the offset to add to the target.
    func offset(at time: Double) -> Value { animations.reduce(.zero) { $0 + $1.offset(at: time) } }

    /// Returns the change of the offset per second.
    func speed(at time: Double) -> Value { animations.reduce(.zero) { $0 + $1.speed(at: time) } }

    /// The start of the last change.
    var start: Double { animations.reduce(-.infinity) { max($0, $1.start) } }

    /// The time at which the value has reached its target.
    var end: Double { animations.reduce(-.infinity) { max($0, $1.end) } }

    var isEmpty: Bool { animations.isEmpty }

    /// Returns the sum of both animated values.
    func joined(_ other: AnimatedValue) -> AnimatedValue {
        var animatedValue = self
        animatedValue.animations += other.animations
        return animatedValue
    }

    /// Returns an animated value that cancels a part of this one at any time.
    func opposed(_ part: (Value) -> Value) -> AnimatedValue {
        var animatedValue = AnimatedValue()
        animatedValue.animations = animations.map { running in
            ValueAnimation(
                running.animation, start: running.start, distance: .zero - part(running.distance),
                velocity: .zero - part(running.velocity), earlier: running.earlier.opposed(part))
        }
        return animatedValue
    }

    /// Changes the target. `distance` is the old target minus the new one. Without an animation the value jumps to
    /// the target.
    mutating func retarget(by distance: Value, _ animation: Animation?, at time: Double) {
        animations.removeAll { $0.end <= time }
        let length = distance.magnitudeSquared
        guard length > 0, length.isFinite else { return }
        guard let animation else { return animations = [] }
        if animation.addsUp { return animations.append(ValueAnimation(animation, start: time, distance: distance)) }
        animations = [
            animation.takesOver
                ? ValueAnimation(
                    animation, start: time, distance: distance + offset(at: time), velocity: speed(at: time))
                : depth < Self.deepest
                    ? ValueAnimation(animation, start: time, distance: distance, earlier: self)
                    : ValueAnimation(animation, start: time, distance: distance + offset(at: time))
        ]
    }

    private var depth: Int { animations.reduce(0) { max($0, $1.earlier.depth + 1) } }
}

/// An animated value with an erased type.
protocol AnyAnimatedValue: Sendable {
    /// The start of the last change.
    var start: Double { get }
    var end: Double { get }
    var isEmpty: Bool { get }
}

extension AnimatedValue: AnyAnimatedValue {}

extension Animatable {
    /// Returns the value with the offset of `animatedValue` at a time.
    func moved(by animatedValue: any AnyAnimatedValue, at time: Double) -> Self {
        guard let animatedValue = animatedValue as? AnimatedValue<AnimatableData> else { return self }
        var value = self
        value.animatableData = value.animatableData + animatedValue.offset(at: time)
        return value
    }

    /// Returns the animated value after a change from `old`, as a continuation of `animatedValue`; nil if nothing
    /// moves.
    func retargeted(
        from old: any Animatable, _ animatedValue: (any AnyAnimatedValue)?, _ animation: Animation?, at time: Double
    ) -> (any AnyAnimatedValue)? {
        guard AnimatableData.self != EmptyAnimatableData.self, let old = old as? Self else { return nil }
        var result = animatedValue as? AnimatedValue<AnimatableData> ?? AnimatedValue()
        result.retarget(by: old.animatableData - animatableData, animation, at: time)
        return result.isEmpty ? nil : result
    }
}
