import FramewrightDrawing

/// One change of a value, from the moment it began: how far from its new value it was, and how fast it moved.
struct ValueAnimation<Value: VectorArithmetic>: Sendable {
    let animation: Animation
    let start: Double
    let distance: Value
    let velocity: Value
    /// What was on its way when this began: it goes on, and this leads away from it.
    let earlier: AnimatedValue<Value>
    /// When nothing of it is left.
    let end: Double

    init(
        _ animation: Animation, start: Double, distance: Value, velocity: Value = .zero,
        earlier: AnimatedValue<Value> = AnimatedValue()
    ) {
        (self.animation, self.start, self.distance, self.velocity) = (animation, start, distance, velocity)
        self.earlier = earlier
        end = start + animation.settlingDuration
    }

    func offset(at time: Double) -> Value {
        guard time < end else { return .zero }
        let decay = animation.decay(at: time - start)
        return (distance + earlier.offset(at: time)).scaled(by: decay.left) + velocity.scaled(by: decay.carried)
    }

    func speed(at time: Double) -> Value {
        guard time < end else { return .zero }
        let decay = animation.decay(at: time - start)
        return (distance + earlier.offset(at: time)).scaled(by: decay.leftVelocity)
            + earlier.speed(at: time).scaled(by: decay.left) + velocity.scaled(by: decay.carriedVelocity)
    }
}

/// Everything that still keeps a value away from its target.
///
/// A spring that takes over begins with the distance and the speed of all that went on. A curve leads from where the value still
/// goes to its new target: there is no jump, nothing between the two is left, and when the last curve ends the value is there,
/// whatever went on under it, be it for ever. Interpolating springs add up.
struct AnimatedValue<Value: VectorArithmetic>: Sendable {
    /// They add up.
    private var courses: [ValueAnimation<Value>] = []

    /// When so many changes lie one inside the other, all of them stand still where they are.
    private static var deepest: Int { 64 }

    /// What to add to the target.
    func offset(at time: Double) -> Value { courses.reduce(.zero) { $0 + $1.offset(at: time) } }

    func speed(at time: Double) -> Value { courses.reduce(.zero) { $0 + $1.speed(at: time) } }

    /// When the last change began.
    var start: Double { courses.reduce(-.infinity) { max($0, $1.start) } }

    /// When it has arrived.
    var end: Double { courses.reduce(-.infinity) { max($0, $1.end) } }

    var isEmpty: Bool { courses.isEmpty }

    /// Both ways together.
    func joined(_ other: AnimatedValue) -> AnimatedValue {
        var track = self
        track.courses += other.courses
        return track
    }

    /// What takes part of it back at every moment.
    func opposed(_ part: (Value) -> Value) -> AnimatedValue {
        var track = AnimatedValue()
        track.courses = courses.map { course in
            ValueAnimation(
                course.animation, start: course.start, distance: .zero - part(course.distance),
                velocity: .zero - part(course.velocity), earlier: course.earlier.opposed(part))
        }
        return track
    }

    /// The target is another: `distance` is the way from the new one to the old one. Without an animation the value is
    /// there at once.
    mutating func retarget(by distance: Value, _ animation: Animation?, at time: Double) {
        courses.removeAll { $0.end <= time }
        let length = distance.magnitudeSquared
        guard length > 0, length.isFinite else { return }
        guard let animation else { return courses = [] }
        if animation.addsUp { return courses.append(ValueAnimation(animation, start: time, distance: distance)) }
        courses = [
            animation.takesOver
                ? ValueAnimation(
                    animation, start: time, distance: distance + offset(at: time), velocity: speed(at: time))
                : depth < Self.deepest
                    ? ValueAnimation(animation, start: time, distance: distance, earlier: self)
                    : ValueAnimation(animation, start: time, distance: distance + offset(at: time))
        ]
    }

    private var depth: Int { courses.reduce(0) { max($0, $1.earlier.depth + 1) } }
}

/// A track whose value's type is known to what it belongs to alone.
protocol AnyAnimatedValue: Sendable {
    /// When its last change began.
    var start: Double { get }
    var end: Double { get }
    var isEmpty: Bool { get }
}

extension AnimatedValue: AnyAnimatedValue {}

extension Animatable {
    /// The value at a moment on its way.
    func moved(by track: any AnyAnimatedValue, at time: Double) -> Self {
        guard let track = track as? AnimatedValue<AnimatableData> else { return self }
        var value = self
        value.animatableData = value.animatableData + track.offset(at: time)
        return value
    }

    /// The track once the value was another, at the end of `track`.
    func retargeted(
        from old: any Animatable, _ track: (any AnyAnimatedValue)?, _ animation: Animation?, at time: Double
    ) -> (any AnyAnimatedValue)? {
        guard AnimatableData.self != EmptyAnimatableData.self, let old = old as? Self else { return nil }
        var result = track as? AnimatedValue<AnimatableData> ?? AnimatedValue()
        result.retarget(by: old.animatableData - animatableData, animation, at: time)
        return result.isEmpty ? nil : result
    }
}
